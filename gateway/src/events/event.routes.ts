import { Injectable } from '@nestjs/common';
import { DomainError } from '@pte/service-kit/domain-error';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { Routes, route } from '../edge/route.js';
import { Sessions } from '../session/sessions.js';
import { EventFeed, replaySeconds } from './event-feed.js';
import { EventStream, type StreamSource } from './event-stream.js';
import { EventStreams } from './event-streams.js';

const positionPattern = /^(\d{1,15})-\d{1,10}$/;

/** Where a returning browser goes on: what it saw last, but not before the last minutes. `now` in unix seconds. */
export function resumeAfter(header: string | string[] | undefined, now: number): string | null {
  const [, milliseconds] = positionPattern.exec(String(header ?? '')) ?? [];
  if (milliseconds === undefined) return null;
  const earliest = (now - replaySeconds) * 1000;
  return Number(milliseconds) < earliest ? `${earliest}-0` : String(header);
}

/** What happens to the caller, as it happens. */
@Injectable()
export class EventRoutes extends Routes {
  constructor(
    private readonly feed: EventFeed,
    private readonly streams: EventStreams,
    private readonly sessions: Sessions,
  ) {
    super();
  }

  readonly stream = route(
    {
      method: 'GET',
      path: '/api/events',
      summary: 'Server-sent events of the caller; Last-Event-ID replays what was missed in the last 5 minutes',
      who: 'signed-in',
      token: 'header-or-cookie',
      data: z.string(),
      streams: 'text/event-stream',
    },
    async ({ caller: { userId }, token, now, request, reply }) => {
      const source: StreamSource = {
        after: (id) => this.feed.after(userId, id),
        isCurrent: () => this.isCurrent(token),
      };
      const position = resumeAfter(request.headers['last-event-id'], now) ?? (await this.positionNow(userId));
      const stream = new EventStream(userId, openResponse(reply), source, position);
      stream.begin(now);
      this.streams.open(stream, (leave) => reply.raw.once('close', leave));
    },
  );

  private positionNow(userId: number): Promise<string> {
    return this.feed.lastId(userId).catch(() => {
      throw new DomainError('UPSTREAM_UNAVAILABLE', 'unavailable');
    });
  }

  private async isCurrent(token: string): Promise<boolean> {
    try {
      await this.sessions.resolve(token);
      return true;
    } catch (error) {
      const gone = ['unauthenticated', 'forbidden'];
      return !(error instanceof DomainError && gone.includes(error.kind));
    }
  }
}

function openResponse(reply: FastifyReply) {
  reply.hijack();
  reply.raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'x-accel-buffering': 'no',
  });
  reply.raw.socket?.setNoDelay(true);
  return reply.raw;
}

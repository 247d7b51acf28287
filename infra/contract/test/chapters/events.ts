import { describe, expect, it } from '@jest/globals';
import { eventually } from '@pte/testing/eventually';
import type { Api } from '../api.js';
import { madeChoice } from '../questions.js';

/** What a stream said so far. */
interface Listened {
  text: string;
  ended: boolean;
  readonly stop: () => void;
}

async function listen(api: Api, headers: Readonly<Record<string, string>>): Promise<Listened> {
  const leave = new AbortController();
  const { body } = await fetch(`${api.address}/api/events`, { headers, signal: leave.signal });
  const heard: Listened = { text: '', ended: false, stop: () => leave.abort() };
  const read = async () => {
    for await (const chunk of (body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) heard.text += chunk;
  };
  void read()
    .catch(() => undefined)
    .finally(() => {
      heard.ended = true;
    });
  await eventually(() => expect(heard.text).toMatch(/^id: \S+\nevent: ready\ndata: \{"serverTime":\d+\}\n\n/));
  return heard;
}

/** Events of api.md 15 */
export const events = (api: Api) =>
  describe('events', () => {
    it('tell the learner, by cookie too, and nobody else; what was missed is replayed', async () => {
      const [learner, stranger, id] = await Promise.all([api.register(), api.register(), madeChoice(api)]);
      const mine = await listen(api, { cookie: `token=${learner.token}` });
      const foreign = await listen(api, { authorization: stranger.token });
      const body = { answer: '{"answer":1}', timeUsed: 1 };
      const { data } = await api.ask(learner.token, `PUT /api/question/item/${id}/validate`, { body });
      const told = `"submissionId":${data.questionSubmit.id},`;
      await eventually(() => expect(mine.text).toContain(told));
      const last = /^id: (\S+)/.exec(mine.text)?.[1] ?? '';
      const back = await listen(api, { authorization: learner.token, 'last-event-id': last });
      await eventually(() => expect(back.text).toContain(told));
      expect(foreign.text).not.toContain(told);
      for (const stream of [mine, foreign, back]) stream.stop();
    });

    it('keep five streams of a user, and end when the session does', async () => {
      const { token } = await api.register();
      const streams: Listened[] = [];
      for (let count = 0; count < 6; count += 1) streams.push(await listen(api, { authorization: token }));
      await eventually(() =>
        expect(streams.map(({ ended }) => ended)).toEqual([true, false, false, false, false, false]),
      );
      await api.ask(token, 'POST /api/user/sign-out');
      await eventually(() => expect(streams.every(({ ended }) => ended)).toBe(true));
      expect(streams.at(-1)?.text).toContain('event: session.revoked\ndata: {}\n');
    });

    it('are for those who are signed in', async () => {
      expect((await api.open('/api/events')).status).toBe(401);
      expect((await api.open('/api/events', { cookie: 'token=stale' })).status).toBe(401);
    });
  });

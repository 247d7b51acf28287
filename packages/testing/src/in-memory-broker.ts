import { EventEmitter, once } from 'node:events';
import type {
  ChunkHandler,
  IncomingMessage,
  MessageHandler,
  OutgoingMessage,
  SubscriptionSettings,
} from '@pte/messaging/event-bus';
import { RedeliveryRequest } from '@pte/messaging/event-bus';

export interface Member extends SubscriptionSettings {
  readonly handle: MessageHandler;
  readonly ahead: ChunkHandler | undefined;
}

interface Group {
  members: readonly Member[];
}

const usualRedelivery = 20;

/** What Kafka is to its clients, in this process: topics in partitions, groups with offsets, a head that blocks its partition. */
export class InMemoryBroker {
  private readonly logs = new Map<string, IncomingMessage[][]>();
  private readonly groups = new Map<string, Group>();
  private readonly changes = new EventEmitter().setMaxListeners(0);

  create(topic: string, partitions: number): void {
    if (!this.logs.has(topic))
      this.logs.set(
        topic,
        Array.from({ length: partitions }, () => []),
      );
  }

  topics(): string[] {
    return [...this.logs.keys()];
  }

  partitionsOf(topic: string): IncomingMessage[][] {
    const partitions = this.logs.get(topic);
    if (!partitions) throw new Error(`there is no topic ${topic}`);
    return partitions;
  }

  append(message: OutgoingMessage): void {
    const partitions = this.partitionsOf(message.topic);
    const partition = [...message.key].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % partitions.length;
    const log = partitions[partition];
    log?.push({ ...message, partition, offset: String(log.length) });
    this.changes.emit('change');
  }

  join(member: Member): void {
    const group = this.groups.get(member.group) ?? { members: [] };
    group.members = [...group.members, member];
    if (!this.groups.has(member.group)) {
      this.groups.set(member.group, group);
      for (const topic of member.topics)
        for (const [partition, log] of this.partitionsOf(topic).entries())
          void this.pump(group, partition, log, member.fromBeginning ? 0 : log.length);
    }
    this.changes.emit('change');
  }

  leave(member: Member): void {
    const group = this.groups.get(member.group);
    if (group) group.members = group.members.filter((other) => other !== member);
    this.changes.emit('change');
  }

  private async pump(group: Group, partition: number, log: readonly IncomingMessage[], start: number): Promise<never> {
    for (let next = start; ; ) {
      const message = log[next];
      const member = group.members[partition % group.members.length];
      if (!message || !member) await once(this.changes, 'change');
      else {
        const together = await this.handledAhead(group, member, log.slice(next));
        if (together > 0) next += together;
        else if (await this.isHandled(group, member, message)) next += 1;
      }
    }
  }

  /** How many were handled together; 0 as well when the member left the group before it was done. */
  private async handledAhead(group: Group, member: Member, waiting: readonly IncomingMessage[]): Promise<number> {
    if (!member.ahead || waiting.length < 2) return 0;
    const outcome = member.ahead(waiting).catch(() => 0);
    return Promise.race([outcome, this.absence(group, member).then(() => 0)]);
  }

  /** False when the handler failed, after the pause it asked for, and when its member left the group before it was done. */
  private async isHandled(group: Group, member: Member, message: IncomingMessage): Promise<boolean> {
    const outcome = member.handle(message).then(
      () => 'done' as const,
      (error: unknown) => (error instanceof RedeliveryRequest ? error.retryIn : usualRedelivery),
    );
    const result = await Promise.race([outcome, this.absence(group, member)]);
    if (typeof result === 'number') await new Promise((resolve) => setTimeout(resolve, result));
    return result === 'done';
  }

  private async absence(group: Group, member: Member): Promise<'gone'> {
    while (group.members.includes(member)) await once(this.changes, 'change');
    return 'gone';
  }
}

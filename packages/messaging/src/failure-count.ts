import type { IncomingMessage } from './event-bus.js';

/** Failures in a row of the message at the head of each partition. */
export class FailureCount {
  private readonly heads = new Map<string, { readonly offset: string; failures: number }>();

  /** How often the message has failed, this time included. */
  add(message: IncomingMessage): number {
    const partition = partitionOf(message);
    const head = this.heads.get(partition);
    const failures = head?.offset === message.offset ? head.failures + 1 : 1;
    this.heads.set(partition, { offset: message.offset, failures });
    return failures;
  }

  forget(message: IncomingMessage): void {
    this.heads.delete(partitionOf(message));
  }
}

const partitionOf = ({ topic, partition }: IncomingMessage) => `${topic}/${partition}`;

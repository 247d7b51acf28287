import { generateKeyPairSync } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Merchant } from './merchant.js';
import { type Notice, notificationForm } from './messages.js';

/** What goes wrong with notifications from now on. */
export interface Faults {
  /** Milliseconds before the first attempt. */
  readonly delay: number;
  /** How often each is sent, whatever is answered. */
  readonly repeat: number;
  /** Milliseconds, at random, by which each copy comes later: they overtake each other. */
  readonly reorder: number;
  /** Nothing is sent at all. */
  readonly drop: boolean;
  /** Signed by somebody else. */
  readonly forge: boolean;
}

export const noFaults: Faults = { delay: 0, repeat: 1, reorder: 0, drop: false, forge: false };

/** Seconds between the attempts of a notification that is not answered `success`, as Alipay documents them. */
const schedule = [240, 600, 600, 3_600, 7_200, 21_600, 54_000];

const accepted = 'success';
/** Milliseconds that an application may take to answer. */
const timeout = 10_000;

/** Sends notifications until they are answered `success`. */
export class Notifier {
  faults: Faults = noFaults;
  private readonly ending = new AbortController();

  /** `scale`: how much quicker than Alipay's the schedule runs. */
  constructor(
    private readonly merchant: Merchant,
    private readonly scale: number,
  ) {}

  /** Answers what the first copy was answered at its first attempt; `''` when nothing was sent or nobody answered. */
  async send(url: string, notice: Notice): Promise<string> {
    const { drop, delay, repeat, reorder } = this.faults;
    if (drop) return '';
    const form = this.formOf(notice);
    const copies = Array.from({ length: repeat }, async () => {
      await this.pause(delay + Math.random() * reorder);
      return this.deliver(url, form);
    });
    return (await copies[0]) ?? '';
  }

  close(): void {
    this.ending.abort();
  }

  private formOf(notice: Notice): Record<string, string> {
    if (!this.faults.forge) return notificationForm(this.merchant, notice);
    const { privateKey: alipayKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    return notificationForm({ ...this.merchant, alipayKey }, notice);
  }

  private async deliver(url: string, form: Record<string, string>): Promise<string> {
    const answer = await this.attempt(url, form);
    if (answer !== accepted) void this.repeat(url, form);
    return answer;
  }

  private async repeat(url: string, form: Record<string, string>): Promise<void> {
    for (const seconds of schedule) {
      await this.pause((seconds * 1000) / this.scale);
      if (this.ending.signal.aborted || (await this.attempt(url, form)) === accepted) return;
    }
  }

  private async attempt(url: string, form: Record<string, string>): Promise<string> {
    try {
      const signal = AbortSignal.any([AbortSignal.timeout(timeout), this.ending.signal]);
      return await (await fetch(url, { method: 'POST', body: new URLSearchParams(form), signal })).text();
    } catch {
      return '';
    }
  }

  private async pause(milliseconds: number): Promise<void> {
    await wait(milliseconds, undefined, { signal: this.ending.signal, ref: false }).catch(() => undefined);
  }
}

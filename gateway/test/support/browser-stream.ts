export interface SeenEvent {
  readonly id: string;
  readonly event: string;
  // biome-ignore lint/suspicious/noExplicitAny: the tests look into data of every shape.
  readonly data: any;
}

/** An open event stream, as a browser reads it. */
export class BrowserStream {
  readonly events: SeenEvent[] = [];
  readonly comments: string[] = [];
  readonly retries: string[] = [];
  readonly ended: Promise<void>;
  private readonly abort: AbortController;

  private constructor(
    readonly response: Response,
    abort: AbortController,
  ) {
    this.abort = abort;
    this.ended = this.read().catch(() => undefined);
  }

  static async open(url: string, headers: Record<string, string>): Promise<BrowserStream> {
    const abort = new AbortController();
    const response = await fetch(`${url}/api/events`, { headers, signal: abort.signal });
    return new BrowserStream(response, abort);
  }

  names(): string[] {
    return this.events.map(({ event }) => event);
  }

  close(): void {
    this.abort.abort();
  }

  private async read(): Promise<void> {
    let text = '';
    for await (const chunk of this.response.body ?? []) {
      text += new TextDecoder().decode(chunk as Uint8Array);
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      for (const block of blocks) this.take(block);
    }
  }

  private take(block: string): void {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? '';
    if (block.startsWith(':')) this.comments.push(block);
    else if (block.startsWith('retry:')) this.retries.push(field('retry'));
    else this.events.push({ id: field('id'), event: field('event'), data: JSON.parse(field('data')) });
  }
}

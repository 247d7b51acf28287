import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

/** Lines for a program, and what it will say to them. */
export interface LineQuestion {
  readonly lines: readonly string[];
  /** How many of its lines, of those that `isAnswer` takes for one, make the answer. */
  readonly answers: number;
  readonly isAnswer: (line: string) => boolean;
  readonly timeLimitSeconds: number;
}

interface Asked {
  readonly question: LineQuestion;
  readonly heard: string[];
  readonly resolve: (heard: string[]) => void;
  readonly reject: (reason: Error) => void;
}

export class TooSlow extends Error {}

/** A program that answers lines with lines. Of no more use after a failure. It ends with its input, so with whoever started it. */
export class LineProcess {
  private readonly child: ChildProcessByStdio<Writable, Readable, null>;
  private asked: Asked | null = null;
  private isGone = false;

  constructor(command: string, programArguments: readonly string[]) {
    this.child = spawn(command, programArguments, { stdio: ['pipe', 'pipe', 'ignore'] });
    createInterface({ input: this.child.stdout }).on('line', (line) => this.hear(line));
    for (const source of [this.child, this.child.stdin]) {
      source.on('error', () => this.lose(new Error('the checker could not be reached')));
    }
    this.child.on('exit', () => this.lose(new Error('the checker ended')));
  }

  get hasEnded(): boolean {
    return this.isGone;
  }

  /** One question at a time. Throws TooSlow, or when the program ends; it is ended then. */
  async ask(question: LineQuestion): Promise<string[]> {
    const timer = setTimeout(() => this.lose(new TooSlow()), question.timeLimitSeconds * 1000);
    try {
      return await new Promise<string[]>((resolve, reject) => {
        this.asked = { question, heard: [], resolve, reject };
        if (this.isGone) this.lose(new Error('the checker ended'));
        else if (question.lines.length > 0) this.child.stdin.write(`${question.lines.join('\n')}\n`);
      });
    } catch (error) {
      this.end();
      throw error;
    } finally {
      clearTimeout(timer);
      this.asked = null;
    }
  }

  end(): void {
    this.isGone = true;
    this.child.kill('SIGKILL');
  }

  private hear(line: string): void {
    if (!this.asked?.question.isAnswer(line)) return;
    this.asked.heard.push(line);
    if (this.asked.heard.length >= this.asked.question.answers) this.asked.resolve(this.asked.heard);
  }

  private lose(reason: Error): void {
    this.isGone = true;
    this.asked?.reject(reason);
  }
}

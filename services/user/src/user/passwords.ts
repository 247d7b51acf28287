import { hash, verify } from '@node-rs/argon2';
import { Turns } from './turns.js';

/** argon2id with the first recommendation of OWASP's Password Storage Cheat Sheet: 19 MiB, 2 passes, 1 lane. */
const parameters = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash function, and what counts its calls in a test. */
export interface Argon2 {
  hash(password: string, options: typeof parameters): Promise<string>;
  verify(hashed: string, password: string): Promise<boolean>;
}

/** Hashes on the thread pool, a few at a time, so that a burst of sign-ins leaves threads and cores to others. */
export class Passwords {
  private readonly turns: Turns;
  private decoy: Promise<string> | undefined;

  constructor(
    concurrency: number,
    private readonly argon2: Argon2 = { hash, verify },
  ) {
    this.turns = new Turns(concurrency);
  }

  hash(password: string): Promise<string> {
    return this.turns.run(() => this.argon2.hash(password, parameters));
  }

  /** Without a hash it computes as long and answers false, so that time does not tell who exists. */
  async matches(stored: string | null, password: string): Promise<boolean> {
    this.decoy ??= this.hash('the password of nobody');
    const against = stored ?? (await this.decoy);
    const isRight = await this.turns.run(() => this.argon2.verify(against, password));
    return stored !== null && isRight;
  }
}

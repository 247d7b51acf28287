/** Keys whose values are nobody else's business. Codes of six digits stand for themselves too often to be looked for. */
const secretKeys = ['password', 'oldPassword', 'newPassword', 'phone', 'email', 'token', 'oauthToken', 'totpSecret'];

/** Shorter values are found by accident. */
const leastCharacters = 8;

/** A phone number without what may stand in front of it. */
const core = (value: string): string => value.trim().replace(/^\+86/, '');

/** What people told the product and what it gave them alone, to be looked for where it must not be. */
export class Secrets {
  private readonly values = new Set<string>();

  /** Remembers what of these JSON values is a secret. */
  note(...bodies: readonly unknown[]): void {
    for (const body of bodies) {
      if (typeof body !== 'object' || body === null) continue;
      for (const [key, value] of Object.entries(body)) {
        if (typeof value === 'string' && secretKeys.includes(key)) this.add(value);
        else if (key === 'user') this.note(value);
      }
    }
  }

  /** Those that stand in a line, in any case. */
  foundIn(lines: readonly string[]): string[] {
    const text = lines.join('\n').toLowerCase();
    return [...this.values].filter((value) => text.includes(value.toLowerCase()));
  }

  private add(value: string): void {
    if (core(value).length >= leastCharacters) this.values.add(core(value));
  }
}

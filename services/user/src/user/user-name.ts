/** Letters and digits of any script with their marks, and `_`, `-`, `.`; nothing that cannot be seen. */
const allowed = /^(?:(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{Nd}_.-])+$/u;
const digitsOnly = /^\p{Nd}+$/u;

/** Problem code of a trimmed name; null when it may be used. spec: api.md 3 */
export function nameProblem(name: string): string | null {
  const characters = [...name].length;
  if (characters < 3 || characters > 50) return 'name.length';
  if (!allowed.test(name)) return 'name.characters';
  return digitsOnly.test(name) ? 'name.digits' : null;
}

/**
 * What two names have in common when they are the same name: NFKC, without case. Upper case first, because that joins what
 * lower case keeps apart (`ß` and `ss`, both forms of the small sigma).
 */
export function nameKey(name: string): string {
  const folded = [...name.normalize('NFKC')].map((character) => character.toUpperCase().toLowerCase()).join('');
  return folded.normalize('NFKC');
}

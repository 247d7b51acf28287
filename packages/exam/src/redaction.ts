import type { TypeRules } from './type-rules.js';

/** Names under which any type's answer might be looked for. */
const alwaysSecret = ['answer', 'key', 'transcript'];

/** Top-level names in a question's content that would show its key to the learner. */
export const secretsIn = (rules: Pick<TypeRules, 'secrets'>, content: object): string[] =>
  Object.keys(content).filter((name) => alwaysSecret.includes(name) || rules.secrets.includes(name));

/** The content without what gives the key away: what a learner may see before answering. */
export function redact<Content extends object>(rules: Pick<TypeRules, 'secrets'>, content: Content): Partial<Content> {
  const secrets = new Set(secretsIn(rules, content));
  return Object.fromEntries(Object.entries(content).filter(([name]) => !secrets.has(name))) as Partial<Content>;
}

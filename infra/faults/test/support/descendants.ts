import { readdirSync, readFileSync } from 'node:fs';
import { identityOf, type ProcessIdentity } from '@pte/local/process/process-identity';

/** Every process that this one started, and those that they started. */
export function descendantsOf(pid: number): ProcessIdentity[] {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === pid)
    .map(Number);
  const own = children.flatMap((child) => identityOf(child) ?? []);
  return [...own, ...children.flatMap(descendantsOf)];
}

function parentOf(pid: string): number | undefined {
  try {
    const facts = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(facts.slice(facts.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    // It ended meanwhile.
    return undefined;
  }
}

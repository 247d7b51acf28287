import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  src?: string;
  isEntry?: boolean;
  imports?: string[];
}

const dist = join(import.meta.dirname, '../dist');
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
const kilobyte = 1000;
const homeBudget = 170 * kilobyte;
const routeBudget = 80 * kilobyte;

const sizes = new Map<string, number>();
const sizeOf = (file: string): number => {
  const known = sizes.get(file) ?? gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
  sizes.set(file, known);
  return known;
};

const closure = (names: string[], seen = new Set<string>()): Set<string> => {
  for (const name of names) {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) continue;
    seen.add(name);
    closure(chunk.imports ?? [], seen);
  }
  return seen;
};

const scriptsOf = (names: Set<string>): Set<string> =>
  new Set([...names].flatMap((name) => manifest[name]?.file ?? []).filter((file) => file.endsWith('.js')));

const total = (files: Iterable<string>): number => [...files].reduce((sum, file) => sum + sizeOf(file), 0);

const entry = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
const firstTexts = Object.keys(manifest).filter((name) => /locales\/zh-CN\/(common|home)\.json$/.test(name));
const entryScripts = scriptsOf(closure(entry));
const home = scriptsOf(closure([...entry, 'src/features/home/home.page.tsx', ...firstTexts]));

const rows = [{ what: 'first load of /app', size: total(home), budget: homeBudget }];
for (const name of Object.keys(manifest).filter((one) => /\.page\.tsx$|\/form\.tsx$|-dialog\.tsx$/.test(one))) {
  const own = [...scriptsOf(closure([name]))].filter((file) => !entryScripts.has(file));
  rows.push({ what: name, size: total(own), budget: routeBudget });
}

for (const { what, size, budget } of rows) {
  const verdict = size <= budget ? 'ok  ' : 'OVER';
  console.log(`${verdict} ${(size / kilobyte).toFixed(1).padStart(6)} / ${budget / kilobyte} kB  ${what}`);
}
process.exitCode = rows.every(({ size, budget }) => size <= budget) ? 0 : 1;

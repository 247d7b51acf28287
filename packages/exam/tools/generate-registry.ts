/** Writes src/registry.generated.ts from the folders in src/types; with --check it only compares. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const source = join(import.meta.dirname, '..', 'src');
const target = join(source, 'registry.generated.ts');

const names = readdirSync(join(source, 'types'))
  .filter((name) => existsSync(join(source, 'types', name, 'rules.ts')))
  .sort();
const text = [
  '// Generated from the folders in types/ by `npm run gen -w @pte/exam`.',
  "import type { TypeRules } from './type-rules.js';",
  ...names.map((name) => `import { rules as ${name} } from './types/${name}/rules.js';`),
  '',
  `export const allTypeRules: readonly TypeRules[] = [${names.join(', ')}];`,
  '',
].join('\n');

if (!process.argv.includes('--check')) writeFileSync(target, text);
else if (!existsSync(target) || readFileSync(target, 'utf8') !== text) {
  console.error('packages/exam/src/registry.generated.ts is stale: run `npm run gen -w @pte/exam`');
  process.exit(1);
}

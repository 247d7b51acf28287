/**
 * Writes the JSON Schema of every event to schemas/; with --check it only compares. Either way it refuses a schema that breaks
 * what the one in schemas/ promises: such a change is a new version beside the old one.
 */
import './import-sources.ts';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { EventDefinition } from '../src/define-event.js';

const { brokenPromises } = await import('../src/schemas/broken-promises.js');
const { schemaOf } = await import('../src/schemas/schema-of.js');

const root = join(import.meta.dirname, '..');
const folder = join(root, 'schemas');
const isCheck = process.argv.includes('--check');

const isDefinition = (value: unknown): value is EventDefinition =>
  typeof value === 'function' && 'type' in value && 'topic' in value && 'data' in value;

const modules = await Promise.all(
  globSync('src/**/*.v*.ts', { cwd: root }).map((file) => import(pathToFileURL(join(root, file)).href)),
);
const schemas = modules
  .flatMap((module) => Object.values(module))
  .filter(isDefinition)
  .map(schemaOf);

mkdirSync(folder, { recursive: true });
const pathOf = (id: string) => join(folder, `${id}.json`);
const problems = [
  ...Object.entries(Object.groupBy(schemas, ({ $id }) => $id))
    .filter(([, same = []]) => same.length > 1)
    .map(([id]) => `${id} is declared twice`),
  ...readdirSync(folder)
    .map((file) => file.replace(/\.json$/, ''))
    .filter((id) => !schemas.some(({ $id }) => $id === id))
    .map((id) => `${id} is not declared any more`),
];
for (const schema of schemas) {
  const path = pathOf(schema.$id);
  const text = `${JSON.stringify(schema, null, 2)}\n`;
  const committed = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  const broken = committed === undefined ? [] : brokenPromises(JSON.parse(committed), schema);
  problems.push(...broken.map((promise) => `${schema.$id}: ${promise}; declare a new version beside it`));
  if (broken.length > 0 || committed === text) continue;
  if (isCheck) problems.push(`${schema.$id} is stale: run \`npm run gen -w @pte/events\``);
  else writeFileSync(path, text);
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = import.meta.dirname;

/** `@pte/<name>/x` stands for the sources of that workspace, as in the tests. */
const workspaceFolders = ['packages', 'services', 'infra']
  .flatMap((parent) => readdirSync(join(root, parent)).map((name) => join(root, parent, name)))
  .concat(join(root, 'gateway'))
  // A folder of tests alone is no workspace.
  .filter((folder) => existsSync(join(folder, 'package.json')));
const alias = Object.fromEntries(
  workspaceFolders.map((folder) => [
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).name,
    join(folder, 'src'),
  ]),
);

export default { resolve: { alias, extensionAlias: { '.js': ['.ts', '.tsx', '.js'] } } };

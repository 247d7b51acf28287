import { join } from 'node:path';
import { root } from '../folders.ts';

/** A part of `make test`: a check that holds or not, or a Jest project whose tests are counted. */
export interface Suite {
  readonly name: string;
  readonly arguments: readonly string[];
  readonly counts: 'itself' | 'tests';
}

const bin = (path: string): string => join(root, 'node_modules', path);

const check = (name: string, script: string, ...workspace: string[]): Suite => ({
  name,
  arguments: ['run', '--silent', script, ...workspace],
  counts: 'itself',
});

const tests = (project: string, workers: number): Suite => ({
  name: project,
  arguments: [
    ...['--experimental-vm-modules', '--no-warnings', bin('jest/bin/jest.js')],
    ...['--selectProjects', project, '--no-watchman', `--maxWorkers=${workers}`],
  ],
  counts: 'tests',
});

export const suites: readonly Suite[] = [
  check('lint', 'lint'),
  check('types', 'typecheck'),
  check('generated rpc', 'check', '--workspace=@pte/rpc'),
  check('generated events', 'check', '--workspace=@pte/events'),
  check('generated exam', 'gen:check', '--workspace=@pte/exam'),
  check('bundle size', 'size', '--workspace=@pte/frontend'),
  // Speaks the starter bank, which the stacks of the tests then find spoken.
  check('starter bank', 'seed-check'),
  tests('unit', 2),
  tests('frontend', 2),
  tests('integration', 2),
  tests('browser', 1),
];

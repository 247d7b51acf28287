import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const rootDir = import.meta.dirname;
const { workspaces } = JSON.parse(readFileSync(join(rootDir, 'package.json'), 'utf8'));

const foldersOf = (pattern) =>
  pattern.endsWith('/*')
    ? readdirSync(join(rootDir, pattern.slice(0, -2))).map((name) => `${pattern.slice(0, -2)}/${name}`)
    : [pattern];

/** Tests run our sources, not the build: each workspace's name leads to its src folder. */
const ownSources = Object.fromEntries(
  workspaces
    .flatMap(foldersOf)
    .map((folder) => [JSON.parse(readFileSync(join(rootDir, folder, 'package.json'), 'utf8')).name, folder])
    .map(([name, folder]) => [`^${name}/(.*)$`, [`${rootDir}/${folder}/src/$1.ts`, `${rootDir}/${folder}/src/$1.tsx`]]),
);

const swc = {
  jsc: {
    target: 'es2024',
    parser: { syntax: 'typescript', tsx: false, decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
    keepClassNames: true,
  },
  module: { type: 'es6' },
  sourceMaps: 'inline',
};
const swcReact = {
  ...swc,
  jsc: {
    ...swc.jsc,
    parser: { ...swc.jsc.parser, tsx: true },
    transform: { ...swc.jsc.transform, react: { runtime: 'automatic' } },
  },
};

const project = (displayName, settings) => ({
  displayName,
  rootDir,
  roots: ['packages', 'gateway', 'services', 'infra', 'frontend'].map((folder) => `<rootDir>/${folder}`),
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleFileExtensions: ['js', 'mjs', 'cjs', 'ts', 'tsx', 'json', 'node'],
  moduleNameMapper: { ...ownSources, '^(\\.{1,2}/.*)\\.js$': '$1' },
  modulePathIgnorePatterns: ['/dist/'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  transform: { '\\.tsx$': ['@swc/jest', swcReact], '\\.ts$': ['@swc/jest', swc] },
  clearMocks: true,
  ...settings,
});

const backend = '{packages,gateway,services,infra}';

export default {
  // Jest takes it from here only: a project's own is not read. Real infrastructure on a busy machine needs it.
  testTimeout: 120_000,
  projects: [
    project('unit', { testMatch: [`<rootDir>/${backend}/**/src/**/*.test.ts`] }),
    project('frontend', {
      testMatch: ['<rootDir>/frontend/src/**/*.test.{ts,tsx}'],
      testEnvironment: 'jsdom',
      setupFiles: ['<rootDir>/frontend/src/testing/browser-globals.ts'],
      moduleNameMapper: {
        ...ownSources,
        '\\.(css|svg|png|woff2?)$': '<rootDir>/packages/testing/jest/asset.mjs',
        '^(\\.{1,2}/.*)\\.jsx?$': '$1',
      },
    }),
    project('integration', {
      testMatch: [`<rootDir>/${backend}/**/test/**/*.test.ts`],
      globalSetup: '<rootDir>/packages/testing/jest/start-infrastructure.mjs',
      globalTeardown: '<rootDir>/packages/testing/jest/stop-infrastructure.mjs',
    }),
    project('browser', {
      testMatch: ['<rootDir>/frontend/e2e/**/*.e2e.ts'],
      globalSetup: '<rootDir>/packages/testing/jest/start-stack.mjs',
      globalTeardown: '<rootDir>/packages/testing/jest/stop-stack.mjs',
    }),
  ],
};

/** The rules of the house (docs: architecture), checked by `make lint`. Paths are folders of this repository. */
const service = '^services/([^/]+)/';
const tests = '(\\.test\\.tsx?|\\.e2e\\.ts)$|/(test|e2e)/';
const npm = (...names) => `(^|/)node_modules/(@types/)?(${names.join('|')})(/|$)`;

const forbidden = [
  {
    name: 'no-circular',
    comment: 'Files that need each other at run time are one file, or miss a third.',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'no-unresolvable',
    comment: 'An import that leads nowhere breaks at run time; it also would hide from the other rules.',
    from: { pathNot: '^frontend/src/.*\\.tsx?$' },
    to: { couldNotResolve: true },
  },
  {
    name: 'service-imports-packages-and-itself',
    comment:
      'A service never imports another service, the gateway, the frontend or infra; it asks by gRPC or listens to events.',
    from: { path: service, pathNot: tests },
    to: { path: '^(services|gateway|frontend|infra)/', pathNot: '^services/$1/' },
  },
  {
    name: 'test-of-a-service-fakes-its-neighbours',
    comment: 'A service is tested alone; only the simulators and the local infrastructure may stand beside it.',
    from: { path: service },
    to: { path: '^(services|gateway|frontend)/', pathNot: '^services/$1/' },
  },
  {
    name: 'gateway-imports-packages-and-itself',
    comment: 'The gateway knows services by their proto only.',
    from: { path: '^gateway/' },
    to: { path: '^(services|frontend)/' },
  },
  {
    name: 'packages-import-packages',
    comment: 'A package is below the rooms that use it. packages/testing starts the machine of infra/local.',
    from: { path: '^packages/', pathNot: [tests, '^packages/testing/'] },
    to: { path: '^(services|gateway|frontend|infra)/' },
  },
  {
    name: 'no-testing-in-production',
    comment: 'What runs in production does not import the test tools.',
    from: { path: '^(packages|gateway|services|frontend)/', pathNot: [tests, '^packages/testing/'] },
    to: { path: ['^packages/testing/', '^infra/'] },
  },
  {
    name: 'exam-and-events-are-pure',
    comment: 'They import nothing but their schema library: no I/O, no package of ours.',
    from: { path: '^packages/(exam|events)/src/', pathNot: tests },
    to: { pathNot: ['^packages/$1/', npm('zod')] },
  },
  {
    name: 'rpc-imports-nothing-of-ours',
    comment: 'Generated code stands at the bottom.',
    from: { path: '^packages/rpc/' },
    to: { path: '^(packages|services|gateway|frontend|infra)/', pathNot: '^packages/rpc/' },
  },
  {
    name: 'frontend-imports-exam-only',
    comment: 'The browser gets the exam rules and generated types, nothing else of ours.',
    from: { path: '^frontend/', pathNot: tests },
    to: { path: '^(packages|services|gateway|infra)/', pathNot: '^packages/exam/' },
  },
  {
    name: 'frontend-ui-and-lib-are-at-the-bottom',
    comment: 'ui, lib -> features, practice -> app, never back.',
    from: { path: '^frontend/src/(ui|lib)/' },
    to: { path: '^frontend/src/(features|practice|app)/' },
  },
  {
    name: 'frontend-features-do-not-know-the-app',
    comment: 'ui, lib -> features, practice -> app, never back.',
    from: { path: '^frontend/src/(features|practice)/' },
    to: { path: '^frontend/src/app/' },
  },
  {
    name: 'frontend-features-are-apart',
    comment: 'A feature folder does not reach into another.',
    from: { path: '^frontend/src/features/([^/]+)/' },
    to: { path: '^frontend/src/features/', pathNot: '^frontend/src/features/$1/' },
  },
  {
    name: 'kafka-client-in-messaging-only',
    comment: 'So that the client can be replaced in one place.',
    from: { pathNot: '^packages/messaging/' },
    to: { path: npm('kafkajs') },
  },
  {
    name: 'opentelemetry-in-service-kit-only',
    comment: 'Others ask the tracing file of the service kit.',
    from: { pathNot: '^packages/service-kit/' },
    to: { path: npm('@opentelemetry') },
  },
  {
    name: 'typeorm-in-repositories-records-and-migrations-only',
    comment: 'Use cases and domain objects do not know the table mapper; the service kit opens its connection.',
    from: {
      path: '^(packages|gateway|services|frontend|infra)/',
      pathNot: ['\\.(repository|record|migration)\\.ts$', '/migrations/', '^packages/service-kit/', tests],
    },
    to: { path: npm('typeorm') },
  },
  {
    name: 'one-file-knows-ali-oss',
    comment: 'One file per provider, behind a port.',
    from: { pathNot: ['^packages/object-store/src/aliyun-object-store\\.ts$', tests] },
    to: { path: npm('ali-oss') },
  },
  {
    name: 'one-file-knows-alipay-sdk',
    comment: 'One file per provider, behind a port.',
    from: { pathNot: ['^services/payment/src/provider/alipay-provider\\.ts$', tests] },
    to: { path: npm('alipay-sdk') },
  },
  {
    name: 'bullmq-in-scoring-only',
    comment: 'Others hear of work by events.',
    from: { pathNot: '^services/scoring/' },
    to: { path: npm('bullmq') },
  },
];

export default {
  forbidden: forbidden.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^((packages|services|infra)/[^/]+|gateway|frontend)/(dist|dist-types)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
    webpackConfig: { fileName: '.dependency-cruiser-resolve.mjs' },
    cache: false,
  },
};

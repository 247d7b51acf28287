import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aWav } from '@pte/testing/wav-file';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { accountCases, fillWithAccounts } from './support/account-calls.js';
import { aGateway, type TestGateway } from './support/gateway.js';
import { aQuestionRow, fillWithQuestions } from './support/questions.js';
import { fillWithResources } from './support/resources.js';
import {
  aHistoryEntry,
  aListedSession,
  aLoginSession,
  aMockReport,
  aMockResult,
  aMockSession,
  anOrder,
  aPteProfile,
  aQuestionType,
  aReport,
  aSavedItem,
  aSelfUser,
  aSignIn,
  aSubmission,
  somePreferences,
  someStats,
} from './support/shapes.js';
import { aForm } from './support/sounds.js';

interface Case {
  /** Method and path template of the document. */
  readonly call: string;
  readonly path: string;
  readonly token?: string;
  readonly body?: unknown;
}

const json = (value: unknown) => () => ({ json: JSON.stringify(value) });
const page = (value: unknown) => () => ({ json: JSON.stringify([value]), count: 1 });

const name = 'lily_2026';
const password = 'secret-1';
const question = { name: 'x', content: '{}', answer: '{}' };
const session = aLoginSession.id;
const mock = { name: 'Mock 1', content: '{"reading":[1]}', difficulty: 0 };
const sitting = `/api/mock/session/${aListedSession.id}`;
const { updatedAt: _, ...goal } = aPteProfile;
const file = '?fileType=audio/wav&key=a.wav';

const purchase = '/api/payment/alipay/order';

const cases: Case[] = [
  ...accountCases,
  { call: 'PUT /api/user/register', path: '/api/user/register', body: { name, password } },
  { call: 'POST /api/user/sign-in', path: '/api/user/sign-in', body: { name, password } },
  { call: 'POST /api/user', path: '/api/user', token: 'learner' },
  { call: 'POST /api/user/sign-out', path: '/api/user/sign-out', token: 'learner' },
  {
    ...{ call: 'POST /api/user/update-password', path: '/api/user/update-password', token: 'learner' },
    body: { oldPassword: '', newPassword: password, confirmPassword: password },
  },
  { call: 'GET /api/user/sessions', path: '/api/user/sessions', token: 'learner' },
  { call: 'DELETE /api/user/sessions/{id}', path: `/api/user/sessions/${session}`, token: 'learner' },
  { call: 'DELETE /api/user/sessions', path: '/api/user/sessions', token: 'learner' },
  { call: 'GET /api/user', path: '/api/user?type=0,1&search=li', token: 'admin' },
  { call: 'GET /api/user', path: '/api/user?count=true', token: 'admin' },
  { call: 'GET /api/user/{id}', path: '/api/user/4', token: 'learner' },
  { call: 'PUT /api/user/new', path: '/api/user/new', token: 'admin', body: { name, password, vipUntil: null } },
  { call: 'PUT /api/user', path: '/api/user', token: 'learner', body: { name } },
  { call: 'PUT /api/user/{id}', path: '/api/user/4', token: 'admin', body: { level: 3 } },
  { call: 'DELETE /api/user/{id}', path: '/api/user/4', token: 'admin' },
  { call: 'GET /api/user/stats', path: '/api/user/stats', token: 'learner' },
  { call: 'GET /api/user/preferences', path: '/api/user/preferences', token: 'learner' },
  { call: 'PUT /api/user/preferences', path: '/api/user/preferences', token: 'learner', body: { theme: 'dark' } },
  { call: 'GET /api/user/pte', path: '/api/user/pte', token: 'learner' },
  { call: 'PUT /api/user/pte', path: '/api/user/pte', token: 'learner', body: goal },
  { call: 'GET /api/user/history', path: '/api/user/history?kind=question', token: 'learner' },
  { call: 'DELETE /api/user/history/{id}', path: '/api/user/history/5', token: 'learner' },
  { call: 'DELETE /api/user/history', path: '/api/user/history', token: 'learner' },
  { call: 'GET /api/mock', path: '/api/mock' },
  { call: 'GET /api/mock', path: '/api/mock?withCount=true', token: 'admin' },
  { call: 'GET /api/mock/{id}', path: '/api/mock/25', token: 'learner' },
  { call: 'PUT /api/mock/new', path: '/api/mock/new', token: 'admin', body: mock },
  { call: 'PUT /api/mock/{id}', path: '/api/mock/25', token: 'admin', body: { name: 'Mock 2' } },
  { call: 'DELETE /api/mock/{id}', path: '/api/mock/25', token: 'admin' },
  { call: 'PUT /api/mock/{id}/session', path: '/api/mock/25/session', token: 'vip' },
  { call: 'GET /api/mock/session', path: '/api/mock/session?status=active', token: 'learner' },
  { call: 'GET /api/mock/session/{sid}', path: sitting, token: 'learner' },
  { call: 'PUT /api/mock/session/{sid}', path: sitting, token: 'learner', body: { step: 'exam' } },
  {
    ...{ call: 'PUT /api/mock/session/{sid}/item/{index}', path: `${sitting}/item/0`, token: 'learner' },
    body: { answer: null, timeUsed: 3 },
  },
  { call: 'POST /api/mock/session/{sid}/submit', path: `${sitting}/submit`, token: 'learner' },
  { call: 'POST /api/mock/session/{sid}/retry', path: `${sitting}/retry`, token: 'learner' },
  { call: 'GET /api/mock/session/{sid}/result', path: `${sitting}/result`, token: 'learner' },
  { call: 'GET /api/mock/session/{sid}/report', path: `${sitting}/report`, token: 'vip' },
  { call: 'GET /api/stats/site', path: '/api/stats/site' },
  { call: 'GET /api/question-type', path: '/api/question-type' },
  { call: 'GET /api/question-type/{id}', path: '/api/question-type/2', token: 'learner' },
  {
    call: 'PUT /api/question-type/new',
    path: '/api/question-type/new',
    token: 'admin',
    body: { abbr: 'X', name: 'X', type: 0 },
  },
  { call: 'PUT /api/question-type/{id}', path: '/api/question-type/2', token: 'admin', body: { description: 'x' } },
  { call: 'DELETE /api/question-type/{id}', path: '/api/question-type/2', token: 'admin' },
  { call: 'GET /api/question/item', path: '/api/question/item' },
  { call: 'GET /api/question/item', path: '/api/question/item?withCount=true', token: 'admin' },
  { call: 'GET /api/question/item', path: '/api/question/item?count=true' },
  { call: 'GET /api/question/item', path: '/api/question/item?ids=1,2' },
  { call: 'GET /api/question/item/{id}', path: '/api/question/item/1', token: 'learner' },
  { call: 'GET /api/prediction', path: '/api/prediction' },
  {
    call: 'PUT /api/question/item/new',
    path: '/api/question/item/new',
    token: 'admin',
    body: { ...question, type: 21 },
  },
  { call: 'PUT /api/question/item/{id}', path: '/api/question/item/1', token: 'admin', body: question },
  { call: 'DELETE /api/question/item/{id}', path: '/api/question/item/1', token: 'admin' },
  {
    ...{ call: 'PUT /api/question/item/{id}/validate', path: '/api/question/item/1/validate', token: 'learner' },
    body: { answer: '{"answer":1}', timeUsed: 35 },
  },
  {
    ...{ call: 'PUT /api/question/item/{id}/collection', path: '/api/question/item/1/collection', token: 'learner' },
    body: { types: [1, 3] },
  },
  { call: 'GET /api/question/collection', path: '/api/question/collection?type=1', token: 'learner' },
  { call: 'GET /api/question/finished', path: '/api/question/finished', token: 'learner' },
  { call: 'GET /api/question/submission', path: '/api/question/submission?questionId=1', token: 'learner' },
  { call: 'GET /api/question/submission/{id}', path: '/api/question/submission/881', token: 'learner' },
  { call: 'POST /api/question/submission/{id}/rescore', path: '/api/question/submission/881/rescore', token: 'vip' },
  {
    ...{ call: 'POST /api/question/submission/{questionId}/recording', token: 'vip' },
    ...{ path: '/api/question/submission/2/recording', body: aForm(aWav()) },
  },
  {
    call: 'POST /api/oss/tryUploadQuestionResource/{id}',
    path: `/api/oss/tryUploadQuestionResource/1${file}`,
    token: 'admin',
  },
  {
    call: 'POST /api/oss/tryUploadSubmissionResource/{id}',
    path: `/api/oss/tryUploadSubmissionResource/2${file}`,
    token: 'vip',
  },
  {
    ...{ call: 'POST /api/oss/tryUploadSiteResource', token: 'admin' },
    path: '/api/oss/tryUploadSiteResource?contentType=image/png&filename=a.png',
  },
  {
    call: 'PUT /api/report/new',
    path: '/api/report/new',
    token: 'learner',
    body: { targetType: 'site', content: 'x' },
  },
  { call: 'GET /api/report', path: '/api/report?state=open', token: 'admin' },
  { call: 'PUT /api/report/{id}', path: `/api/report/${aReport.id}`, token: 'admin', body: { state: 'resolved' } },
  { call: 'GET /api/oss/resources', path: '/api/oss/resources', token: 'admin' },
  { call: 'DELETE /api/oss/resource/path/{path}/{id}', path: '/api/oss/resource/path/3/1', token: 'admin' },
  { call: 'GET /api/config', path: '/api/config' },
  { call: 'GET /api/health/live', path: '/api/health/live' },
  { call: 'GET /api/health/ready', path: '/api/health/ready' },
  { call: `PUT ${purchase}/vip`, path: `${purchase}/vip`, token: 'learner', body: { orderType: 1 } },
  { call: `PUT ${purchase}/vip/wap`, path: `${purchase}/vip/wap`, token: 'learner', body: { orderType: 0 } },
  { call: `PUT ${purchase}/new`, path: `${purchase}/new`, token: 'admin', body: { subject: 'x', amount: 19.99 } },
  { call: 'GET /api/payment/order', path: '/api/payment/order?status=paid', token: 'learner' },
  { call: 'GET /api/payment/order', path: '/api/payment/order?withCount=true', token: 'admin' },
  { call: 'GET /api/payment/order/{id}', path: '/api/payment/order/77', token: 'learner' },
  { call: 'POST /api/payment/order/{id}/close', path: '/api/payment/order/77/close', token: 'learner' },
  {
    ...{ call: 'POST /api/payment/order/{id}/refund', path: '/api/payment/order/77/refund', token: 'admin' },
    body: { reason: 'x' },
  },
  { call: 'GET /api/payment/alipay/callback', path: '/api/payment/alipay/callback?sign=x' },
];

/** Not JSON in the envelope; their tests are elsewhere. */
const streams = [
  'POST /api/payment/alipay/notify',
  'GET /api/events',
  'GET /api/oss/object/{key}',
  'PUT /api/oss/upload/{key}',
  'GET /api/openapi.json',
];

let gateway: TestGateway;
// biome-ignore lint/suspicious/noExplicitAny: a document as a client gets it.
let document: any;
const ajv = new Ajv2020({ strict: false, allErrors: true });

beforeAll(async () => {
  gateway = await aGateway();
  const { services } = gateway;
  fillWithQuestions(services, [aQuestionRow(1), aQuestionRow(2, { type: 2 }), aQuestionRow(25, { type: 25 })]);
  fillWithResources(services);
  fillWithAccounts(services);
  for (const call of ['register', 'signIn', 'refresh']) services.on(call, json(aSignIn));
  for (const call of ['updatePassword', 'getUser', 'createUser', 'updateUser']) services.on(call, json(aSelfUser));
  for (const call of ['deleteUser', 'deleteQuestion', 'deleteType']) services.on(call, () => ({ id: 4, deletedAt: 9 }));
  for (const call of ['signOut', 'endSession']) services.on(call, () => ({}));
  services.on('endOtherSessions', () => ({ count: 2 }));
  services.on('listSessions', json([aLoginSession]));
  services.on('listUsers', page(aSelfUser));
  services.on('getManyPublic', () => ({ users: {} }));
  services.on('getStats', json(someStats));
  for (const call of ['getPreferences', 'updatePreferences']) services.on(call, json(somePreferences));
  services.on('listTypes', json([aQuestionType(2)]));
  services.on('countFinished', () => ({ counts: { 2: 5 } }));
  for (const call of ['createType', 'updateType']) services.on(call, json(aQuestionType(2)));
  for (const call of ['createQuestion', 'updateQuestion']) services.on(call, () => ({ question: aQuestionRow(1) }));
  services.on('getPteProfile', () => ({ json: JSON.stringify(aPteProfile), examType: 1 }));
  services.on('setPteProfile', json(aPteProfile));
  services.on('countBank', () => ({ questions: 3 }));
  services.on('noteViews', () => ({}));
  services.on('listHistory', page(aHistoryEntry));
  services.on('deleteHistoryEntry', () => ({ id: 5 }));
  services.on('clearHistory', () => ({ count: 1 }));
  for (const call of ['startSession', 'getSession', 'updateSession']) services.on(call, json(aMockSession));
  services.on('listMockSessions', page(aListedSession));
  services.on('saveItem', json(aSavedItem));
  for (const call of ['submitSession', 'retrySession', 'getResult']) services.on(call, json(aMockResult()));
  services.on('getReport', json(aMockReport));
  services.on('submitAnswer', json({ answer: '{}', analysis: '{}', questionSubmit: aSubmission }));
  services.on('setCollections', ({ types }: { types: number[] }) => ({ types }));
  services.on('listCollected', () => ({ questions: [aQuestionRow(1)], count: 1 }));
  for (const call of ['listFinished', 'listSubmissions']) services.on(call, page(aSubmission));
  const joined = { ...aSubmission, question: null, questionType: aQuestionType(2) };
  for (const call of ['getSubmission', 'rescore']) services.on(call, json(joined));
  services.on('listResources', () => ({
    resources: [
      {
        id: 1,
        key: 'site-resources/a.png',
        path: 3,
        ownerId: 2,
        size: 1,
        contentType: 'image/png',
        createdAt: 1,
        updatedAt: 1,
      },
    ],
    count: 1,
  }));
  for (const call of ['addReport', 'closeReport']) services.on(call, () => ({ report: aReport }));
  services.on('listReports', () => ({ reports: [aReport], count: 1 }));
  services.on('deleteResource', () => ({ id: 1 }));
  for (const call of ['createVipOrder', 'createGeneralOrder'])
    services.on(call, json({ order: anOrder, paymentUrl: anOrder.paymentUrl }));
  for (const call of ['getOrder', 'closeOrder', 'refundOrder']) services.on(call, json(anOrder));
  services.on('listOrders', page(anOrder));
  services.on('readReturn', () => ({ outTradeNo: anOrder.outTradeNo, status: 'pending' }));
  services.on('getPayment', () => ({ amount: 11_900 }));
  services.on('getQueue', () => ({ pending: 0, running: 0, failed: 0, questionTypes: [2] }));
  document = (await gateway.ask('GET', '/api/openapi.json')).body;
  ajv.addSchema(document, 'openapi');
});

afterAll(() => gateway?.stop());

const escaped = (path: string) => path.replaceAll('~', '~0').replaceAll('/', '~1');

/** The schema that the document gives for an answer. */
function schemaOf(call: string, response: string) {
  const [method = '', path = ''] = call.split(' ');
  const place =
    response === 'default'
      ? '#/components/responses/Error'
      : `#/paths/${escaped(path)}/${method.toLowerCase()}/responses/200`;
  return { $ref: `openapi${encodeURI(place)}/content/application~1json/schema` };
}

function expectValid(call: string, response: '200' | 'default', body: unknown): void {
  const validate = ajv.compile(schemaOf(call, response));
  expect([validate(body), validate.errors]).toEqual([true, null]);
}

describe('the OpenAPI document', () => {
  it('is one, without an envelope, and knows every case below', () => {
    expect(document).toMatchObject({ openapi: '3.1.0', info: { title: expect.any(String), version: '1.0.0' } });
    const calls = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations as object).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(calls.sort()).toEqual([...new Set(cases.map(({ call }) => call)), ...streams].sort());
  });

  it('does not speak of the helps of a demonstration', () => {
    expect(Object.keys(document.paths).filter((path) => path.startsWith('/api/dev'))).toEqual([]);
  });

  it('tells parameters as what they mean', () => {
    const { parameters } = document.paths['/api/question/item'].get;
    const of = (wanted: string) => parameters.find(({ name: each }: { name: string }) => each === wanted);
    expect(of('limit')).toMatchObject({
      in: 'query',
      required: false,
      schema: { type: 'integer', minimum: 1, maximum: 100 },
    });
    expect(of('isExercise').schema).toMatchObject({ type: 'boolean' });
    expect(of('sortBy').schema.enum).toContain('predictiveRate');
    const [id] = document.paths['/api/user/{id}'].get.parameters;
    expect(id).toMatchObject({ name: 'id', in: 'path', required: true, schema: { type: 'integer' } });
  });
});

describe('every answer is as the document says', () => {
  it.each(cases)('$call $path', async ({ call, path, token, body }) => {
    const [method = ''] = call.split(' ');
    const answered = await gateway.ask(method, path, { token, body });
    expect([answered.status, answered.body.reason]).toEqual([200, undefined]);
    expectValid(call, '200', answered.body);
  });

  it('refusals too', async () => {
    const refused = await gateway.ask('GET', '/api/question/item?limit=0', { headers: { 'accept-language': 'en' } });
    expectValid('GET /api/question/item', 'default', refused.body);
    expect(refused.body.fields).toEqual({ limit: 'Must be at least 1' });
  });
});

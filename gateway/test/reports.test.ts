import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AddReportRequest, CloseReportRequest, ListReportsRequest } from '@pte/rpc/gen/pte/content/v1/report';
import { DomainError } from '@pte/service-kit/domain-error';
import { aGateway, type TestGateway } from './support/gateway.js';
import { aReport, aSubmission } from './support/shapes.js';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await aGateway();
});

beforeEach(() => {
  const { services } = gateway;
  services.calls.length = 0;
  services.on('addReport', (request: AddReportRequest) => ({ report: { ...aReport, ...request } }));
  services.on('getSubmission', ({ id }: { id: number }) => {
    if (id !== aSubmission.id) throw new DomainError('SUBMISSION_NOT_FOUND', 'not-found');
    return { json: JSON.stringify({ ...aSubmission, userId: 4 }) };
  });
});

afterAll(() => gateway?.stop());

const { evidence, ...shown } = aReport;
const aboutSubmission = { targetType: 'submission', targetId: aSubmission.id, content: 'The score is wrong.' };
const add = (body: object, token = 'learner') => gateway.ask('PUT', '/api/report/new', { token, body });
const added = () => gateway.services.requestsOf<AddReportRequest>('addReport');

describe('a report', () => {
  it("of one's own submission keeps it as it is now, for admins only", async () => {
    const { body } = await add(aboutSubmission);
    expect(body.data).toEqual({ ...shown, targetId: aSubmission.id });
    expect(added()).toEqual([
      { ...aboutSubmission, userId: 4, evidence: JSON.stringify({ ...aSubmission, userId: 4 }) },
    ]);
  });

  it.each([
    ['admin', aSubmission.id],
    ['learner', 77],
  ])("of somebody else's submission is refused to %s", async (token, targetId) => {
    const { body } = await add({ ...aboutSubmission, targetId }, token);
    expect([body.code, body.reason, added()]).toEqual([404, 'SUBMISSION_NOT_FOUND', []]);
  });

  it.each([undefined, null])('of the site has no target: %j', async (targetId) => {
    const { body } = await add({ targetType: 'site', targetId, content: '好' });
    expect(body.data.targetId).toBeNull();
    expect(added()).toEqual([{ userId: 4, targetType: 'site', targetId: undefined, content: '好', evidence: '' }]);
  });

  it.each<[string, object]>([
    ['targetType', { targetType: 'order' }],
    ['targetId', { targetId: null }],
    ['targetId', { targetType: 'site' }],
    ['targetId', { targetId: '5' }],
    ['content', { content: '' }],
    ['content', { content: 'x'.repeat(2001) }],
    ['content', { content: undefined }],
  ])('is refused for its %s: %j', async (field, change) => {
    const { body } = await add({ ...aboutSubmission, ...change });
    expect([body.reason, Object.keys(body.fields)]).toEqual(['VALIDATION', [field]]);
  });

  it('is for those who are signed in', async () => {
    const { body } = await gateway.ask('PUT', '/api/report/new', { body: aboutSubmission });
    expect(body.reason).toBe('UNAUTHORIZED');
  });
});

describe('the reports', () => {
  it('are listed for admins with their evidence', async () => {
    gateway.services.on('listReports', (request: ListReportsRequest) =>
      request.countOnly ? { reports: [], count: 3 } : { reports: [aReport, { ...aReport, evidence: '' }], count: 0 },
    );
    const ask = async (query: string, token = 'admin') =>
      (await gateway.ask('GET', `/api/report?${query}`, { token })).body;
    expect((await ask('state=open&targetType=submission&limit=2')).data).toEqual([
      { ...shown, evidence },
      { ...shown, evidence: null },
    ]);
    expect(gateway.services.requestsOf('listReports')).toEqual([
      { state: 'open', targetType: 'submission', limit: 2, offset: 0, countOnly: false },
    ]);
    expect((await ask('count=true')).data).toEqual({ count: 3 });
    expect((await ask('state=closed')).reason).toBe('VALIDATION');
    expect((await ask('', 'learner')).reason).toBe('ADMIN_REQUIRED');
  });

  it('are closed by admins', async () => {
    gateway.services.on('closeReport', ({ id, ...change }: CloseReportRequest) => {
      if (id !== aReport.id) throw new DomainError('REPORT_NOT_FOUND', 'not-found');
      return { report: { ...aReport, ...change } };
    });
    const close = async (id: string, body: object, token = 'admin') =>
      (await gateway.ask('PUT', `/api/report/${id}`, { token, body })).body;
    expect((await close(aReport.id, { state: 'resolved', note: 'Done' })).data).toMatchObject({
      note: 'Done',
      evidence,
    });
    for (const id of ['nonsense', '7f0c3a52-9999-4222-8333-444455556666']) {
      expect(await close(id, { state: 'resolved' })).toMatchObject({ code: 404, reason: 'REPORT_NOT_FOUND' });
    }
    expect(Object.keys((await close(aReport.id, { state: 'open', note: 'x'.repeat(501) })).fields)).toEqual([
      'state',
      'note',
    ]);
    expect((await close(aReport.id, { state: 'resolved' }, 'learner')).reason).toBe('ADMIN_REQUIRED');
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AddReportRequest } from '@pte/rpc/gen/pte/content/v1/report';
import { type ContentService, startContentService } from './content-service.js';

let service: ContentService;

beforeAll(async () => {
  service = await startContentService();
});

beforeEach(() => service.database.query('truncate report'));

afterAll(() => service?.stop());

const evidence = '{"score":"[]","answer":"1-ab.webm"}';

const add = async (given: Partial<AddReportRequest> = {}) => {
  const request = { userId: 7, targetType: 'submission', targetId: 5, content: 'The score is wrong.', evidence };
  return (await service.reports.addReport({ ...request, ...given })).report!;
};

const list = async (filter: { state?: string; targetType?: string } = {}, page = { limit: 20, offset: 0 }) => {
  const { reports } = await service.reports.listReports({ ...filter, ...page, countOnly: false });
  return reports.map(({ id }) => id);
};

describe('a report', () => {
  it('is kept open with its evidence', async () => {
    const report = await add();
    expect(report).toEqual({
      ...{ id: expect.stringMatching(/^[0-9a-f-]{36}$/), targetType: 'submission', targetId: 5, userId: 7, evidence },
      ...{ content: 'The score is wrong.', state: 'open', note: '' },
      ...{ createdAt: expect.any(Number), updatedAt: report.createdAt },
    });
  });

  it('of the site has no target', async () => {
    expect((await add({ targetType: 'site', targetId: undefined })).targetId).toBeUndefined();
    await expect(add({ targetType: 'site' })).rejects.toMatchObject({ reason: 'VALIDATION' });
  });

  it('is closed with a note, which another closing keeps unless it has its own', async () => {
    const { id } = await add();
    const close = async (state: string, note?: string) =>
      (await service.reports.closeReport({ id, state, note })).report;
    expect(await close('dismissed', 'As it should be.')).toMatchObject({
      state: 'dismissed',
      note: 'As it should be.',
    });
    expect(await close('resolved')).toMatchObject({ state: 'resolved', note: 'As it should be.', evidence });
    expect(await close('resolved', '')).toMatchObject({ note: '' });
  });

  it('that nobody made is not found', async () => {
    const closing = service.reports.closeReport({ id: randomUUID(), state: 'resolved' });
    await expect(closing).rejects.toMatchObject({ reason: 'REPORT_NOT_FOUND', kind: 'not-found' });
  });
});

describe('the list of reports', () => {
  it('is newest first, by state and target, a page at a time', async () => {
    const ids: string[] = [];
    for (const targetType of ['submission', 'question', 'submission']) ids.unshift((await add({ targetType })).id);
    const [third = '', second = '', first = ''] = ids;
    await service.reports.closeReport({ id: first, state: 'resolved' });
    expect(await list()).toHaveLength(3);
    expect(new Set(await list({ state: 'open' }))).toEqual(new Set([third, second]));
    expect(await list({ state: 'resolved', targetType: 'submission' })).toEqual([first]);
    expect(await list({ targetType: 'article' })).toEqual([]);
    expect(await list({}, { limit: 1, offset: 2 })).toHaveLength(1);
    const counted = await service.reports.listReports({ state: 'open', limit: 1, offset: 0, countOnly: true });
    expect(counted).toEqual({ reports: [], count: 2 });
  });

  it('has the last one first', async () => {
    const [older, newer] = [await add(), await add()];
    await service.database.query(`update report set created_at = created_at - interval '1 minute' where id = $1`, [
      older.id,
    ]);
    expect(await list()).toEqual([newer.id, older.id]);
  });
});

import { describe, expect, it } from '@jest/globals';
import { closedState, type GivenReport, newReport } from './report.js';

const given = (report: Partial<GivenReport> = {}): GivenReport => ({
  ...{ targetType: 'submission', targetId: 5, content: 'The score is wrong.', userId: 7, evidence: '{}' },
  ...report,
});

const refusal = (field: string) =>
  expect.objectContaining({ reason: 'VALIDATION', details: { fields: { [field]: { code: 'invalid' } } } });

describe('a report', () => {
  it.each<Partial<GivenReport>>([{}, { targetType: 'site', targetId: null }, { targetType: 'user' }])(
    'is of %j',
    (report) => expect(newReport(given(report))).toEqual(given(report)),
  );

  it.each<[string, Partial<GivenReport>]>([
    ['targetType', { targetType: 'order' }],
    ['targetId', { targetId: null }],
    ['targetId', { targetType: 'site' }],
    ['content', { content: '' }],
  ])('is refused for its %s', (field, report) => {
    expect(() => newReport(given(report))).toThrow(refusal(field));
  });

  it('is resolved or dismissed, never opened again', () => {
    expect([closedState('resolved'), closedState('dismissed')]).toEqual(['resolved', 'dismissed']);
    expect(() => closedState('open')).toThrow(refusal('state'));
  });
});

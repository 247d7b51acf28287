import { beforeAll, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { lily, openPage, press, serveBank, types } from '../../testing/fake-bank.js';
import { startTexts } from '../../testing/texts.js';
import { TypesPage } from './types.page.js';

const open = async (at: string, preferCore: 0 | 1 | 2 = 2) => {
  const calls = serveBank({ 'GET /question-type': ({ query }) => (query.get('preferCore') === '1' ? [] : types) });
  const page = await openPage(<TypesPage />, at, { user: { ...lily, preferCore } });
  const exams = () => calls.map(({ query }) => query.get('preferCore'));
  return { ...page, exams };
};

beforeAll(() => startTexts());

describe('the list of types', () => {
  it('tells how much of each was practised, mocks left out', async () => {
    await open('/app/question/list');
    const link = await screen.findByRole('link', { name: /RMCS/ });
    expect(link.textContent).toMatch(/已练 3 \/ 40/);
    expect(link.getAttribute('href')).toBe('/app/question/list/21');
    expect(screen.queryByText('Mock')).toBeNull();
  });

  it("is the learner's exam at first, and the address keeps another choice", async () => {
    const { exams, address } = await open('/app/question/list', 0);
    expect(exams()).toEqual(['0']);
    await press(screen.getByRole('radio', { name: '核心' }));
    expect(address()).toBe('/app/question/list?exam=1');
    expect(await screen.findByText('暂无题型')).toBeTruthy();
    expect(exams()).toEqual(['0', '1']);
  });
});

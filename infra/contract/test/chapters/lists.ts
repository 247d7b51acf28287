import { describe, expect, it } from '@jest/globals';
import type { Api, Who } from '../api.js';
import { answers, type Row } from '../table.js';

interface Listed {
  readonly path: string;
  readonly who: Who;
  readonly sorted?: boolean;
}

const calls: readonly Listed[] = [
  { path: '/api/user?', who: 'admin', sorted: true },
  { path: '/api/question/item?', who: 'nobody', sorted: true },
  { path: '/api/prediction?', who: 'nobody' },
  { path: '/api/question/collection?', who: 'learner', sorted: true },
  { path: '/api/question/finished?', who: 'learner' },
  { path: '/api/question/submission?questionId=2001&', who: 'learner' },
  { path: '/api/mock?', who: 'nobody', sorted: true },
  { path: '/api/mock/session?', who: 'learner' },
  { path: '/api/user/history?', who: 'learner' },
  { path: '/api/oss/resources?', who: 'admin', sorted: true },
  { path: '/api/report?', who: 'admin' },
];

const badPaging = [
  'limit=0',
  'limit=101',
  'limit=1.5',
  'limit=x',
  'limit=',
  'offset=-1',
  'offset=1000001',
  'count=1',
  'count=TRUE',
  'limit=5&limit=5',
];
const badSorting = ['sortBy=password', 'sortOrder=up', 'sort_by=nope', 'sort_order=ASC'];
const camel = (name: string) => name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

const refused = ({ path, who, sorted }: Listed): Row[] =>
  [...badPaging, ...(sorted ? badSorting : [])].map((query): Row => {
    const [name = '', value] = query.split('=');
    return [who, `GET ${path}${query}`, value === '' ? '200' : `400 VALIDATION ${camel(name)}`];
  });

const taken = ({ path, who, sorted }: Listed): Row[] =>
  [
    'count=true&limit=0&offset=x',
    'limit=100&offset=1000000',
    'unknown=1&unknown=2',
    ...(sorted ? ['sort_by=created_at&sort_order=desc', 'sort_by=nope&sortBy=createdAt'] : []),
  ].map((query): Row => [who, `GET ${path}${query}`, '200']);

/** api.md 1.4 */
export const lists = (api: Api) =>
  describe('lists', () => {
    answers(
      api,
      calls.flatMap((call) => [...refused(call), ...taken(call)]),
    );
    answers(api, [
      ['nobody', 'GET /api/question/item?search=a', '400 SEARCH_TOO_SHORT search'],
      ['nobody', 'GET /api/question/item?search=%20a%20&limit=0', '400 VALIDATION limit,search'],
      ['nobody', `GET /api/question/item?search=${'a'.repeat(101)}`, '400 VALIDATION search'],
      ['nobody', 'GET /api/question/item?search=ab%00', '400 VALIDATION search'],
      [
        'nobody',
        `GET /api/question/item?ids=${Array.from({ length: 51 }, (_, id) => id).join()}`,
        '400 VALIDATION ids',
      ],
      ['nobody', 'GET /api/question/item?ids=1,2147483648', '400 VALIDATION ids'],
      ['admin', 'GET /api/user?type=0,3', '400 VALIDATION type'],
      ['nobody', 'GET /api/question/item?predictive=low', '400 VALIDATION predictive'],
      ['nobody', 'GET /api/question/item?hasPracticed=yes', '400 VALIDATION hasPracticed'],
    ]);

    it.each(['%25%25', '__', '%5C%5C', '%25a'])('take %s in a search literally', async (search) => {
      expect(await api.get('nobody', `/api/question/item?search=${search}`)).toEqual([]);
    });

    it('count, page and both agree', async () => {
      const path = '/api/question/item?type=2';
      const { count } = await api.get('nobody', `${path}&count=true&limit=1`);
      const both = await api.get('nobody', `${path}&with_count=true&limit=5`);
      expect(both).toEqual({ count, data: await api.get('nobody', `${path}&limit=5`) });
      expect(await api.get('nobody', `${path}&offset=1000`)).toEqual([]);
    });

    it('pages never overlap, equal keys or not', async () => {
      const seen: number[] = [];
      for (let offset = 0; ; offset += 7) {
        const path = `/api/question/item?sortBy=difficulty&sortOrder=desc&limit=7&offset=${offset}`;
        const page: { id: number }[] = await api.get('nobody', path);
        seen.push(...page.map(({ id }) => id));
        if (page.length < 7) break;
      }
      const { count } = await api.get('nobody', '/api/question/item?count=true');
      expect([new Set(seen).size, seen.length]).toEqual([count, count]);
    });

    it('predictions are the likely questions, the likeliest first', async () => {
      const likely: { predictiveRate: number }[] = await api.get('nobody', '/api/prediction?limit=100');
      expect(likely).toEqual(await api.get('nobody', '/api/question/item?predictive=high&limit=100'));
      const rates = likely.map(({ predictiveRate }) => predictiveRate);
      expect(rates).toEqual(rates.toSorted((one, other) => other - one));
      expect(Math.min(...rates)).toBeGreaterThanOrEqual(5000);
    });
  });

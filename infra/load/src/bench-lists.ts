import pg from 'pg';
import { oneOf, type Servers } from './bench-reads.ts';
import type { Line } from './report.ts';
import { signIn } from './session.ts';
import { compare, type Load, median, percentile } from './throughput.ts';

const learners = 1_000;
const sizes = { small: 2_000, large: 1_000_000 };
const searchedQuestions = 100_000;
const searches = 300;

/**
 * A filtered list of a learner with few and with many submissions stored, each beside the bare server at that moment, and the
 * search over many questions. Past the read cache: what Postgres does is the question.
 */
export async function listsBench(servers: Servers, postgresUrl: string): Promise<Line[]> {
  const client = new pg.Client({ connectionString: postgresUrl });
  await client.connect();
  try {
    const token = await signIn(servers.cached, 'learner');
    await storeSubmissions(client, sizes.small);
    const few = await filteredList(servers, token);
    await storeSubmissions(client, sizes.large - sizes.small);
    const many = await filteredList(servers, token);
    const words = await fillNames(client, searchedQuestions);
    return [
      { name: 'filtered list, 2 thousand submissions stored', value: few, unit: 'x bare' },
      { name: 'filtered list, 1 million submissions stored', value: many, unit: 'x bare' },
      { name: 'slower with 1 million submissions', value: few / many, unit: 'times', goal: { atMost: 1.3 } },
      ...(await searchTimes(servers.uncached, words)),
    ];
  } finally {
    await client.end();
  }
}

/** Answers of many learners, the demo learner among them, over the objective questions there are. */
async function storeSubmissions(client: pg.Client, count: number): Promise<void> {
  await client.query(
    `with learner as (select id from "user".account where name = 'learner'),
       question as (select array_agg(id order by id) as ids from question.question where type = 21),
       answer as (
         select case when n % $2 = 0 then learner.id else 1000000 + n % $2 end as user_id,
           question.ids[1 + (n / $2 + n * 7) % cardinality(question.ids)] as question_id, n
         from learner, question, generate_series(1, $1) n),
       stored as (
         insert into question.submission (user_id, question_id, question_type_id, answer, body_hash, time_used, score, analysis,
           status, created_at, scored_at)
         select user_id, question_id, 21, '{"answer":1}', decode(md5(n::text), 'hex'), 30, '{"s":1,"f":1}',
           '{"v":1,"status":"done"}', 'scored', now() - n * interval '1 second', now() from answer
         returning id, user_id, question_id, body_hash, created_at)
     insert into question.practised_question (user_id, question_id, submission_id, body_hash, submitted_at)
     select distinct on (user_id, question_id) user_id, question_id, id, body_hash, created_at
     from stored order by user_id, question_id, id desc
     on conflict do nothing`,
    [count, learners],
  );
  await client.query('vacuum analyze question.submission');
  await client.query('vacuum analyze question.practised_question');
}

/** Requests per second of the product over those of the bare server. */
async function filteredList(servers: Servers, token: string): Promise<number> {
  const filters = () =>
    `?type=21&limit=20&difficulty=${oneOf([0, 1, 2])}&isExercise=false&hasPracticed=${oneOf([true, false])}`;
  const load = (address: string, path: string): Load => ({
    address,
    path: () => `${path}${filters()}&offset=${20 * Math.floor(Math.random() * 3)}`,
    headers: { authorization: token },
  });
  const rates = await compare(
    { bare: load(servers.bare, '/list'), product: load(servers.uncached, '/api/question/item') },
    3,
    3,
  );
  return (rates['product'] ?? Number.NaN) / (rates['bare'] ?? Number.NaN);
}

/** Makes questions with names of three random words of the starter bank's texts; gives the words. */
async function fillNames(client: pg.Client, count: number): Promise<readonly string[]> {
  const { rows } = await client.query<{ word: string }>(
    `select distinct lower(m[1]) as word from question.question, regexp_matches(content, '[[:alpha:]]{4,}', 'g') m
     where id < 100000 order by word`,
  );
  const words = rows.map(({ word }) => word);
  const names = Array.from({ length: count }, () => [oneOf(words), oneOf(words), oneOf(words)].join(' '));
  await client.query(
    `insert into question.question (type, name, content, answer, difficulty, created_at, updated_at)
     select 21, name, '{"title":"Which?","choices":["a","b"]}', '{"choice":0}', 0, now(), now() from unnest($1::text[]) name`,
    [names],
  );
  await client.query('vacuum analyze question.question');
  return words;
}

/** One search after the other, of parts of words from two letters on. */
async function searchTimes(address: string, words: readonly string[]): Promise<Line[]> {
  const times: number[] = [];
  for (let n = 0; n < searches; n += 1) {
    const part = oneOf(words).slice(0, oneOf([2, 3, 4, 5, 6, 7, 8]));
    const begin = performance.now();
    const response = await fetch(`${address}/api/question/item?limit=20&search=${part}`);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`search for ${part}: ${response.status}`);
    times.push(performance.now() - begin);
  }
  return [
    { name: 'search over 100 thousand questions, median', value: median(times), unit: 'ms' },
    {
      name: 'search over 100 thousand questions, p95',
      value: percentile(times, 0.95),
      unit: 'ms',
      goal: { atMost: 50 },
    },
  ];
}

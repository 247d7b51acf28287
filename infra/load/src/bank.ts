import pg from 'pg';

export interface FilledBank {
  readonly all: readonly number[];
  readonly objective: readonly number[];
}

/** Questions enough that random reads do not always hit the same rows: copies of the starter bank's single-choice items. */
export async function fillBank(postgresUrl: string, count: number): Promise<FilledBank> {
  const client = new pg.Client({ connectionString: postgresUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: number }>(
      `insert into question.question (type, name, content, answer, difficulty, predictive_rate, created_at, updated_at)
       select type, name || ' ' || n, content, answer, n % 3, n % 10000, now() - n * interval '1 second', now()
       from generate_series(1, $1) n, lateral (
         select * from question.question where type = 21 and deleted_at is null order by id offset n % 12 limit 1) q
       returning id`,
      [count],
    );
    await client.query('analyze question.question');
    const ids = rows.map(({ id }) => id);
    return { all: ids, objective: ids };
  } finally {
    await client.end();
  }
}

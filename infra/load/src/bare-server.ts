import fastify, { type FastifyInstance } from 'fastify';
import pg from 'pg';

/** The yardstick: what the same machine does with Fastify and pg alone on the same tables, prepared statements, no rules. */
export async function startBareServer(postgresUrl: string): Promise<{ address: string; close(): Promise<void> }> {
  const pool = new pg.Pool({ connectionString: postgresUrl, max: 10 });
  const app = fastify();
  await pool.query('create table if not exists bare_answer (id bigint generated always as identity, body jsonb)');
  readOne(app, pool);
  readList(app, pool);
  insertOne(app, pool);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    address,
    close: async () => {
      await app.close();
      await pool.query('drop table bare_answer');
      await pool.end();
    },
  };
}

const envelope = (data: unknown) => ({ code: 200, type: 'success', message: '成功', data });

const columns = `id, type, name, content, difficulty, is_exercise as "isExercise", predictive_rate as "predictiveRate",
  extract(epoch from created_at)::int as "createdAt", extract(epoch from updated_at)::int as "updatedAt"`;

function readOne(app: FastifyInstance, pool: pg.Pool): void {
  const text = `select ${columns} from question.question where id = $1 and deleted_at is null`;
  app.get<{ Params: { id: string } }>('/one/:id', async ({ params }) => {
    const { rows } = await pool.query({ name: 'one', text, values: [Number(params.id)] });
    return envelope(rows[0] ?? null);
  });
}

function readList(app: FastifyInstance, pool: pg.Pool): void {
  const text = `select ${columns} from question.question where type = $1 and deleted_at is null
    order by created_at desc, id desc limit 20 offset $2`;
  app.get<{ Querystring: { type: string; offset: string } }>('/list', async ({ query }) => {
    const { rows } = await pool.query({ name: 'list', text, values: [Number(query.type), Number(query.offset)] });
    return envelope(rows);
  });
}

function insertOne(app: FastifyInstance, pool: pg.Pool): void {
  const text = 'insert into bare_answer (body) values ($1) returning id';
  app.put('/insert', async ({ body }) => {
    const { rows } = await pool.query({ name: 'insert', text, values: [JSON.stringify(body)] });
    return envelope(rows[0]);
  });
}

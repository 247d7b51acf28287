/** Real Postgres, Redis and Kafka. Whether they run in containers or on the machine, nobody can tell from here. */
export interface Infrastructure {
  /** The superuser's address of the database `postgres`. */
  readonly postgresAdminUrl: string;
  /** Without a database number. */
  readonly redisUrl: string;
  /** Comma-separated host:port list. */
  readonly kafkaBrokers: string;
}

const variable = 'PTE_TEST_INFRASTRUCTURE';

/** Called by Jest's global setup, before the workers start. */
export const provideInfrastructure = (infrastructure: Infrastructure): void => {
  process.env[variable] = JSON.stringify(infrastructure);
};

/** What Jest's global setup started or found. Throws in a test project that has none. */
export function useInfrastructure(): Infrastructure {
  const provided = process.env[variable];
  if (!provided) throw new Error('No test infrastructure here: integration tests live in <room>/test.');
  return JSON.parse(provided) as Infrastructure;
}

import type { Queries } from '@pte/service-kit/database';

/** The undeleted user who verified an address; `key` as addresses are compared. Null when nobody did. */
export async function ownerOfEmail(queries: Queries, key: string): Promise<{ id: number; email: string } | null> {
  const [owner] = await queries.query<{ id: number; email: string }>(
    `select id, email from account
     where email_key = $1 and email_verified_at is not null and deleted_at is null`,
    [key],
  );
  return owner ?? null;
}

// Owns the SQL of people as the site operator looks for them: everybody, or whoever is suspended, newest first.
import { isId } from '@stagepass/contract/shapes.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { CreationPage } from '#platform/paging/keyset.ts';

export interface OperatedRow {
  id: string;
  email: string | null;
  email_verified: boolean;
  operator: boolean;
  suspended_at: Date | null;
  created_at: Date;
}

export interface Wanted {
  q: string;
  suspended: boolean;
}

const columns = `id, email, email_verified_at is not null as email_verified, operator, suspended_at, created_at`;

export async function listOperated(
  tx: Executor,
  { q, suspended }: Wanted,
  { after, limit }: CreationPage,
): Promise<OperatedRow[]> {
  const { rows } = await tx.query<OperatedRow>({
    text: `select ${columns} from users
      where erasing_at is null ${suspended ? 'and suspended_at is not null' : ''}
        and ($1 = '' or email = lower($1) or starts_with(user_name, lower($1))
          or position(lower($1) in lower(display_name)) > 0 or id = $2)
        and ($3::timestamptz is null or (created_at, id) < ($3, $4::uuid))
      order by created_at desc, id desc limit $5`,
    values: [q, isId(q) ? q : null, after?.created_at ?? null, after?.id ?? null, limit],
  });
  return rows;
}

export async function countSuspended(tx: Executor): Promise<number> {
  const { rows } = await tx.query<{ suspended: number }>({
    text: 'select count(*)::int as suspended from users where suspended_at is not null and erasing_at is null',
  });
  return rows[0]?.suspended ?? 0;
}

export async function findOperated(tx: Executor, id: string): Promise<OperatedRow | undefined> {
  const { rows } = await tx.query<OperatedRow>({
    text: `select ${columns} from users where id = $1 and erasing_at is null`,
    values: [id],
  });
  return rows[0];
}

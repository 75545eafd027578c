// Owns the SQL of the server's key pair: one row for all replicas.
import type { Executor } from '#platform/db/executor.ts';

export interface PushKeysRow {
  public_key: string;
  private_sealed: string;
  created_at: Date;
}

export async function findKeys(tx: Executor): Promise<PushKeysRow | undefined> {
  const { rows } = await tx.query<PushKeysRow>({
    text: 'select public_key, private_sealed, created_at from push_keys',
  });
  return rows[0];
}

/** Takes the place of `instead` and of nothing else: of replicas that do this at once, one pair stays. */
export async function putKeys(
  tx: Executor,
  row: PushKeysRow,
  instead: PushKeysRow | undefined,
): Promise<void> {
  await tx.query({
    text: `insert into push_keys as k (public_key, private_sealed, created_at) values ($1, $2, $3)
      on conflict (only_one) do update set public_key = excluded.public_key, private_sealed = excluded.private_sealed,
        created_at = excluded.created_at
      where k.public_key = $4`,
    values: [row.public_key, row.private_sealed, row.created_at, instead?.public_key ?? null],
  });
}

// Owns the SQL of codes on site and of who used one: rows in, rows out, no decisions.
import { type Executor, prepared } from '#platform/db/executor.ts';

interface CodeRow {
  requirement_id: string;
  version: number;
}

const version = prepared<{ version: number }>(
  'requirements-code-version',
  'select version from requirement_codes where requirement_id = $1',
);

/** A step whose code was never shown is at its first. */
export async function findCodeVersion(tx: Executor, requirementId: string): Promise<number> {
  return (await version(tx, [requirementId]))[0]?.version ?? 1;
}

const make = prepared<never>(
  'requirements-make-code',
  'insert into requirement_codes (requirement_id, tag) values ($1, $2) on conflict do nothing',
);

/** Known by how its codes begin from here on. */
export async function insertCode(tx: Executor, requirementId: string, tag: string): Promise<void> {
  await make(tx, [requirementId, tag]);
}

const renew = prepared<{ version: number }>(
  'requirements-renew-code',
  'update requirement_codes set version = version + 1 where requirement_id = $1 returning version',
);

export async function updateCodeVersion(tx: Executor, requirementId: string): Promise<number> {
  return (await renew(tx, [requirementId]))[0]?.version ?? 1;
}

const lock = prepared<never>(
  'requirements-lock-code',
  'select from requirement_codes where requirement_id = $1 for update',
);

/** Held until the transaction ends: the last use of a code goes to one person. */
export async function lockCode(tx: Executor, requirementId: string): Promise<void> {
  await lock(tx, [requirementId]);
}

const others = prepared<CodeRow & { config: { mode?: 'fixed' | 'rotating' } }>(
  'requirements-codes-with-tag',
  `select c.requirement_id, c.version, r.config from requirement_codes c join requirements r on r.id = c.requirement_id
   where c.tag = $1 and c.requirement_id <> $2 order by c.requirement_id limit 5`,
);

/** Other steps whose codes begin this way. */
export async function listCodesWithTag(
  tx: Executor,
  { tag, besides }: { tag: string; besides: string },
): Promise<(CodeRow & { mode: 'fixed' | 'rotating' })[]> {
  const rows = await others(tx, [tag, besides]);
  return rows.map(({ config, ...row }) => ({ ...row, mode: config.mode ?? 'fixed' }));
}

const uses = prepared<{ count: number }>(
  'requirements-code-uses',
  'select count(*)::int as count from requirement_code_uses where requirement_id = $1',
);

export async function countUses(tx: Executor, requirementId: string): Promise<number> {
  return (await uses(tx, [requirementId]))[0]?.count ?? 0;
}

const used = prepared<{ has: boolean }>(
  'requirements-code-used',
  `select exists (select from requirement_code_uses where requirement_id = $1 and user_id = $2 and code = $3) as has`,
);

interface Use {
  requirement_id: string;
  user_id: string;
  code: string;
}

export async function hasUsed(tx: Executor, use: Use): Promise<boolean> {
  return (await used(tx, [use.requirement_id, use.user_id, use.code]))[0]?.has ?? false;
}

const putUse = prepared<{ code: string }>(
  'requirements-put-code-use',
  `insert into requirement_code_uses (requirement_id, user_id, code, used_at) values ($1, $2, $3, $4)
   on conflict do nothing returning code`,
);

/** False where this person used this code before. */
export async function insertUse(tx: Executor, use: Use & { used_at: Date }): Promise<boolean> {
  return (await putUse(tx, [use.requirement_id, use.user_id, use.code, use.used_at])).length > 0;
}

export async function listUsesOf(
  tx: Executor,
  userId: string,
): Promise<{ requirement_id: string; used_at: Date }[]> {
  const { rows } = await tx.query<{ requirement_id: string; used_at: Date }>({
    text: `select requirement_id, used_at from requirement_code_uses where user_id = $1 order by used_at limit 5000`,
    values: [userId],
  });
  return rows;
}

export async function removeUsesOf(tx: Executor, userId: string): Promise<void> {
  await tx.query({ text: 'delete from requirement_code_uses where user_id = $1', values: [userId] });
}

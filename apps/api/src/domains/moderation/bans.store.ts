// Owns the SQL of bans as cases: noted, changed, lifted.
import { tablesOf } from '#platform/db/builder.ts';
import { type Executor, maybeOne } from '#platform/db/executor.ts';
import type { CaseRow, ModerationTables } from './tables.ts';

const db = tablesOf<ModerationTables>();

/** When somebody last decided to ban this person from the club, and it stands. */
export async function findLastBan(
  tx: Executor,
  of: { club_id: string; user_id: string; except: string },
): Promise<Date | null> {
  const { rows } = await tx.query<{ decided_at: Date | null }>({
    text: `select max(decided_at) as decided_at from moderation_cases
      where author_id = $1 and club_id = $2 and id <> $3 and sanction = 'ban'
        and state in ('actioned', 'appealed', 'final') and outcome is distinct from 'overturned'`,
    values: [of.user_id, of.club_id, of.except],
  });
  return rows[0]?.decided_at ?? null;
}

type BanOf = { club_id: string; user_id: string };

/** The decision by which somebody is banned from a club now, since that time: one about an earlier ban is another's. */
export async function lockStandingBan(
  tx: Executor,
  { club_id, user_id, banned_at }: BanOf & { banned_at: Date },
): Promise<CaseRow | undefined> {
  return maybeOne<CaseRow>(
    tx,
    db
      .selectFrom('moderation_cases')
      .selectAll()
      .where('author_id', '=', user_id)
      .where('club_id', '=', club_id)
      .where('sanction', '=', 'ban')
      .where('state', 'in', ['actioned', 'appealed'])
      .where('lifted_at', 'is', null)
      .where('decided_at', '>=', banned_at)
      .orderBy('decided_at', 'desc')
      .limit(1)
      .forUpdate(),
  );
}

export interface NewBan extends BanOf {
  id: string;
  by: string;
  reason: string;
  until: Date | null;
  decided_at: Date;
}

/** A decision without a report. Run again, nothing is written. */
export async function insertBan(tx: Executor, ban: NewBan): Promise<CaseRow | undefined> {
  const { rows } = await tx.query<CaseRow>({
    text: `insert into moderation_cases (id, subject_kind, subject_id, club_id, author_id, bench, state, sanction, decision_reason,
        banned_until, decided_by, decided_at, opened_at, updated_at)
      select $1, 'user', $3, $2, $3, 'club', 'actioned', 'ban', $4, $5, $6, $7, $7, $7
      where not exists (select from moderation_cases
        where author_id = $3 and club_id = $2 and sanction = 'ban' and decided_at = $7)
      returning *`,
    values: [ban.id, ban.club_id, ban.user_id, ban.reason, ban.until, ban.by, ban.decided_at],
  });
  return rows[0];
}

export async function liftBans(tx: Executor, { club_id, user_id }: BanOf, at: Date): Promise<void> {
  await tx.query({
    text: `update moderation_cases set lifted_at = $3, updated_at = $3
      where author_id = $2 and club_id = $1 and sanction = 'ban' and lifted_at is null
        and state in ('actioned', 'appealed', 'final') and outcome is distinct from 'overturned' and decided_at <= $3`,
    values: [club_id, user_id, at],
  });
}

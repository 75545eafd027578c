// Owns the SQL of answers to broadcasts: three of each fan to one message, and how many there are.
import { tablesOf } from '#platform/db/builder.ts';
import { rowsById } from '#platform/db/common-statements.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { KeyPage } from '#platform/paging/keyset.ts';
import type { AnswerRow, AuthorColumns, ChatTables } from './tables.ts';

const db = tablesOf<ChatTables>();
export const {
  find: findAnswer,
  insert: insertAnswer,
  update: updateAnswer,
} = rowsById(db, 'broadcast_answers');

/** Under the message's lock. */
export async function countOwnAnswers(
  tx: Executor,
  of: { message_id: string; author_id: string },
): Promise<number> {
  const { rows } = await tx.query<{ count: number }>({
    text: 'select count(*)::int as count from broadcast_answers where message_id = $1 and author_id = $2',
    values: [of.message_id, of.author_id],
  });
  return rows[0]?.count ?? 0;
}

export async function changeAnswers(tx: Executor, messageId: string, by: number): Promise<number> {
  const { rows } = await tx.query<{ answers: number }>({
    text: 'update messages set answers = greatest(0, answers + $2) where id = $1 returning answers',
    values: [messageId, by],
  });
  return rows[0]?.answers ?? 0;
}

export interface AnswerPlace extends AnswerRow {
  conversation_id: string;
  club_id: string;
  /** Of the message that it answers. */
  seq: number;
}

/** Of these, with where they stand. */
export async function listAnswerPlaces(tx: Executor, ids: readonly string[]): Promise<AnswerPlace[]> {
  const { rows } = await tx.query<AnswerPlace>({
    text: `select a.*, m.conversation_id, m.seq, v.club_id from broadcast_answers a
      join messages m on m.id = a.message_id join conversations v on v.id = m.conversation_id
      where a.id = any ($1::uuid[])`,
    values: [ids],
  });
  return rows;
}

export async function findAnswerPlace(tx: Executor, id: string): Promise<AnswerPlace | undefined> {
  return (await listAnswerPlaces(tx, [id]))[0];
}

export async function emptyAnswer(tx: Executor, id: string, at: Date): Promise<void> {
  await tx.query({
    text: `update broadcast_answers set text = '', removed_at = $2 where id = $1`,
    values: [id, at],
  });
}

/** Latest first, without deleted ones; of one fan, or of all where `author_id` is null. */
export async function listAnswers(
  tx: Executor,
  of: { message_id: string; club_id: string; author_id: string | null } & KeyPage<{
    created_at: Date;
    id: string;
  }>,
): Promise<(AnswerRow & AuthorColumns)[]> {
  const { rows } = await tx.query<AnswerRow & AuthorColumns>({
    text: `select a.*, u.user_name, u.display_name, u.avatar_small_key, u.avatar_large_key, s.role as author_role,
        t.rank as author_tier_rank, t.name as author_tier_name, t.hue as author_tier_hue
      from broadcast_answers a join user_standing u on u.user_id = a.author_id
      left join member_standing s on s.club_id = $2 and s.user_id = a.author_id
      left join lateral (select y.rank, y.name, y.hue from member_tiers y
        where y.club_id = s.club_id and y.user_id = s.user_id order by y.rank desc limit 1) t on true
      where a.message_id = $1 and a.removed_at is null and ($3::uuid is null or a.author_id = $3)
        and ($4::timestamptz is null or (a.created_at, a.id) < ($4, $5::uuid))
      order by a.created_at desc, a.id desc limit $6`,
    values: [
      of.message_id,
      of.club_id,
      of.author_id,
      of.after?.created_at ?? null,
      of.after?.id ?? null,
      of.limit,
    ],
  });
  return rows;
}

/** Who keeps order in a club: they read the answers. */
export async function listStaffIds(tx: Executor, clubId: string): Promise<string[]> {
  const { rows } = await tx.query<{ user_id: string }>({
    text: `select user_id from member_standing where club_id = $1 and order_role <> 'member' limit 100`,
    values: [clubId],
  });
  return rows.map(({ user_id }) => user_id);
}

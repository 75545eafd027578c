// Owns the SQL of the offer to come back: what a club offers, to whom, who took it, and who was told.
import { WIN_BACK_FROM_DAYS, WIN_BACK_UNTIL_DAYS } from '@stagepass/base/subscription-kinds.ts';
import { tablesOf } from '#platform/db/builder.ts';
import { insertNew } from '#platform/db/common-statements.ts';
import { type Executor, maybeOne, prepared } from '#platform/db/executor.ts';
import type { Asked } from '#platform/jobs/due-items.ts';
import type { SubscriptionsTables, WinBackRow } from './tables.ts';

const db = tablesOf<SubscriptionsTables>();
const DAY_MS = 86_400_000;

export async function findWinBack(tx: Executor, clubId: string): Promise<WinBackRow | undefined> {
  return maybeOne(tx, db.selectFrom('subscription_win_backs').selectAll().where('club_id', '=', clubId));
}

const put = prepared<never>(
  'subscriptions-put-win-back',
  `insert into subscription_win_backs (club_id, percent, periods, active, on_cancel, updated_at) values ($1, $2, $3, $4, $5, $6)
   on conflict (club_id) do update set percent = $2, periods = $3, active = $4, on_cancel = $5, updated_at = $6`,
);

export async function putWinBack(tx: Executor, row: WinBackRow): Promise<void> {
  await put(tx, [row.club_id, row.percent, row.periods, row.active, row.on_cancel, row.updated_at]);
}

/** False where this fan took one in the club before. */
export const insertWinBackUse = insertNew(db, 'subscription_win_back_uses');

/**
 * Whose last subscription `s` in the club ended in that time and for a reason that is no dispute between them, who has none now, and
 * who has not taken an offer of the club.
 */
const hasLeft = `s.state = 'ended' and s.ended_at > $1 and s.ended_at <= $2
  and s.ended_why in ('cancelled', 'gift-over', 'unpaid', 'left', 'price', 'plan-archived')
  and not exists (select from subscriptions o where o.club_id = s.club_id and o.user_id = s.user_id
    and (o.state <> 'ended' or o.ended_at > s.ended_at))
  and not exists (select from subscription_win_back_uses u where u.club_id = s.club_id and u.user_id = s.user_id)`;

function spanBefore(now: Date): [Date, Date] {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  return [daysAgo(WIN_BACK_UNTIL_DAYS), daysAgo(WIN_BACK_FROM_DAYS)];
}

const offered = prepared<{ percent: number; periods: number }>(
  'subscriptions-win-back-for',
  `select w.percent, w.periods from subscription_win_backs w where w.club_id = $3 and w.active
     and exists (select from subscriptions s where s.club_id = w.club_id and s.user_id = $4 and ${hasLeft})`,
);

/** What this fan is offered for coming back; undefined where nothing. */
export async function findWinBackFor(
  tx: Executor,
  of: { club_id: string; user_id: string; at: Date },
): Promise<{ percent: number; periods: number } | undefined> {
  return (await offered(tx, [...spanBefore(of.at), of.club_id, of.user_id]))[0];
}

export interface LeftFan {
  club_id: string;
  user_id: string;
}

const toTell = prepared<LeftFan>(
  'subscriptions-win-back-to-tell',
  `select distinct s.club_id, s.user_id from subscription_win_backs w
   join clubs c on c.id = w.club_id and c.delete_after is null and c.closed_at is null
   join subscriptions s on s.club_id = w.club_id and ${hasLeft}
   join member_standing m on m.club_id = s.club_id and m.user_id = s.user_id
   where w.active and exists (select from subscription_plans p where p.club_id = w.club_id and p.state = 'active')
     and not exists (select from subscription_win_back_told t where t.club_id = s.club_id and t.user_id = s.user_id)
     and not (s.club_id::text || ' ' || s.user_id::text) = any ($4::text[])
   order by s.club_id, s.user_id limit $3`,
);

/** Members who were not told yet. */
export async function listToWinBack(tx: Executor, { now, limit, except }: Asked): Promise<LeftFan[]> {
  return toTell(tx, [...spanBefore(now), limit, except]);
}

const tellOnce = prepared<{ user_id: string }>(
  'subscriptions-win-back-told',
  `insert into subscription_win_back_told (club_id, user_id, at) values ($1, $2, $3) on conflict do nothing returning user_id`,
);

/** False where this fan was told before. */
export async function insertTold(tx: Executor, of: LeftFan & { at: Date }): Promise<boolean> {
  return (await tellOnce(tx, [of.club_id, of.user_id, of.at])).length === 1;
}

const stays = prepared<{ id: string; percent: number; periods: number }>(
  'subscriptions-stay-offers',
  `select s.id, w.percent, w.periods from subscriptions s join subscription_win_backs w on w.club_id = s.club_id
   where s.id = any ($1::uuid[]) and w.active and w.on_cancel and s.state <> 'ended' and s.cancelled_at is null
     and s.discount_percent is null and s.next_plan_id is null
     and not exists (select from subscription_win_back_uses u where u.club_id = s.club_id and u.user_id = s.user_id)`,
);

/** What is offered for staying, by subscription. */
export async function listStayOffers(
  tx: Executor,
  subscriptionIds: readonly string[],
): Promise<ReadonlyMap<string, { percent: number; periods: number }>> {
  if (subscriptionIds.length === 0) return new Map();
  const rows = await stays(tx, [subscriptionIds]);
  return new Map(rows.map(({ id, percent, periods }) => [id, { percent, periods }]));
}

/** All of one person's, for their own data. */
export async function listTakenBy(tx: Executor, userId: string): Promise<{ club_id: string; at: Date }[]> {
  const { rows } = await tx.query<{ club_id: string; at: Date }>({
    text: 'select club_id, at from subscription_win_back_uses where user_id = $1 order by at',
    values: [userId],
  });
  return rows;
}

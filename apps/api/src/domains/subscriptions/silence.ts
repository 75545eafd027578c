// Owns which subscriptions are with a club that has been silent for thirty days of paid time, for many in a fixed number of queries.
import { loadTiers } from '#domains/memberships/public/load-tiers.ts';
import { latestStaffPosts } from '#domains/posts/public/latest-staff-posts.ts';
import type { Executor } from '#platform/db/executor.ts';
import { paidSince, silentSince } from './money-back.rules.ts';
import { listEndedAfter } from './periods.store.ts';
import { listPlans } from './plans.store.ts';
import { latestBroadcasts } from './public/latest-broadcasts-slot.ts';
import type { SubscriptionRow } from './tables.ts';

/** More than thirty days, whatever clocks do meanwhile: a period that ended before is of no account. */
const LOOK_BACK_MS = 32 * 86_400_000;

/** Since when, by the id of the subscription; those whose club is not silent are left out. */
export async function loadSilences(
  tx: Executor,
  rows: readonly SubscriptionRow[],
  now: Date,
): Promise<ReadonlyMap<string, Date>> {
  const running = rows.filter(({ state, period_end }) => state === 'active' && period_end > now);
  if (running.length === 0) return new Map();
  const after = new Date(now.getTime() - LOOK_BACK_MS);
  const periods = await listEndedAfter(
    tx,
    running.map(({ id }) => id),
    after,
  );
  const paid = running.flatMap((row) => {
    const paid_since = paidSince(periods.filter(({ subscription_id }) => subscription_id === row.id));
    return paid_since === null ? [] : [{ row, paid_since }];
  });
  const words = await latestWords(
    tx,
    paid.map(({ row }) => row),
  );
  return new Map(
    paid.flatMap(({ row, paid_since }) => {
      const { time_zone, club_id } = row;
      const since = silentSince({ paid_since, last_at: words.get(club_id) ?? null, time_zone }, now);
      return since === null ? [] : [[row.id, since] as const];
    }),
  );
}

/** When the staff of each club last published what its subscribers can read, as a post or to everybody at once. */
async function latestWords(
  tx: Executor,
  rows: readonly SubscriptionRow[],
): Promise<ReadonlyMap<string, Date>> {
  if (rows.length === 0) return new Map();
  const plans = await listPlans(
    tx,
    rows.map(({ plan_id }) => plan_id),
  );
  const tiers = await loadTiers(
    tx,
    [...plans.values()].flatMap(({ tier_id }) => tier_id ?? []),
  );
  const rankOf = (planId: string) => tiers.get(plans.get(planId)?.tier_id ?? '')?.rank ?? 0;
  const words = new Map(
    await latestStaffPosts(
      tx,
      rows.map(({ club_id, plan_id }) => ({ club_id, rank: rankOf(plan_id) })),
    ),
  );
  const clubs = rows.map(({ club_id }) => club_id);
  for (const [clubId, at] of await latestBroadcasts.read()(tx, clubs)) {
    const before = words.get(clubId);
    if (before === undefined || before < at) words.set(clubId, at);
  }
  return words;
}

// Owns this domain's part of the demo world: a club that takes tips, and some that it got, named and unnamed.
import { demoClubs } from '#domains/clubs/public/demo-clubs.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import { outside, userAccount } from '#domains/ledger/public/account-ref.ts';
import { balancesOf } from '#domains/ledger/public/balances-of.ts';
import { postTransfer } from '#domains/ledger/public/post-transfer.ts';
import { listMembersWithAge } from '#domains/memberships/public/list-members-with-age.ts';
import { listDemoPeople } from '#domains/users/public/list-demo-people.ts';
import type { Tx } from '#platform/db/db.ts';
import type { DemoProgress } from '#platform/domain.ts';
import type { Platform } from '#platform/platform.ts';
import { putTip } from './actions/give-tip.ts';
import { isJarOn, putJar } from './tips.store.ts';

const DAY_MS = 86_400_000;
const HANDLE = 'velvet-static';

/** The oldest first. `from`: which of the longest members. */
const given = [
  { days_ago: 21, from: 3, amount_cents: 500, note: 'For the strings on the last record.', anonymous: false },
  { days_ago: 14, from: 5, amount_cents: 100, note: '', anonymous: false },
  {
    days_ago: 9,
    from: 7,
    amount_cents: 2500,
    note: 'Saw you in Leipzig. Thank you for that night.',
    anonymous: true,
  },
  { days_ago: 4, from: 2, amount_cents: 300, note: 'New strings are on me', anonymous: false },
  { days_ago: 1, from: 8, amount_cents: 1000, note: 'Play “Low Tide” again, please!', anonymous: false },
] as const;

export async function demo(platform: Platform, progress: DemoProgress): Promise<void> {
  const club = await findClub(platform, platform.db, HANDLE);
  if (club !== undefined)
    // In one transaction: killed in between, the next start begins anew.
    await platform.db.transaction(async (tx) => {
      if (!(await isJarOn(tx, club.id))) await fill(platform, tx, { id: club.id, owner_id: club.owner_id });
    });
  progress(demoClubs.length, demoClubs.length);
}

async function fill(
  platform: Platform,
  opened: Tx,
  { id: club_id, owner_id }: { id: string; owner_id: string },
): Promise<void> {
  // Nobody is told of what is past.
  const tx: Tx = { query: opened.query, emit: async () => {}, afterCommit: () => {} };
  const now = platform.clock.now().getTime();
  await putJar(tx, { club_id, on: true, by: owner_id, at: new Date(now - 30 * DAY_MS) });
  // The demo fan's own statement is read line by line, in the order of its times.
  const fan = (await listDemoPeople(tx)).find(({ role }) => role === 'fan')?.id;
  const members = (await listMembersWithAge(tx, club_id)).filter(
    ({ role, user_id }) => role === 'member' && user_id !== fan,
  );
  for (const { days_ago, from, ...tip } of given) {
    const member = members[from];
    if (member === undefined) continue;
    const then = new Date(now - days_ago * DAY_MS);
    await giveCredit(tx, member.user_id, { amount: tip.amount_cents, days_ago, at: then });
    const at = { ...platform, clock: { now: () => then } };
    await putTip(at, tx, { ...tip, club_id, user_id: member.user_id, post_id: null });
  }
}

/** As much as is missing for it. */
async function giveCredit(
  tx: Tx,
  userId: string,
  { amount, days_ago, at }: { amount: number; days_ago: number; at: Date },
): Promise<void> {
  const { available_cents } = await balancesOf(tx, userId);
  if (available_cents >= amount) return;
  await postTransfer(tx, {
    kind: 'adjustment',
    moves: [
      {
        ...{ from: outside('demo'), to: userAccount(userId) },
        ...{ asset_id: 'credits', amount: amount - available_cents },
      },
    ],
    cause: { kind: 'adjustment', id: `demo-tip-${days_ago}` },
    ...{ club_id: null, actor_id: null, key: null, at },
  });
}

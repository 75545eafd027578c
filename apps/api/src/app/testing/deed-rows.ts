// Owns deeds as their domains write them, rows and event in one transaction: for a history that is too long to be played over HTTP.
import { randomUUID } from 'node:crypto';
import { invitesChanged } from '@stagepass/contract/admissions/events.ts';
import { auctionSettled } from '@stagepass/contract/auctions/events.ts';
import { checkedIn } from '@stagepass/contract/checkins/events.ts';
import { drawsMade } from '@stagepass/contract/gacha/events.ts';
import { missionCompleted, rewardTakenBack } from '@stagepass/contract/missions/events.ts';
import { postPublished, postRemoved } from '@stagepass/contract/posts/events.ts';
import { mintItems } from '#domains/items/public/mint-items.ts';
import { moveItem } from '#domains/items/public/move-item.ts';
import type { Tx } from '#platform/db/db.ts';
import { newId } from '#platform/ids/new-id.ts';
import { putDesign } from './items.ts';
import { putMission } from './missions.ts';
import type { TestApp } from './test-app.ts';

export interface DeedStage {
  readonly club_id: string;
  readonly mission: string;
  readonly design: string;
  readonly pool: string;
  readonly code: string;
}

let seeds = 0;

/** A mission, a design, a pool with a seed, and an invitation. */
export async function deedStage(
  app: TestApp,
  club: { id: string; owner: { id: string } },
): Promise<DeedStage> {
  const { db } = app.platform;
  const mission = (await putMission(app, { club_id: club.id, state: 'live' })).id;
  const design = await putDesign(app, { club_id: club.id });
  const pool = newId(app.platform);
  seeds += 1;
  const code = `HISTORY${seeds}`;
  await db.query({
    text: `insert into gacha_pools (id, club_id, name, state, created_by, created_at, changed_at)
      values ($1, $2, 'Tour Tin', 'draft', $3, now(), now())`,
    values: [pool, club.id, club.owner.id],
  });
  await db.query({
    text: `insert into invitations (code, club_id, inviter_id, personal, created_at) values ($1, $2, $3, false, now())`,
    values: [code, club.id, club.owner.id],
  });
  return { club_id: club.id, mission, design, pool, code };
}

export async function completeRound(tx: Tx, { club_id, mission }: DeedStage, user_id: string, at: number) {
  const [id, period] = [randomUUID(), `round ${at}`];
  await tx.query({
    text: `insert into mission_parts (id, mission_id, user_id, period, state, started_at, completed_at, claimed_at)
      values ($1, $2, $3, $4, 'claimed', now(), now(), now())`,
    values: [id, mission, user_id, period],
  });
  await tx.emit(missionCompleted, { mission_id: mission, club_id, user_id, period });
  return id;
}

export async function takeRoundBack(tx: Tx, { club_id, mission }: DeedStage, user_id: string, id: string) {
  await tx.query({
    text: `insert into mission_take_backs (part_id, reason, xp, items, taken_at) values ($1, 'A mistake', 0, 0, now())`,
    values: [id],
  });
  await tx.emit(rewardTakenBack, { mission_id: mission, club_id, user_id, period: '' });
}

/** The day after their last. */
export async function checkInNext(tx: Tx, { club_id }: DeedStage, user_id: string, day: string) {
  await tx.query({
    text: `insert into checkins (club_id, user_id, day, kind, created_at) values ($1, $2, $3, 'made', now())`,
    values: [club_id, user_id, day],
  });
  await tx.emit(checkedIn, { club_id, user_id, day, streak: 0 });
}

export async function openPacks(tx: Tx, { club_id, pool }: DeedStage, user_id: string, at: number) {
  const id = randomUUID();
  await tx.query({
    text: `insert into gacha_draws (id, pool_id, version_id, user_id, seed_id, nonce, count, position, pity_before, guaranteed,
        quality, design_id, item_id, number, tier_roll, item_roll, mark, transfer_id, at)
      values ($1, $2, $1, $3, $1, $4, 1, 0, 0, 'none', 'rare', $1, $1, 1, 0, 0, 'ab', $1, now())`,
    values: [id, pool, user_id, at],
  });
  const told = { version: 1, count: 1, draw_id: id, best_quality: 'rare' };
  await tx.emit(drawsMade, { pool_id: pool, club_id, user_id, ...told });
}

export async function winAuction(
  tx: Tx,
  { club_id, design }: DeedStage,
  { user_id, item_id }: { user_id: string; item_id: string },
) {
  const id = randomUUID();
  await tx.query({
    text: `insert into auctions (id, club_id, design_id, item_id, title, start_amount, starts_at, ends_at, hard_end_at, state,
        price, leader_id, leader_max, rises, bid_count, seen_at, ended_at, settled_at, winner_id, sold_amount, fee_amount,
        transfer_id, created_by, created_at)
      values ($1, $2, $3, $4, 'Lot', 100, now() - interval '1 hour', now(), now(), 'settled', 100, $5, 100, 1, 1, now(), now(),
        now(), $5, 100, 5, $1, $5, now())`,
    values: [id, club_id, design, item_id, user_id],
  });
  await tx.emit(auctionSettled, {
    auction_id: id,
    club_id,
    design_id: design,
    title: 'Lot',
    item_id,
    winner_id: user_id,
    amount: 100,
    fee_cents: 5,
    transfer_id: id,
    settled_at: new Date().toISOString(),
  });
}

/** Answers the copies' ids. */
export async function giveCopies(app: TestApp, tx: Tx, { design }: DeedStage, userIds: readonly string[]) {
  const made = await mintItems(app.platform, tx, {
    holders: userIds.map((user_id) => ({ user_id, design_id: design })),
    origin: 'grant',
    at: app.clock.now(),
  });
  return made.map(({ item_id }) => item_id);
}

export async function passCopy(
  tx: Tx,
  item_id: string,
  { from, to, at }: { from: string; to: string; at: Date },
) {
  await moveItem(tx, {
    item_id,
    from: { holder_id: from, state: 'held' },
    to: { holder_id: to, state: 'held' },
    event: 'gifted',
    at,
  });
}

export async function publishPost(tx: Tx, { club_id }: DeedStage, author_id: string) {
  const id = randomUUID();
  await tx.query({
    text: `insert into posts (id, club_id, author_id, client_key, text, audience, reply_policy, created_at, published_at)
      values ($1, $2, $3, $1, 'Hi!', 'public', 'everyone', now(), now())`,
    values: [id, club_id, author_id],
  });
  await tx.emit(postPublished, { post_id: id, club_id, author_id, mentioned_ids: [], audience: 'public' });
  return id;
}

export async function deletePost(tx: Tx, { club_id }: DeedStage, author_id: string, id: string) {
  await tx.query({ text: 'delete from posts where id = $1', values: [id] });
  await tx.emit(postRemoved, { post_id: id, club_id, author_id });
}

/** False where the friend came by somebody before. */
export async function bringFriend(
  tx: Tx,
  { club_id, code }: DeedStage,
  { inviter_id, friend_id }: { inviter_id: string; friend_id: string },
): Promise<boolean> {
  const { count } = await tx.query({
    text: `insert into invitation_uses (club_id, user_id, code, inviter_id, state, joined_at)
      values ($1, $2, $3, $4, 'earned', now()) on conflict do nothing`,
    values: [club_id, friend_id, code, inviter_id],
  });
  if (count === 1) await tx.emit(invitesChanged, { club_id, inviter_id });
  return count === 1;
}

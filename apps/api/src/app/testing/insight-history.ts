// Owns a random history of a year in a club: all that its figures are made of, and much that is undone, with rows and events as their
// domains write them, while the workers that count are killed in the middle.
import { randomUUID } from 'node:crypto';
import { type Dice, seededDice } from '@stagepass/base/dice.ts';
import { checkedIn } from '@stagepass/contract/checkins/events.ts';
import { drawsMade } from '@stagepass/contract/gacha/events.ts';
import { factsOutdated } from '@stagepass/contract/insights/events.ts';
import { memberJoined, memberLeft } from '@stagepass/contract/memberships/events.ts';
import { missionCompleted, missionProgressed, rewardTakenBack } from '@stagepass/contract/missions/events.ts';
import { orderRefunded } from '@stagepass/contract/orders/events.ts';
import {
  commentAdded,
  commentRemoved,
  postPublished,
  postRemoved,
  reactionChanged,
} from '@stagepass/contract/posts/events.ts';
import { tokensBought } from '@stagepass/contract/tokens/events.ts';
import { vi } from 'vitest';
import { clubAccount, outside, userAccount } from '#domains/ledger/public/account-ref.ts';
import { postTransfer } from '#domains/ledger/public/post-transfer.ts';
import type { Tx } from '#platform/db/db.ts';
import { foundClub, manyActors } from './clubs.ts';
import { type DeedStage, deedStage } from './deed-rows.ts';
import { openMailbox } from './people.ts';
import type { TestApp } from './test-app.ts';

const AT_ONCE = 8;
const DAY_MS = 86_400_000;

interface Play {
  app: TestApp;
  stage: DeedStage;
  step: string;
  dice: Dice;
  /** Rows that may be undone, by person. */
  posts: [id: string, author: string][];
  comments: [id: string, post: string, author: string][];
  rounds: [id: string, user: string][];
  paid: Map<string, number>;
  members: Set<string>;
}

type Act = (tx: Tx, play: Play, of: { me: string; at: Date; nth: number }) => Promise<void>;

const run = (tx: Tx, text: string, values: readonly unknown[]) => tx.query({ text, values });

function take<Row>({ dice }: Play, rows: Row[]): Row | undefined {
  return rows.length === 0 ? undefined : rows.splice(dice.int(rows.length), 1)[0];
}

const acts: readonly Act[] = [
  async function publish(tx, { stage: { club_id }, posts }, { me, at }) {
    const id = randomUUID();
    await run(
      tx,
      `insert into posts (id, club_id, author_id, client_key, text, audience, reply_policy, created_at, published_at)
       values ($1, $2, $3, $1, 'Hi!', 'public', 'everyone', $4, $4)`,
      [id, club_id, me, at],
    );
    await tx.emit(postPublished, {
      post_id: id,
      club_id,
      author_id: me,
      mentioned_ids: [],
      audience: 'public',
    });
    posts.push([id, me]);
  },
  async function deletePost(tx, play, { nth }) {
    if (nth % 4 !== 0) return;
    const [id, author_id] = take(play, play.posts) ?? [];
    if (id === undefined || author_id === undefined) return;
    await run(tx, 'delete from posts where id = $1', [id]);
    await tx.emit(postRemoved, { post_id: id, club_id: play.stage.club_id, author_id });
  },
  async function comment(tx, { stage: { club_id }, posts, comments, dice }, { me, at }) {
    const [post_id, post_author_id] = posts[dice.int(posts.length || 1)] ?? [];
    if (post_id === undefined || post_author_id === undefined) return;
    const id = randomUUID();
    const { count } = await run(
      tx,
      `insert into comments (id, post_id, author_id, client_key, text, created_at)
       select $1, id, $3, $1, 'Yes!', $4 from posts where id = $2`,
      [id, post_id, me, at],
    );
    if (count === 0) return;
    comments.push([id, post_id, me]);
    const told = { post_id, club_id, author_id: me, comment_id: id, post_author_id };
    await tx.emit(commentAdded, { ...told, parent_author_id: null, mentioned_ids: [] });
  },
  async function deleteComment(tx, play) {
    const [id, post_id, author_id] = take(play, play.comments) ?? [];
    if (id === undefined || post_id === undefined || author_id === undefined) return;
    await run(tx, 'delete from comments where id = $1', [id]);
    await tx.emit(commentRemoved, { comment_id: id, post_id, author_id, club_id: play.stage.club_id });
  },
  async function react(tx, { stage: { club_id }, posts, dice }, { me, at, nth }) {
    const [post_id] = posts[dice.int(posts.length || 1)] ?? [];
    if (post_id === undefined) return;
    const text =
      nth % 5 === 0
        ? 'delete from post_reactions where post_id = $1 and user_id = $2 and created_at < $3'
        : `insert into post_reactions (post_id, user_id, kind, created_at) select id, $2, 'fire', $3 from posts where id = $1
           on conflict (post_id, user_id) do update set kind = 'clap', created_at = excluded.created_at`;
    const { count } = await run(tx, text, [post_id, me, at]);
    if (count > 0) await tx.emit(reactionChanged, { club_id, post_id, user_id: me });
  },
  async function begin(tx, { stage: { club_id, mission }, step, rounds }, { me, at, nth }) {
    const [id, period] = [randomUUID(), `round ${nth}`];
    await run(
      tx,
      `insert into mission_parts (id, mission_id, user_id, period, state, started_at) values ($1, $2, $3, $4, 'started', $5)`,
      [id, mission, me, period, at],
    );
    if (nth % 3 > 0)
      await run(
        tx,
        'insert into requirement_progress (requirement_id, user_id, period, passed_at) values ($1, $2, $3, $4)',
        [step, me, period, at],
      );
    await tx.emit(missionProgressed, { mission_id: mission, club_id, user_id: me });
    rounds.push([id, me]);
  },
  async function complete(tx, play, { at }) {
    const [id, user_id] = take(play, play.rounds) ?? [];
    if (id === undefined || user_id === undefined) return;
    const { club_id, mission: mission_id } = play.stage;
    await run(tx, `update mission_parts set state = 'completed', completed_at = $2 where id = $1`, [id, at]);
    await tx.emit(missionCompleted, { mission_id, club_id, user_id, period: '' });
    if (play.dice.int(6) > 0) return;
    await run(
      tx,
      `insert into mission_take_backs (part_id, reason, xp, items, taken_at) values ($1, 'A mistake', 0, 0, $2)`,
      [id, at],
    );
    await tx.emit(rewardTakenBack, { mission_id, club_id, user_id, period: '' });
  },
  async function checkIn(tx, { stage: { club_id }, dice }, { me, at }) {
    // Some come late, with a day of their own.
    const day = new Date(at.getTime() - dice.int(3) * DAY_MS).toISOString().slice(0, 10);
    await run(
      tx,
      `insert into checkins (club_id, user_id, day, kind, created_at) values ($1, $2, $3, 'made', $4) on conflict do nothing`,
      [club_id, me, day, at],
    );
    await tx.emit(checkedIn, { club_id, user_id: me, day, streak: 0 });
  },
  async function draw(tx, { stage: { club_id, pool } }, { me, at, nth }) {
    const id = randomUUID();
    await run(
      tx,
      `insert into gacha_draws (id, pool_id, version_id, user_id, seed_id, nonce, count, position, pity_before, guaranteed,
         quality, design_id, item_id, number, tier_roll, item_roll, mark, transfer_id, at)
       values ($1, $2, $1, $3, $1, $4, 1, 0, 0, 'none', 'rare', $1, $1, 1, 0, 0, 'ab', $1, $5)`,
      [id, pool, me, nth, at],
    );
    const told = { version: 1, count: 1, draw_id: id, best_quality: 'rare' };
    await tx.emit(drawsMade, { pool_id: pool, club_id, user_id: me, ...told });
  },
  async function pay(tx, { stage: { club_id }, paid, dice }, { me, at }) {
    const amount = 100 + dice.int(900);
    const from = userAccount(me);
    const terms = { cause: { kind: 'adjustment', id: club_id }, club_id, at, key: null } as const;
    await postTransfer(tx, {
      ...{ ...terms, kind: 'adjustment', actor_id: me },
      moves: [{ from: outside('demo'), to: from, asset_id: 'credits', amount }],
    });
    const { transfer_id } = await postTransfer(tx, {
      ...{ ...terms, kind: 'tip', actor_id: me },
      moves: [{ from, to: clubAccount(club_id), asset_id: 'credits', amount }],
    });
    paid.set(me, (paid.get(me) ?? 0) + amount);
    await tx.emit(tokensBought, { club_id, user_id: me, amount: 1, paid_cents: amount, transfer_id });
  },
  async function refund(tx, { stage: { club_id }, paid }, { me, at, nth }) {
    const amount = paid.get(me) ?? 0;
    if (amount === 0 || nth % 3 > 0) return;
    await postTransfer(tx, {
      ...{ kind: 'refund', actor_id: me, cause: { kind: 'adjustment', id: club_id }, club_id, at, key: null },
      moves: [{ from: clubAccount(club_id), to: userAccount(me), asset_id: 'credits', amount }],
    });
    paid.set(me, 0);
    const told = {
      order_id: me,
      buyer_id: me,
      item_id: me,
      paid_cents: amount,
      paid_tokens: 0,
      transfer_id: me,
    };
    await tx.emit(orderRefunded, { club_id, ...told });
  },
  async function comeOrGo(tx, { stage: { club_id }, members }, { me, at, nth }) {
    if (members.delete(me)) {
      await run(
        tx,
        `update memberships set state = 'left', left_at = $3 where club_id = $1 and user_id = $2`,
        [club_id, me, at],
      );
      return tx.emit(memberLeft, { club_id, user_id: me, how: 'left' });
    }
    members.add(me);
    await run(
      tx,
      `insert into memberships (club_id, user_id, role, number, state, source, joined_at) values ($1, $2, 'member', $3, 'active', 'test', $4)
       on conflict (club_id, user_id) do update set state = 'active', joined_at = excluded.joined_at, left_at = null`,
      [club_id, me, 1000 + nth, at],
    );
    return tx.emit(memberJoined, { club_id, user_id: me, number: nth, returning: false, source: 'test' });
  },
  // Told again, or for nothing: whatever it says, rows decide.
  async function again(tx, { stage: { club_id } }, { me }) {
    await tx.emit(factsOutdated, { club_id, user_id: me });
  },
];

/** Ends connections that are in the middle of counting, as a server does that is killed. */
async function killCounting({ platform: { db } }: TestApp): Promise<number> {
  const { count } = await db.query({
    text: `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null and query ~ 'insight_|''insights '`,
  });
  return count;
}

const MOST_WAITING = 400;

async function untilWaiting({ platform: { db } }: TestApp, most: number): Promise<void> {
  const few = async () => {
    const text = `select from outbox_deliveries where starts_with(handler, 'insights.') limit ${most + 1}`;
    if ((await db.query({ text })).count > most) throw new Error('many wait');
  };
  await vi.waitFor(few, { timeout: 120_000, interval: 20 });
}

/** Ends where all is counted. */
export async function playYear(
  app: TestApp,
  { people, events, seed }: { people: number; events: number; seed: string },
): Promise<{ club_id: string; kills: number }> {
  const dice = seededDice(seed);
  const club = await foundClub(app, openMailbox(app));
  const stage = await deedStage(app, club);
  const step = await app.platform.db.query<{ id: string }>({
    text: 'select id from requirements where owner_id = $1',
    values: [stage.mission],
  });
  const actors = (await manyActors(app, people)).map(({ user_id }) => user_id);
  const play: Play = {
    ...{ app, stage, step: step.rows[0]?.id ?? '', dice },
    ...{ posts: [], comments: [], rounds: [], paid: new Map(), members: new Set() },
  };
  const began = app.clock.now().getTime() - 365 * DAY_MS;
  let kills = 0;
  for (let nth = 0; nth < events; nth += AT_ONCE) {
    const at = new Date(began + (nth / events) * 365 * DAY_MS);
    const chosen = new Set<string>();
    while (chosen.size < AT_ONCE) chosen.add(actors[dice.int(actors.length)] ?? '');
    await Promise.all(
      [...chosen].map((me, of) => {
        const act = acts[dice.int(acts.length)] as Act;
        return app.platform.db.transaction((tx) => act(tx, play, { me, at, nth: nth + of }));
      }),
    );
    if (dice.int(12) > 0) continue;
    kills += await killCounting(app);
    await untilWaiting(app, MOST_WAITING);
  }
  await untilWaiting(app, 0);
  return { club_id: club.id, kills };
}

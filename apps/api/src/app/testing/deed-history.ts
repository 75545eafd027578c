// Owns a random history of deeds in a club: all that counts and much that is undone, told once, twice or late, while the workers that count
// are killed in the middle; and the check that counters, stages, XP and items are what the rows say.
import { seededDice } from '@stagepass/base/dice.ts';
import { countersOutdated } from '@stagepass/contract/achievements/events.ts';
import { type CounterKind, counterKinds, isBadgeOnly } from '@stagepass/contract/achievements/kinds.ts';
import { expect, vi } from 'vitest';
import { auditAchievements } from '#domains/achievements/audit.ts';
import { countFromBeforeJob } from '#domains/achievements/jobs.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import { auditItems } from '#domains/items/public/audit-items.ts';
import { auditLevels } from '#domains/levels/audit.store.ts';
import { leaveClub } from '#domains/memberships/actions/remove-member.ts';
import { enrolMember } from '#domains/memberships/public/enrol-member.ts';
import type { Tx } from '#platform/db/db.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import { achievementDraft, countsOf, publishedAchievement } from './achievements.ts';
import { foundClub, manyActors } from './clubs.ts';
import { killCounting, untilFewWait, waitUntilCounted } from './deed-backlog.ts';
import * as deeds from './deed-rows.ts';
import { putDesign } from './items.ts';
import { openMailbox } from './people.ts';
import { runJob } from './run-job.ts';
import type { TestApp } from './test-app.ts';

const AT_ONCE = 8;
const MOST_PUBLISHED = 16;

interface Wanted {
  people: number;
  events: number;
  seed: string;
}

/** What one person has done, and not undone. */
interface Doing {
  counts: Record<CounterKind, number>;
  /** The most that each counter has been. */
  most: Record<CounterKind, number>;
  rounds: string[];
  posts: string[];
  copies: Set<string>;
  received: Set<string>;
  day: number;
  away: boolean;
}

const none = () => Object.fromEntries(counterKinds.map((kind) => [kind, 0])) as Record<CounterKind, number>;
const newDoing = (): Doing => ({
  counts: none(),
  most: none(),
  rounds: [],
  posts: [],
  copies: new Set(),
  received: new Set(),
  day: 0,
  away: false,
});

const dayOf = (n: number) => new Date(Date.UTC(2020, 0, 1 + n)).toISOString().slice(0, 10);

export interface DeedHistory {
  club_id: string;
  readonly doings: ReadonlyMap<string, Doing>;
  kills: number;
}

/** The history as it goes: what people did, and the next random thing. */
interface Play {
  app: TestApp;
  club: Awaited<ReturnType<typeof foundClub>>;
  stage: deeds.DeedStage;
  chance: (below: number) => number;
  actors: readonly SignedIn[];
  doings: Map<string, Doing>;
}

function doingOf({ doings }: Play, user_id: string): Doing {
  const doing = doings.get(user_id) ?? newDoing();
  doings.set(user_id, doing);
  return doing;
}

function count(play: Play, user_id: string, kind: CounterKind, by = 1): void {
  const { counts, most } = doingOf(play, user_id);
  counts[kind] += by;
  most[kind] = Math.max(most[kind], counts[kind]);
}

function receive(play: Play, user_id: string, copy: string): void {
  const { copies, received } = doingOf(play, user_id);
  copies.add(copy);
  if (received.has(copy)) return;
  received.add(copy);
  count(play, user_id, 'items');
}

type Act = (tx: Tx, play: Play, of: { me: string; other: string; at: number }) => Promise<void>;

const acts: readonly Act[] = [
  async (tx, play, { me, at }) => {
    doingOf(play, me).rounds.push(await deeds.completeRound(tx, play.stage, me, at));
    count(play, me, 'missions');
  },
  async (tx, play, { me }) => {
    const round = doingOf(play, me).rounds.pop();
    if (round === undefined) return;
    await deeds.takeRoundBack(tx, play.stage, me, round);
    count(play, me, 'missions', -1);
  },
  async (tx, play, { me, at }) => {
    const doing = doingOf(play, me);
    // A gap now and then: a new streak, or a freeze.
    doing.day += at % 5 === 0 ? 2 : 1;
    await deeds.checkInNext(tx, play.stage, me, dayOf(doing.day));
    count(play, me, 'checkins');
  },
  async (tx, play, { me, at }) => {
    await deeds.openPacks(tx, play.stage, me, at);
    count(play, me, 'draws');
  },
  async (tx, play, { me }) => {
    const [item_id = ''] = await deeds.giveCopies(play.app, tx, play.stage, [me]);
    receive(play, me, item_id);
    await deeds.winAuction(tx, play.stage, { user_id: me, item_id });
    count(play, me, 'auctions');
  },
  async (tx, play, { me, other }) => {
    const copies = await deeds.giveCopies(play.app, tx, play.stage, [me, other]);
    for (const [of, copy] of copies.entries()) receive(play, of === 0 ? me : other, copy);
  },
  async (tx, play, { me, other }) => {
    const { copies } = doingOf(play, me);
    const [copy] = copies;
    if (copy === undefined) return;
    await deeds.passCopy(tx, copy, { from: me, to: other, at: play.app.clock.now() });
    copies.delete(copy);
    receive(play, other, copy);
  },
  async (tx, play, { me }) => {
    doingOf(play, me).posts.push(await deeds.publishPost(tx, play.stage, me));
    count(play, me, 'posts');
  },
  async (tx, play, { me }) => {
    const post = doingOf(play, me).posts.pop();
    if (post === undefined) return;
    await deeds.deletePost(tx, play.stage, me, post);
    count(play, me, 'posts', -1);
  },
  async (tx, play, { me, other }) => {
    const brought = await deeds.bringFriend(tx, play.stage, { inviter_id: me, friend_id: other });
    if (brought) count(play, me, 'invites');
  },
  // Told again, or for nothing: whatever it says, rows decide.
  async (tx, { club }, { me }) =>
    tx.emit(countersOutdated, { club_id: club.id, user_id: me, kinds: [...counterKinds] }),
];

async function enrol({ app: { platform }, club }: Play, user_id: string): Promise<void> {
  const found = await findClub(platform, platform.db, club.id);
  if (found === undefined) throw new Error('no club');
  await platform.db.transaction((tx) => enrolMember(platform, tx, { club: found, user_id, source: 'test' }));
}

async function comeAndGo(play: Play, actor: SignedIn): Promise<void> {
  const doing = doingOf(play, actor.user_id);
  if (doing.away) await enrol(play, actor.user_id);
  else await leaveClub(play.app.platform, actor, play.club.id);
  doing.away = !doing.away;
}

async function publishSome({ app, club, chance }: Play, design_id: string, nth: number): Promise<void> {
  const kind = counterKinds[nth % counterKinds.length] ?? 'posts';
  const gives = !isBadgeOnly(kind);
  const stages = [
    { goal: 1 + chance(6), xp: gives ? 5 : 0 },
    { goal: 8 + chance(20), xp: gives ? 10 : 0, item: gives ? { design_id, total: 20 } : null },
  ];
  await publishedAchievement(app, club, achievementDraft(kind, [], { stages }));
}

/** Some at once, none of them twice: what each has is known when it is undone. */
async function actTogether(play: Play, at: number): Promise<void> {
  const { app, actors, chance } = play;
  const chosen = new Set<SignedIn>();
  while (chosen.size < 2 * AT_ONCE) {
    const actor = actors[chance(actors.length)];
    if (actor !== undefined) chosen.add(actor);
  }
  const pairs = [...chosen];
  const one = async (of: number): Promise<void> => {
    const [me, other] = [pairs[2 * of], pairs[2 * of + 1]];
    if (me === undefined || other === undefined) throw new Error('too few people');
    if (chance(60) === 0) return comeAndGo(play, me);
    const act = acts[chance(acts.length)] as Act;
    const who = { me: me.user_id, other: other.user_id, at: at + of };
    await app.platform.db.transaction((tx) => act(tx, play, who));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, of) => one(of)));
}

export async function playDeeds(app: TestApp, { people, events, seed }: Wanted): Promise<DeedHistory> {
  const dice = seededDice(seed);
  const club = await foundClub(app, openMailbox(app));
  const stage = await deeds.deedStage(app, club);
  const actors = await manyActors(app, people);
  const play: Play = {
    app,
    club,
    stage,
    actors,
    doings: new Map(),
    chance: (below: number) => dice.int(below),
  };
  for (const { user_id } of actors) {
    doingOf(play, user_id);
    await enrol(play, user_id);
  }
  const design = await putDesign(app, { club_id: club.id, edition_size: 400 });
  let [published, kills] = [0, 0];
  for (let at = 0; at < events; at += AT_ONCE) {
    await actTogether(play, at);
    if (dice.int(25) === 0 && published < MOST_PUBLISHED) {
      published += 1;
      await publishSome(play, design, published);
    }
    if (dice.int(12) === 0) {
      kills += await killCounting(app);
      await untilFewWait(app);
    }
  }
  await runJob(app.platform, countFromBeforeJob);
  return { club_id: club.id, doings: play.doings, kills };
}

/** Counters, stages, XP and items: worked out anew from rows, and beside what was played. */
export async function checkDeeds(app: TestApp, { club_id, doings }: DeedHistory): Promise<void> {
  const { db } = app.platform;
  await waitUntilCounted(app);
  await vi.waitFor(async () => expect(await auditAchievements(db)).toEqual([]), { timeout: 60_000 });
  expect(await auditItems(db)).toEqual([]);
  expect(await auditLevels(db)).toEqual([]);
  const stages = await db.query<{ id: string; counter: CounterKind; stage: number; goal: number }>({
    text: `select a.id, a.counter, s.stage, s.goal from achievements a join achievement_stages s on s.achievement_id = a.id
      where a.club_id = $1 and a.state = 'live'`,
    values: [club_id],
  });
  expect(stages.rows.length).toBeGreaterThan(8);
  let given = 0;
  for (const [user_id, { counts, most, received, away }] of doings) {
    const stored = await countsOf(app, { club_id, user_id });
    const { streak = 0, items = 0, ...others } = stored;
    const { streak: _, items: __, ...expected } = counts;
    expect({ ...none(), ...others, streak: 0, items: 0 }).toEqual({ ...none(), ...expected });
    const earned = await db.query<{ id: string; stage: number; item_id: string | null }>({
      text: 'select achievement_id as id, stage, item_id from achievement_earned where user_id = $1',
      values: [user_id],
    });
    // What stages gave was received as well.
    expect(items).toBe(received.size + earned.rows.filter(({ item_id }) => item_id !== null).length);
    const has = new Set(earned.rows.map(({ id, stage }) => `${id}:${stage}`));
    given += has.size;
    const now = { ...counts, streak, items };
    for (const { id, counter, stage, goal } of stages.rows) {
      if (!away && now[counter] >= goal) expect(has).toContain(`${id}:${stage}`);
      const ever = counter === 'streak' || counter === 'items' ? now[counter] : most[counter];
      if (ever < goal) expect(has).not.toContain(`${id}:${stage}`);
    }
  }
  expect(given).toBeGreaterThan(doings.size);
  const { rows } = await db.query<{ granted: number; promised: number }>({
    text: `select (select coalesce(sum(amount), 0)::int from xp_grants where club_id = $1 and cause_kind = 'achievement') as granted,
      (select coalesce(sum(s.xp), 0)::int from achievement_earned e join achievement_stages s
        on s.achievement_id = e.achievement_id and s.stage = e.stage join achievements a on a.id = e.achievement_id
        where a.club_id = $1) as promised`,
    values: [club_id],
  });
  expect(rows[0]?.granted).toBe(rows[0]?.promised);
}

// Owns a random history of XP in a club: grants and take-backs of many people over weeks, missions that pay out of an escrow, leaving,
// coming back, opting out; and the check that everything kept beside the rows is what they say.
import { seededDice } from '@stagepass/base/dice.ts';
import { levelAt } from '@stagepass/base/level.ts';
import { expect, vi } from 'vitest';
import { findClub } from '#domains/clubs/public/find-club.ts';
import { setBoardVisibility } from '#domains/levels/actions/set-board-visibility.ts';
import { auditLevels } from '#domains/levels/audit.store.ts';
import { readPage, readPlace, type Span } from '#domains/levels/boards.store.ts';
import { changeXp } from '#domains/levels/change-xp.ts';
import { foldBoards, turnAllBoards } from '#domains/levels/jobs.ts';
import { withPlaces } from '#domains/levels/ladder.rules.ts';
import { leaveClub } from '#domains/memberships/actions/remove-member.ts';
import { enrolMember } from '#domains/memberships/public/enrol-member.ts';
import { auditMissions } from '#domains/missions/audit.store.ts';
import { findBudget } from '#domains/missions/budgets.store.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import { foundClub, manyActors } from './clubs.ts';
import { escrowHistory } from './escrow-history.ts';
import { whatDoesNotAddUp } from './ledger.ts';
import { openMailbox } from './people.ts';
import type { TestApp } from './test-app.ts';

const HOUR_MS = 3_600_000;
const AT_ONCE = 8;
const ZONE = 'Asia/Tokyo';

async function enrol({ platform }: TestApp, clubId: string, user_id: string): Promise<void> {
  const club = await findClub(platform, platform.db, clubId);
  if (club === undefined) throw new Error('no club');
  await platform.db.transaction((tx) => enrolMember(platform, tx, { club, user_id, source: 'test' }));
}

async function actorsIn(app: TestApp, clubId: string, count: number): Promise<SignedIn[]> {
  const actors = await manyActors(app, count);
  for (const { user_id } of actors) await enrol(app, clubId, user_id);
  return actors;
}

/** Ids of new members. */
export async function fansIn(app: TestApp, clubId: string, count: number): Promise<string[]> {
  return (await actorsIn(app, clubId, count)).map(({ user_id }) => user_id);
}

interface Wanted {
  people: number;
  events: number;
  seed: string;
}

export interface History {
  club_id: string;
  /** What each person must have at the end. */
  readonly totals: ReadonlyMap<string, number>;
  readonly budget: ReturnType<ReturnType<typeof escrowHistory>['expected']>;
}

export async function playHistory(app: TestApp, { people, events, seed }: Wanted): Promise<History> {
  const { platform, clock } = app;
  const club = await foundClub(app, openMailbox(app), { time_zone: ZONE });
  const clubId = club.id;
  const dice = seededDice(seed);
  const chance = (below: number) => dice.int(below);
  const actors = await actorsIn(app, clubId, people);
  // Old enough for rewards.
  await platform.db.query({
    text: `update users set created_at = created_at - interval '2 days' where id = any ($1::uuid[])`,
    values: [actors.map(({ user_id }) => user_id)],
  });
  const escrow = escrowHistory(app, club, ZONE);
  const away = new Set<SignedIn>();
  const totals = new Map<string, number>();
  const signal = new AbortController().signal;
  const add = (user_id: string, amount: number) => totals.set(user_id, (totals.get(user_id) ?? 0) + amount);

  const change = async (user_id: string, amount: number, id: string) => {
    add(user_id, amount);
    await platform.db.transaction((tx) =>
      changeXp(platform, tx, { club_id: clubId, user_id, amount, cause: { kind: 'history', id } }),
    );
  };
  const act = async (actor: SignedIn, at: number): Promise<unknown> => {
    const { user_id } = actor;
    const has = totals.get(user_id) ?? 0;
    const kind = dice.int(100);
    const amount = dice.int(400);
    if (kind < 74) return change(user_id, 5 * (1 + (amount % 60)), String(at));
    if (kind < 84)
      return has === 0 ? undefined : change(user_id, -(1 + (amount % Math.min(has, 400))), String(at));
    if (kind < 94) return away.has(actor) ? undefined : add(user_id, await escrow.complete(actor, amount));
    if (kind < 97)
      return away.has(actor) ? undefined : setBoardVisibility(platform, actor, clubId, amount % 2 === 0);
    if (away.delete(actor)) return enrol(app, clubId, user_id);
    away.add(actor);
    return leaveClub(platform, actor, clubId);
  };

  for (let at = 0; at < events; at += AT_ONCE) {
    // Each person once at a time: what they have is known when it is taken back.
    const chosen = new Set<SignedIn>();
    while (chosen.size < AT_ONCE) {
      const actor = actors[dice.int(actors.length)];
      if (actor !== undefined) chosen.add(actor);
    }
    await Promise.all([...chosen].map((actor, of) => act(actor, at + of)));
    if (dice.int(6) === 0) await escrow.manage(chance);
    if (dice.int(40) === 0) await foldBoards.run(platform, {}, signal);
    if (dice.int(4) === 0)
      clock.set(new Date(clock.now().getTime() + HOUR_MS * (1 + dice.int(10))).toISOString());
    if (dice.int(30) === 0) await turnAllBoards.run(platform, {}, signal);
  }
  await turnAllBoards.run(platform, {}, signal);
  await vi.waitFor(async () => expect(await countUnsettled(app, clubId)).toBe(0), { timeout: 120_000 });
  return { club_id: clubId, totals, budget: escrow.expected() };
}

/** People whose joining and leaving the boards have not heard of yet. */
async function countUnsettled({ platform }: TestApp, clubId: string): Promise<number | undefined> {
  const { rows } = await platform.db.query<{ wrong: number }>({
    text: `select count(*)::int as wrong from xp_totals t
      left join member_standing m on m.club_id = t.club_id and m.user_id = t.user_id
      left join xp_board_opt_outs o on o.club_id = t.club_id and o.user_id = t.user_id
      left join xp_board_entries e on e.club_id = t.club_id and e.user_id = t.user_id and e.span = 0 and e.xp > 0
      where t.club_id = $1 and t.total > 0
        and (e.user_id is not null) <> (m.user_id is not null and o.user_id is null)`,
    values: [clubId],
  });
  return rows[0]?.wrong;
}

/** Totals, levels, boards, places and the escrow: worked out anew from rows, and beside what was played. */
export async function checkHistory(app: TestApp, { club_id, totals, budget }: History): Promise<void> {
  const { db } = app.platform;
  const clean = async () => {
    expect(await auditLevels(db)).toEqual([]);
    expect(await auditMissions(db)).toEqual([]);
  };
  await clean();
  await checkPlaces(app, club_id);
  await foldBoards.run(app.platform, {}, new AbortController().signal);
  await clean();
  await checkPlaces(app, club_id);
  expect(await whatDoesNotAddUp(db)).toEqual([]);
  expect(await findBudget(db, club_id)).toEqual(budget);
  expect(budget.spent_cents).toBeGreaterThan(0);
  const { rows } = await db.query<{ user_id: string; total: number }>({
    text: 'select user_id, total from xp_totals where club_id = $1',
    values: [club_id],
  });
  const stored = new Map(rows.map(({ user_id, total }) => [user_id, total]));
  for (const [user_id, xp] of totals) {
    expect(stored.get(user_id) ?? 0).toBe(xp);
    expect(levelAt(stored.get(user_id) ?? 0)).toBe(levelAt(xp));
  }
}

/** Whole boards, page by page and person by person, beside the entries. */
async function checkPlaces({ platform: { db } }: TestApp, club_id: string): Promise<void> {
  for (const span of [0, 7, 30] satisfies Span[]) {
    const { rows } = await db.query<{ user_id: string; xp: number }>({
      text: `select user_id, xp from xp_board_entries where club_id = $1 and span = $2 and xp > 0 order by xp desc, user_id desc`,
      values: [club_id, span],
    });
    const places = rows.map(({ user_id, xp }) => ({
      user_id,
      xp,
      place: 1 + rows.findIndex((row) => row.xp === xp),
    }));
    const shown: { user_id: string; xp: number; place: number }[] = [];
    let after: ReturnType<typeof withPlaces>[number] | undefined;
    do {
      const page = withPlaces((await readPage(db, { club_id, span }, { after, limit: 7 })).rows, after);
      after = page.at(-1);
      shown.push(...page.map(({ user_id, xp, place }) => ({ user_id, xp, place })));
    } while (after !== undefined);
    expect(shown).toEqual(places);
    for (const { user_id, xp, place } of places)
      expect(await readPlace(db, { club_id, span, user_id })).toMatchObject({
        xp,
        ahead: place - 1,
        people: places.length,
      });
  }
}

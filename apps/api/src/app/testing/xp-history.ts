// Owns a random history of XP in a club: grants and take-backs of many people over weeks, leaving, coming back, opting out.
import { seededDice } from '@stagepass/base/dice.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import { setBoardVisibility } from '#domains/levels/actions/set-board-visibility.ts';
import { changeXp } from '#domains/levels/change-xp.ts';
import { foldBoards, turnAllBoards } from '#domains/levels/jobs.ts';
import { leaveClub } from '#domains/memberships/actions/remove-member.ts';
import { enrolMember } from '#domains/memberships/public/enrol-member.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import { manyActors } from './clubs.ts';
import type { TestApp } from './test-app.ts';

const HOUR_MS = 3_600_000;
const AT_ONCE = 8;

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

export interface History {
  /** What each person must have at the end. */
  readonly totals: ReadonlyMap<string, number>;
  /** Whether the events of who joined and left have been handled. */
  isSettled(): Promise<boolean>;
}

export async function playHistory(
  app: TestApp,
  clubId: string,
  { people, events, seed }: { people: number; events: number; seed: string },
): Promise<History> {
  const { platform, clock } = app;
  const dice = seededDice(seed);
  const actors = await actorsIn(app, clubId, people);
  const away = new Set<SignedIn>();
  const totals = new Map<string, number>();
  const signal = new AbortController().signal;

  const change = async (user_id: string, amount: number, id: string) => {
    totals.set(user_id, (totals.get(user_id) ?? 0) + amount);
    await platform.db.transaction((tx) =>
      changeXp(platform, tx, { club_id: clubId, user_id, amount, cause: { kind: 'history', id } }),
    );
  };
  const act = async (actor: SignedIn, at: number): Promise<void> => {
    const { user_id } = actor;
    const has = totals.get(user_id) ?? 0;
    const kind = dice.int(100);
    if (kind < 84) return change(user_id, 5 * (1 + dice.int(60)), String(at));
    if (kind < 94)
      return has === 0 ? undefined : change(user_id, -(1 + dice.int(Math.min(has, 400))), String(at));
    if (kind < 97) {
      await setBoardVisibility(platform, actor, clubId, dice.int(2) === 0).catch(() => undefined);
      return undefined;
    }
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
    if (dice.int(40) === 0) await foldBoards.run(platform, {}, signal);
    if (dice.int(4) === 0)
      clock.set(new Date(clock.now().getTime() + HOUR_MS * (1 + dice.int(10))).toISOString());
    if (dice.int(30) === 0) await turnAllBoards.run(platform, {}, signal);
  }

  return {
    totals,
    async isSettled() {
      const { rows } = await platform.db.query<{ wrong: number }>({
        text: `select count(*)::int as wrong from xp_totals t
          left join member_standing m on m.club_id = t.club_id and m.user_id = t.user_id
          left join xp_board_opt_outs o on o.club_id = t.club_id and o.user_id = t.user_id
          left join xp_board_entries e on e.club_id = t.club_id and e.user_id = t.user_id and e.span = 0 and e.xp > 0
          where t.club_id = $1 and t.total > 0
            and (e.user_id is not null) <> (m.user_id is not null and o.user_id is null)`,
        values: [clubId],
      });
      return rows[0]?.wrong === 0;
    },
  };
}

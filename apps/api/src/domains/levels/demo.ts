// Owns this domain's part of the demo world: XP gathered over the months of each membership, so that levels are spread, some of it
// in these weeks, so that leaderboards move; and levels with names and perks.
import { type Dice, seededDice } from '@stagepass/base/dice.ts';
import { levelBeginsAt } from '@stagepass/base/level.ts';
import { type DemoClubHandle, demoClubs } from '#domains/clubs/public/demo-clubs.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import { listMembersWithAge } from '#domains/memberships/public/list-members-with-age.ts';
import { setXpTiers } from '#domains/memberships/public/set-xp-tiers.ts';
import { type DemoPerson, listDemoPeople } from '#domains/users/public/list-demo-people.ts';
import type { DemoProgress } from '#platform/domain.ts';
import { newId } from '#platform/ids/new-id.ts';
import type { Platform } from '#platform/platform.ts';
import { demoLevels } from './demo-levels.data.ts';
import { foldBoards } from './jobs.ts';
import { listSteps, updateStep } from './steps.store.ts';
import type { XpGrantRow } from './tables.ts';
import { turnBoards } from './turn-boards.ts';
import { hasGrants, insertGrants, recomputeTotals } from './xp.store.ts';

const DAY_MS = 86_400_000;
/** Where the people who are signed in as stand, so that their screens show a way travelled and one to go. */
const known: Partial<Record<NonNullable<DemoPerson['role']>, Partial<Record<DemoClubHandle, number>>>> = {
  fan: {
    // With the two missions of a campaign that were done since: 9,940.
    'velvet-static': 9840,
    'paper-tigers': levelBeginsAt(22) + 850,
    'third-kettle': levelBeginsAt(4) + 225,
    'harbour-voices': levelBeginsAt(9) + 300,
    'the-trapdoor': levelBeginsAt(6) + 75,
  },
  creator: { 'velvet-static': levelBeginsAt(31), 'harbour-voices': levelBeginsAt(16) + 400 },
  admin: { 'velvet-static': levelBeginsAt(24) + 200, 'tin-lighthouse': levelBeginsAt(19) },
};

export async function demo(platform: Platform, progress: DemoProgress): Promise<void> {
  const people = new Map((await listDemoPeople(platform.db)).map((person) => [person.id, person]));
  for (const [at, { handle }] of demoClubs.entries()) {
    const club = await findClub(platform, platform.db, handle);
    if (club !== undefined && !(await hasGrants(platform.db, club.id)))
      await giveXp(platform, { id: club.id, handle }, people);
    if (club !== undefined) await nameLevels(platform, { id: club.id, handle });
    if (club !== undefined) await turnBoards(platform, club.id);
    progress(at + 1, demoClubs.length);
  }
  await foldBoards.run(platform, {}, new AbortController().signal);
}

async function nameLevels(platform: Platform, club: { id: string; handle: DemoClubHandle }): Promise<void> {
  const names = demoLevels[club.handle];
  if (names === undefined || (await listSteps(platform.db, club.id)).length > 0) return;
  await platform.db.transaction(async (tx) => {
    for (const step of names) await updateStep(tx, { club_id: club.id, ...step });
  });
}

async function giveXp(
  platform: Platform,
  club: { id: string; handle: DemoClubHandle },
  people: ReadonlyMap<string, DemoPerson>,
): Promise<void> {
  const dice = seededDice(`stagepass-xp-${club.handle}`);
  await platform.db.transaction(async (tx) => {
    const totals = new Map<string, { xp: number }>();
    const grants: XpGrantRow[] = [];
    for (const { user_id, joined_at } of await listMembersWithAge(tx, club.id)) {
      const role = people.get(user_id)?.role;
      const days = (platform.clock.now().getTime() - joined_at.getTime()) / DAY_MS;
      const xp = (role && known[role]?.[club.handle]) ?? gathered(days, dice);
      if (xp === 0) continue;
      totals.set(user_id, { xp });
      grants.push(...stepsOf({ club_id: club.id, user_id, joined_at, xp, days }, dice));
    }
    await insertGrants(tx, grants);
    await recomputeTotals(tx, club.id);
    await setXpTiers(platform, tx, club.id, totals);
  });
}

/** Most come now and then, a few live here: 0 to 30 XP a day, more often near the lower end. */
function gathered(days: number, dice: Dice): number {
  const zeal = Math.min(dice.int(1000), dice.int(1000), dice.int(1400)) / 1000;
  return Math.round((days * 30 * zeal) / 25) * 25;
}

interface Way {
  club_id: string;
  user_id: string;
  joined_at: Date;
  xp: number;
  days: number;
}

/** The way there in up to twelve grants, spread over the membership; of most people the last few, small ones, lie in these weeks. */
function stepsOf({ club_id, user_id, joined_at, xp, days }: Way, dice: Dice): XpGrantRow[] {
  const steps = Math.min(12, Math.ceil(xp / 75));
  const isAround = days > 30 && steps > 3 && dice.int(10) < 7;
  const recent = isAround ? [200, 120, 60].map((most) => ({ most, xp: 25 * (1 + dice.int(12)) })) : [];
  const before = steps - recent.length;
  const early = xp - recent.reduce((sum, step) => sum + Math.min(step.xp, Math.floor(xp / steps)), 0);
  return Array.from({ length: steps }, (_, at) => {
    const late = recent[at - before];
    const after =
      late === undefined
        ? ((at + 0.5) / before) * (isAround ? days - 30 : days)
        : days - 0.1 - dice.int(late.most) / 10;
    const share = Math.floor(early / before);
    const created_at = new Date(joined_at.getTime() + after * DAY_MS);
    return {
      id: newId({ clock: { now: () => created_at }, dice }),
      club_id,
      user_id,
      amount:
        late === undefined
          ? at === before - 1
            ? early - share * (before - 1)
            : share
          : Math.min(late.xp, Math.floor(xp / steps)),
      cause_kind: 'demo',
      cause_id: String(at + 1),
      created_at,
    };
  });
}

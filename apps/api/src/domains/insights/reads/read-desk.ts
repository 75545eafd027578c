// Owns a creator's desk over all their clubs: what waits, today beside a week ago, what to do next, drafts and dates. Domains answer
// through a slot, each for all clubs at once.
import { deskDateKinds, deskDraftKinds, deskKinds } from '@stagepass/contract/insights/kinds.ts';
import type { CreatorDesk } from '@stagepass/contract/insights/shapes.ts';
import type { ClubDeed } from '@stagepass/contract/memberships/permissions.ts';
import { presentClub } from '#domains/clubs/public/present-club.ts';
import {
  type ClubAndStanding,
  loadClubsAndStandings,
} from '#domains/memberships/public/load-clubs-and-standings.ts';
import { may } from '#domains/memberships/public/may.ts';
import { type DeskAsked, type DeskWait, MOST_ON_DESK } from '#domains/subjects/public/desk.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { addDays, dayIn } from '../days.rules.ts';
import { findMostActive, listClubDays, listClubsRun } from '../desk.store.ts';
import { deskParts } from '../public/desk-slot.ts';
import { isTold } from '../small.rules.ts';
import { insightsOf } from './read-insights.ts';

/** Of more clubs, the ones with most members. */
const MOST_CLUBS = 50;

export async function readDesk(platform: Platform, actor: SignedIn): Promise<CreatorDesk> {
  const { db, clock } = platform;
  const now = clock.now();
  const ids = await listClubsRun(db, actor.user_id, MOST_CLUBS);
  const found = await loadClubsAndStandings(platform, db, actor, ids);
  const clubs = ids.flatMap((id) => found.get(id) ?? []).filter((one) => allows(one, 'see-management'));
  const asked = (deed: ClubDeed): DeskAsked => ({
    user_id: actor.user_id,
    club_ids: clubs.filter((one) => allows(one, deed)).map(({ club }) => club.id),
    now,
  });
  const figures = clubs.filter((one) => allows(one, 'manage-club'));
  const [waiting, drafts, dates, today, hint] = await Promise.all([
    readWaiting(platform, asked),
    readDrafts(platform, asked),
    readDates(platform, asked),
    readToday(platform, figures),
    readHint(platform, actor, figures),
  ]);
  return {
    clubs: clubs.map(({ club }) => {
      const { id, handle, name, hue, picture } = presentClub(platform, club);
      return { id, handle, name, hue, picture };
    }),
    ...{ waiting, drafts, dates, today, hint },
  };
}

const allows = ({ club, standing }: ClubAndStanding, deed: ClubDeed) => may(club, standing, deed);

type AskedFor = (deed: ClubDeed) => DeskAsked;

async function readWaiting({ db }: Platform, asked: AskedFor): Promise<CreatorDesk['waiting']> {
  const parts = deskParts.read().waiting;
  const rows = await Promise.all(
    deskKinds.map(async (kind) => ({ kind, found: await parts[kind].list(db, asked(parts[kind].deed)) })),
  );
  return rows.flatMap(({ kind, found }) => {
    if (found.length === 0) return [];
    const due = found
      .flatMap(({ due_at }) => due_at ?? [])
      .sort((one, other) => one.getTime() - other.getTime());
    return [
      {
        kind,
        count: sumOf(found, ({ count }) => count),
        due_at: due[0]?.toISOString() ?? null,
        amount_cents: found.some(({ amount_cents }) => amount_cents !== null)
          ? sumOf(found, ({ amount_cents }) => amount_cents ?? 0)
          : null,
        clubs: found.map(({ club_id, count }) => ({ club_id, count })),
      },
    ];
  });
}

function sumOf(rows: readonly DeskWait[], of: (row: DeskWait) => number): number {
  return rows.reduce((sum, row) => sum + of(row), 0);
}

async function readDrafts({ db }: Platform, asked: AskedFor): Promise<CreatorDesk['drafts']> {
  const parts = deskParts.read().drafts;
  const lists = await Promise.all(
    deskDraftKinds.map(async (kind) =>
      (await parts[kind].list(db, asked(parts[kind].deed))).map((entry) => ({ ...entry, kind })),
    ),
  );
  return lists
    .flat()
    .sort((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, MOST_ON_DESK)
    .map((entry) => ({ ...entry, at: entry.at.toISOString() }));
}

async function readDates({ db }: Platform, asked: AskedFor): Promise<CreatorDesk['dates']> {
  const parts = deskParts.read().dates;
  const lists = await Promise.all(
    deskDateKinds.map(async (kind) =>
      (await parts[kind].list(db, asked(parts[kind].deed))).map((entry) => ({ ...entry, kind })),
    ),
  );
  return lists
    .flat()
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .slice(0, MOST_ON_DESK)
    .map((entry) => ({ ...entry, at: entry.at.toISOString() }));
}

const todayFigures = ['revenue', 'active', 'mission_done'] as const;

/** Each club's own day, as its time zone counts it. */
async function readToday(
  { db, clock }: Platform,
  clubs: readonly ClubAndStanding[],
): Promise<CreatorDesk['today']> {
  const days = clubs.map(({ club }) => ({ club_id: club.id, day: dayIn(club.time_zone, clock.now()) }));
  const rows = await listClubDays(
    db,
    days.flatMap(({ club_id, day }) => [
      { club_id, day, week_ago: false },
      { club_id, day: addDays(day, -7), week_ago: true },
    ]),
    todayFigures,
  );
  return todayFigures.map((figure) => {
    const of = (week_ago: boolean) => {
      const row = rows.find((one) => one.figure === figure && one.week_ago === week_ago);
      if (row === undefined) return 0;
      if (!isTold(row)) return null;
      return figure === 'revenue' ? row.cents : row.count;
    };
    return { figure, value: of(false), week_ago: of(true) };
  });
}

/** Of the club in which most happened lately: one thing is enough. */
async function readHint(
  platform: Platform,
  actor: SignedIn,
  clubs: readonly ClubAndStanding[],
): Promise<CreatorDesk['hint']> {
  const since = addDays(platform.clock.now().toISOString().slice(0, 10), -28);
  const ids = clubs.map(({ club }) => club.id);
  const first = await findMostActive(platform.db, ids, since);
  const club = clubs.find((one) => one.club.id === first)?.club;
  return club === undefined ? null : (await insightsOf(platform, actor, club, '28d')).hint;
}

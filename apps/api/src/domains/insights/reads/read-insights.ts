// Owns a club's figures in a range, beside the range before: a fixed number of queries over day rows, whatever the club has.
import { type InsightFigure, type InsightRange, insightFigures } from '@stagepass/contract/insights/kinds.ts';
import type { ClubInsights, Figure } from '@stagepass/contract/insights/shapes.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import { loadMissionFacts } from '#domains/missions/public/load-missions.ts';
import { loadSubjectCards } from '#domains/subjects/public/load-subject-cards.ts';
import { loadUserCards } from '#domains/users/public/load-user-cards.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { findCounted } from '../clubs.store.ts';
import { addDays, dayIn, firstOfMonth, mondayOf, weeksBetween } from '../days.rules.ts';
import {
  findStanding,
  listFans,
  listParts,
  listPeople,
  listPeopleOfParts,
  listRetention,
  listStepTitles,
  listSums,
  type PartRow,
  type SumRow,
} from '../days.store.ts';
import { partsOf, RETENTION_WEEKS } from '../figures.rules.ts';
import { hintOf } from '../hint.rules.ts';
import { placesOf, type Range, rangeUntil } from '../ranges.rules.ts';
import { type Counted, hideParts, isTold } from '../small.rules.ts';

const COHORTS = 8;
const MOST_PARTS = 60;
const MOST_SHOWN = 5;
const partFigures = [
  'revenue',
  'hours',
  'mission_started',
  'mission_done',
  'mission_step',
  'comments',
  'reactions',
];

export async function readInsights(
  platform: Platform,
  actor: SignedIn,
  asked: { club: string; range: InsightRange },
): Promise<ClubInsights> {
  const { club } = await loadClubFor(platform, platform.db, actor, asked.club, 'manage-club');
  return insightsOf(platform, actor, club, asked.range);
}

/** For whoever was asked already whether they may. */
export async function insightsOf(
  platform: Platform,
  actor: SignedIn,
  club: Club,
  named: InsightRange,
): Promise<ClubInsights> {
  const { db } = platform;
  const counted = await findCounted(db, club.id);
  const time_zone = counted?.zone ?? club.time_zone;
  const today = dayIn(time_zone, platform.clock.now());
  const range = rangeUntil(named, today);
  const [figures, parts, standing, retention, fans] = await Promise.all([
    readFigures(db, club.id, range),
    readParts(db, club.id, range),
    findStanding(db, { club_id: club.id, range, week: mondayOf(today), month: firstOfMonth(today) }),
    readRetention(db, club.id, today),
    readFans(platform, club.id, today),
  ]);
  const missions = await missionsOf(db, parts);
  const posts = await postsOf(platform, actor, parts);
  const hours = shown(parts.get('hours') ?? []);
  const best_hour = bestHour(hours);
  const people = (count: number) => told({ count, cents: 0, people: count });
  const read = {
    ...{ range: named, from: range.from, to: range.to, previous_from: range.previous_from, time_zone },
    ...{ step: range.step, counted: counted !== undefined && counted.counted_at !== null },
    members: { now: people(standing.members), before: people(standing.members_before) },
    active_week: people(standing.active_week),
    active_month: people(standing.active_month),
    ...{
      figures,
      revenue: shown(parts.get('revenue') ?? []),
      hours,
      best_hour,
      missions,
      posts,
      retention,
      fans,
    },
  };
  return { ...read, hint: hintOf(club.id, read, range.days) };
}

const told = (counted: Counted) => (isTold(counted) ? counted.count : null);
const toldCents = (counted: Counted) => (isTold(counted) ? counted.cents : null);

export async function readFigures(db: Executor, club_id: string, range: Range): Promise<Figure[]> {
  const rows = await listSums(db, { club_id, figures: insightFigures, range });
  const byFigure = Map.groupBy(rows, ({ figure }) => figure);
  const sumOf = (figure: string, now: boolean) =>
    summed((byFigure.get(figure) ?? []).filter(({ place }) => (place !== null) === now));
  const few = insightFigures.filter(
    (figure) => !isTold(sumOf(figure, true)) || !isTold(sumOf(figure, false)),
  );
  const people = await listPeople(db, { club_id, figures: few, range });
  const peopleOf = (figure: string, place: string | null, now: boolean, least: number) =>
    people.find((row) => row.figure === figure && row.place === place && row.now === now)?.people ?? least;
  return insightFigures.map((figure) => {
    const own = byFigure.get(figure) ?? [];
    const of = (now: boolean) => {
      const sum = sumOf(figure, now);
      return { ...sum, people: peopleOf(figure, null, now, sum.people) };
    };
    const places = own.flatMap((row) =>
      row.place === null ? [] : [{ ...row, people: peopleOf(figure, row.place, true, row.people) }],
    );
    return figureOf(figure, { now: of(true), before: of(false), places, range });
  });
}

function summed(rows: readonly Counted[]): Counted {
  const sum = (of: (row: Counted) => number) => rows.reduce((before, row) => before + of(row), 0);
  return {
    count: sum((row) => row.count),
    cents: sum((row) => row.cents),
    people: Math.max(0, ...rows.map(({ people }) => people)),
  };
}

function figureOf(
  figure: InsightFigure,
  of: { now: Counted; before: Counted; places: readonly SumRow[]; range: Range },
): Figure {
  const { range, places } = of;
  const hidden = hideParts(places);
  const at = new Map(places.map((row) => [row.place, row]));
  const none = { count: 0, cents: 0, people: 0 };
  const value = (counted: Counted) => {
    const count = told(counted);
    return count === null || figure !== 'active' ? count : Math.round(count / range.days);
  };
  return {
    figure,
    value: value(of.now),
    cents: toldCents(of.now),
    previous: { value: value(of.before), cents: toldCents(of.before) },
    series: placesOf(range).map((day) => {
      const row = at.get(day);
      const isHidden = row !== undefined && hidden.has(row);
      return {
        day,
        value: isHidden ? null : (row ?? none).count,
        cents: isHidden ? null : (row ?? none).cents,
      };
    }),
  };
}

type Parts = ReadonlyMap<string, readonly PartRow[]>;

export async function readParts(db: Executor, club_id: string, range: Range): Promise<Parts> {
  const rows = await listParts(db, { club_id, figures: partFigures.map(partsOf), range, most: MOST_PARTS });
  const named = rows.map((row) => ({ ...row, figure: row.figure.replace('.parts', '') }));
  const few = named.filter((row) => !isTold(row));
  const people = await listPeopleOfParts(db, { club_id, parts: few, range });
  const exact = new Map(people.map(({ figure, key, people: count }) => [`${figure} ${key}`, count]));
  const counted = named.map((row) => ({
    ...row,
    people: exact.get(`${row.figure} ${row.key}`) ?? row.people,
  }));
  return Map.groupBy(counted, ({ figure }) => figure);
}

export function shown(parts: readonly PartRow[]): ClubInsights['revenue'] {
  const hidden = hideParts(parts);
  return parts
    .map((row) => ({
      key: row.key,
      value: hidden.has(row) ? null : row.count,
      cents: hidden.has(row) ? null : row.cents,
    }))
    .sort((one, other) => (other.cents ?? 0) - (one.cents ?? 0) || one.key.localeCompare(other.key));
}

function bestHour(hours: ClubInsights['hours']): number | null {
  const best = hours.reduce((top, one) => ((one.value ?? 0) > (top?.value ?? 0) ? one : top), hours[0]);
  return best === undefined || (best.value ?? 0) === 0 ? null : Number(best.key);
}

async function missionsOf(db: Executor, parts: Parts): Promise<ClubInsights['missions']> {
  const find = (figure: string, key: string) => parts.get(figure)?.find((row) => row.key === key);
  const countOf = (figure: string, key: string) =>
    told(find(figure, key) ?? { count: 0, cents: 0, people: 0 });
  const most = (parts.get('mission_started') ?? [])
    .toSorted((one, other) => other.count - one.count)
    .slice(0, MOST_SHOWN);
  const ids = most.map(({ key }) => key);
  const facts = await loadMissionFacts(db, ids);
  const steps = Map.groupBy(await listStepTitles(db, ids), ({ mission_id }) => mission_id);
  return ids.flatMap((id) => {
    const mission = facts.get(id);
    if (mission === undefined) return [];
    const own = (steps.get(id) ?? []).map(({ mission_id: _, ...step }) => ({
      ...step,
      passed: countOf('mission_step', step.id),
    }));
    const [started, done] = [countOf('mission_started', id), countOf('mission_done', id)];
    return [{ id, title: mission.title, started, done, steps: own }];
  });
}

async function postsOf(platform: Platform, actor: SignedIn, parts: Parts): Promise<ClubInsights['posts']> {
  const none = { count: 0, cents: 0, people: 0 };
  const find = (figure: string, key: string) => parts.get(figure)?.find((row) => row.key === key) ?? none;
  const keys = ['comments', 'reactions'].flatMap((figure) => (parts.get(figure) ?? []).map(({ key }) => key));
  const answers = (key: string) => find('comments', key).count + find('reactions', key).count;
  const ids = [...new Set(keys)]
    .sort((one, other) => answers(other) - answers(one) || one.localeCompare(other))
    .slice(0, MOST_SHOWN);
  const refs = ids.map((id) => ({ kind: 'post' as const, id }));
  const cards = await loadSubjectCards(platform, platform.db, actor, refs);
  return ids.flatMap((id, at) => {
    const card = cards[at];
    if (card === null || card === undefined) return [];
    return [
      { id, text: card.title, comments: told(find('comments', id)), reactions: told(find('reactions', id)) },
    ];
  });
}

async function readRetention(
  db: Executor,
  clubId: string,
  today: string,
): Promise<ClubInsights['retention']> {
  const week = mondayOf(today);
  const rows = await listRetention(db, clubId, addDays(week, -7 * (COHORTS - 1)));
  const weeks = Map.groupBy(rows, (row) => row.week);
  return [...weeks.keys()].sort().flatMap((start) => {
    const own = weeks.get(start) ?? [];
    const joined = own.find(({ after }) => after === null)?.count ?? 0;
    const value = told({ count: joined, cents: 0, people: joined });
    if (joined === 0) return [];
    const passed = Math.min(weeksBetween(start, week), RETENTION_WEEKS);
    const percents = Array.from({ length: passed + 1 }, (_, after) => {
      const count = own.find((row) => row.after === after)?.count ?? 0;
      const active = told({ count, cents: 0, people: count });
      return value === null || active === null ? null : Math.round((100 * active) / joined);
    });
    return [{ week: start, joined: value, percents }];
  });
}

async function readFans(platform: Platform, clubId: string, today: string): Promise<ClubInsights['fans']> {
  const rows = await listFans(platform.db, clubId, firstOfMonth(today));
  const cards = await loadUserCards(
    platform,
    platform.db,
    rows.map(({ user_id }) => user_id),
  );
  return rows.flatMap(({ user_id, acts }) => {
    const user = cards.get(user_id);
    return user === undefined ? [] : [{ user, acts }];
  });
}

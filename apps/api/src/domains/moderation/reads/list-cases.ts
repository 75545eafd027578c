// Owns the reading of the queues: a club's for its staff, the instance's for operators, a page at a time.
import type { ModerationCase, ModerationCaseInFull } from '@stagepass/contract/moderation/shapes.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import { listReportsOn } from '#domains/safety/public/reports.ts';
import { loadSubjectCards } from '#domains/subjects/public/load-subject-cards.ts';
import { loadUserCards } from '#domains/users/public/load-user-cards.ts';
import type { Executor } from '#platform/db/executor.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Page } from '#platform/paging/keyset.ts';
import type { Platform } from '#platform/platform.ts';
import { loadCaseFor } from '../access.ts';
import {
  type Bench,
  byOpening,
  byUpdate,
  countWaiting,
  listDecided,
  listRoles,
  listWaiting,
} from '../cases.store.ts';
import type { CaseInHand, Judge } from '../policy.ts';
import type { CaseRow } from '../tables.ts';
import { presentCase } from '../views.ts';

const pageSize = 20;

export interface CaseQuery {
  show: 'waiting' | 'decided';
  cursor?: string | undefined;
}

type CasePage = Page<ModerationCase>;

export async function listClubCases(
  platform: Platform,
  actor: Actor,
  { id, ...query }: CaseQuery & { id: string },
): Promise<CasePage> {
  const { club, standing } = await loadClubFor(platform, platform.db, actor, id, 'manage-content');
  const user = signedIn(actor);
  const judge = { user_id: user.user_id, operator: user.operator, role: standing.role };
  const { rows, next_cursor } = await pageOf(
    platform.db,
    { bench: 'club', club_id: club.id, reader_id: user.user_id },
    query,
  );
  const authors = rows.flatMap((row) => row.author_id ?? []);
  const roles = await listRoles(platform.db, club.id, authors);
  const cases = rows.map((row) => ({
    row,
    author_role: roles.get(row.author_id ?? '') ?? ('guest' as const),
    owner_id: club.owner_id,
  }));
  return { data: await presentAll(platform, actor, judge, cases), next_cursor };
}

export async function listInstanceCases(
  platform: Platform,
  actor: Actor,
  query: CaseQuery,
): Promise<CasePage> {
  const user = signedIn(actor);
  const judge: Judge = { user_id: user.user_id, operator: user.operator, role: 'guest' };
  const { rows, next_cursor } = await pageOf(
    platform.db,
    { bench: 'instance', club_id: null, reader_id: user.user_id },
    query,
  );
  // On this bench it does not matter what the author is in a club.
  const cases = rows.map((row) => ({ row, author_role: 'guest' as const, owner_id: null }));
  return { data: await presentAll(platform, actor, judge, cases), next_cursor };
}

export async function countClubCases(
  platform: Platform,
  actor: Actor,
  id: string,
): Promise<{ waiting: number; hidden: number; appealed: number }> {
  const { club } = await loadClubFor(platform, platform.db, actor, id, 'manage-content');
  return countWaiting(platform.db, { bench: 'club', club_id: club.id, reader_id: signedIn(actor).user_id });
}

export function countInstanceCases(
  platform: Platform,
  actor: Actor,
): Promise<{ waiting: number; hidden: number; appealed: number }> {
  const { user_id: reader_id } = signedIn(actor);
  return countWaiting(platform.db, { bench: 'instance', club_id: null, reader_id });
}

export async function getCase(platform: Platform, actor: Actor, id: string): Promise<ModerationCaseInFull> {
  const { judge, inHand } = await loadCaseFor(platform, platform.db, actor, id);
  const [view] = await presentAll(platform, actor, judge, [inHand]);
  const { subject_kind: kind, subject_id } = inHand.row;
  const reports = await listReportsOn(platform.db, { kind, id: subject_id });
  const notes = reports.map(({ reason, note, created_at }) => ({
    reason,
    note,
    created_at: created_at.toISOString(),
  }));
  return { ...(view as ModerationCase), notes };
}

async function pageOf(
  tx: Executor,
  bench: Bench,
  { show, cursor }: CaseQuery,
): Promise<{ rows: CaseRow[]; next_cursor: string | null }> {
  const asked = { cursor, limit: pageSize };
  return show === 'waiting'
    ? byOpening.page(asked, (page) => listWaiting(tx, bench, page))
    : byUpdate.page(asked, (page) => listDecided(tx, bench, page));
}

async function presentAll(
  platform: Platform,
  actor: Actor,
  judge: Judge,
  cases: readonly CaseInHand[],
): Promise<ModerationCase[]> {
  const { db } = platform;
  const refs = cases.map(({ row }) => ({ kind: row.subject_kind, id: row.subject_id }));
  const cards = await loadSubjectCards(platform, db, actor, refs);
  const ids = cases.flatMap(({ row }) => [row.author_id, row.assignee_id, row.decided_by]);
  const people = await loadUserCards(
    platform,
    db,
    ids.filter((id) => id !== null),
  );
  const cardOf = new Map(cases.map(({ row }, at) => [row.id, cards[at] ?? null]));
  return cases.map((inHand) => presentCase(judge, inHand, { cards: cardOf, people }));
}

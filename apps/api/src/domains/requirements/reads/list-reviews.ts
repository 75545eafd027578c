// Owns the reading of a club's review queue: a fixed number of queries, however many wait.
import type { ReviewCounts, ReviewRecord } from '@stagepass/contract/requirements/review-shapes.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import { loadUserCards } from '#domains/users/public/load-user-cards.ts';
import type { Executor } from '#platform/db/executor.ts';
import { type Actor, signedIn } from '#platform/http/actor.ts';
import type { Page, PageAsked } from '#platform/paging/keyset.ts';
import type { Platform } from '#platform/platform.ts';
import { listAttemptRows } from '../attempts.store.ts';
import { requirementOwners } from '../public/requirement-owners.ts';
import { rulesOf } from '../requirement-types.ts';
import { listRequirementRows } from '../requirements.store.ts';
import { byDecided, byHandedIn, countWaiting, listDecided, listWaiting } from '../reviews.store.ts';
import type { ReviewRow } from '../tables.ts';
import { loadProofPictures } from '../task-media.ts';
import { proofOf } from '../types/review-proof.ts';

const MOST_OWNERS = 50;

export async function listReviews(
  platform: Platform,
  actor: Actor,
  clubId: string,
  { tab, owner_id, ...asked }: PageAsked & { tab: 'waiting' | 'decided'; owner_id?: string | undefined },
): Promise<Page<ReviewRecord>> {
  const { db } = platform;
  const { club } = await loadClubFor(platform, db, actor, clubId, 'manage-content');
  const of = { club_id: club.id, owner_id };
  const { rows, next_cursor } =
    tab === 'waiting'
      ? await byHandedIn.page(asked, (page) => listWaiting(db, of, page))
      : await byDecided.page(asked, (page) => listDecided(db, of, page));
  return { data: await present(platform, db, rows, signedIn(actor).user_id), next_cursor };
}

export async function countReviews(platform: Platform, actor: Actor, clubId: string): Promise<ReviewCounts> {
  const { db, clock } = platform;
  const { club } = await loadClubFor(platform, db, actor, clubId, 'manage-content');
  const counts = await countWaiting(db, club.id, clock.now());
  const shown = counts.slice(0, MOST_OWNERS);
  const titles = await titlesOf(db, shown);
  return {
    waiting: counts.reduce((sum, { waiting }) => sum + waiting, 0),
    escalated: counts.reduce((sum, { escalated }) => sum + escalated, 0),
    owners: shown.map(({ owner_kind, owner_id, waiting }) => ({
      kind: owner_kind,
      id: owner_id,
      title: titles.get(owner_id) ?? '',
      waiting,
    })),
  };
}

type Owned = Pick<ReviewRow, 'owner_kind' | 'owner_id'>;

async function titlesOf(tx: Executor, rows: readonly Owned[]): Promise<ReadonlyMap<string, string>> {
  const titles = new Map<string, string>();
  for (const [kind, some] of Map.groupBy(rows, ({ owner_kind }) => owner_kind)) {
    const ids = [...new Set(some.map(({ owner_id }) => owner_id))];
    for (const [id, title] of await requirementOwners.read()[kind].titlesOf(tx, ids)) titles.set(id, title);
  }
  return titles;
}

async function present(
  platform: Platform,
  tx: Executor,
  rows: readonly ReviewRow[],
  viewerId: string,
): Promise<ReviewRecord[]> {
  const attemptIds = rows.map(({ attempt_id }) => attempt_id);
  const people = await loadUserCards(
    platform,
    tx,
    rows.flatMap(({ user_id, decided_by }) => (decided_by === null ? [user_id] : [user_id, decided_by])),
  );
  const asked = await listRequirementRows(
    tx,
    rows.map(({ requirement_id }) => requirement_id),
  );
  const attempts = await listAttemptRows(tx, attemptIds);
  const pictures = await loadProofPictures(platform, tx, attemptIds, viewerId);
  const titles = await titlesOf(tx, rows);
  const now = platform.clock.now();
  return rows.flatMap((row): ReviewRecord[] => {
    const [user, requirement] = [people.get(row.user_id), asked.get(row.requirement_id)];
    if (user === undefined || requirement === undefined) return [];
    const { link, note } = proofOf(attempts.get(row.attempt_id)?.answers);
    const { config, title, id } = requirement;
    return [
      {
        id: row.id,
        state: row.decision ?? (row.due_at <= now ? 'escalated' : 'waiting'),
        user,
        owner: { kind: row.owner_kind, id: row.owner_id, title: titles.get(row.owner_id) ?? '' },
        requirement: { id, title, summary: rulesOf(config.type).summary(config) },
        period: row.period,
        handed_in_at: row.handed_in_at.toISOString(),
        due_at: row.due_at.toISOString(),
        proof: { link, picture: pictures.get(row.attempt_id) ?? null, note },
        decided_at: row.decided_at?.toISOString() ?? null,
        decided_by: row.decided_by === null ? null : (people.get(row.decided_by) ?? null),
        reason: row.reason,
        own: row.user_id === viewerId,
      },
    ];
  });
}

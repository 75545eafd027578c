// Owns the audit log as a club's staff reads it: who did what to whom, with names and cards, within the reader's scopes.
import type { LoggedDeed } from '@stagepass/contract/moderation/shapes.ts';
import type { SubjectCard } from '@stagepass/contract/subjects/shapes.ts';
import { loadClubFor } from '#domains/memberships/public/load-club-for.ts';
import { may } from '#domains/memberships/public/may.ts';
import { listDeeds } from '#domains/safety/public/list-deeds.ts';
import { loadSubjectCards } from '#domains/subjects/public/load-subject-cards.ts';
import { loadUserCards } from '#domains/users/public/load-user-cards.ts';
import type { Actor } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { domainsShown } from '../deeds-shown.rules.ts';

export async function listClubDeeds(
  platform: Platform,
  actor: Actor,
  { id, cursor }: { id: string; cursor: string | undefined },
): Promise<{ data: LoggedDeed[]; next_cursor: string | null }> {
  const { db } = platform;
  const { club, standing } = await loadClubFor(platform, db, actor, id, 'manage-content');
  const domains = domainsShown((deed) => may(club, standing, deed));
  const { deeds, next_cursor } = await listDeeds(db, { club_id: club.id, domains, cursor });
  const people = await loadUserCards(
    platform,
    db,
    deeds.flatMap((deed) => deed.actor_id ?? []),
  );
  const refs = deeds.flatMap((deed) => deed.subject ?? []);
  const loaded = await loadSubjectCards(platform, db, actor, refs);
  const cards = new Map<string, SubjectCard | null>(refs.map((ref, at) => [ref.id, loaded[at] ?? null]));
  return {
    data: deeds.map(({ actor_id, ...deed }) => ({
      ...deed,
      actor: people.get(actor_id ?? '') ?? null,
      card: cards.get(deed.subject?.id ?? '') ?? null,
    })),
    next_cursor,
  };
}

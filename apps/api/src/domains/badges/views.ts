// Owns how a badge and what somebody has of it become the shapes of the contract.
import type { BadgeCard, BadgeView, HeldBadge } from '@stagepass/contract/badges/shapes.ts';
import type { ClubCard } from '@stagepass/contract/clubs/shapes.ts';
import { loadClubCards } from '#domains/clubs/public/load-club-cards.ts';
import type { Executor } from '#platform/db/executor.ts';
import type { Platform } from '#platform/platform.ts';
import type { HeldRow } from './holders.store.ts';
import type { BadgeGrantRow, BadgeHolderRow, BadgeRow } from './tables.ts';

interface OfBadge {
  badge: BadgeRow;
  holder: Pick<BadgeHolderRow, 'stage' | 'earned_at'> | undefined;
}

/** All clubs in one query. */
export async function presentBadges(
  platform: Platform,
  tx: Executor,
  of: readonly OfBadge[],
): Promise<BadgeCard[]> {
  const clubs = await loadClubCards(platform, tx, clubIdsOf(of.map(({ badge }) => badge)));
  return of.map((one) => cardOf(one, clubs));
}

export async function presentHeld(
  platform: Platform,
  tx: Executor,
  rows: readonly HeldRow[],
): Promise<HeldBadge[]> {
  const clubs = await loadClubCards(platform, tx, clubIdsOf(rows));
  return rows.map((row) => ({ ...cardOf({ badge: row, holder: row }, clubs), pinned: row.pinned }));
}

export function presentView(
  card: BadgeCard,
  beside: { badge: BadgeRow; holders: number; grants: readonly BadgeGrantRow[]; can_edit: boolean },
): BadgeView {
  const { badge, holders, grants, can_edit } = beside;
  return {
    ...card,
    holders,
    grants: grants.map(({ stage, cause_kind, granted_at }) => ({
      stage,
      cause: cause_kind,
      granted_at: granted_at.toISOString(),
    })),
    retired: badge.retired_at !== null,
    version: badge.version,
    can: { edit: can_edit },
  };
}

export function badgeClubOf(club: ClubCard | undefined): BadgeCard['club'] {
  if (club === undefined) return null;
  const { id, handle, name, hue, picture } = club;
  return { id, handle, name, hue, picture };
}

function clubIdsOf(badges: readonly Pick<BadgeRow, 'club_id'>[]): string[] {
  return badges.flatMap(({ club_id }) => (club_id === null ? [] : [club_id]));
}

function cardOf({ badge, holder }: OfBadge, clubs: ReadonlyMap<string, ClubCard>): BadgeCard {
  const { id, club_id, name, description, shape, icon, hue, stages } = badge;
  return {
    id,
    club: badgeClubOf(clubs.get(club_id ?? '')),
    name,
    description,
    look: { shape, icon, hue },
    stages,
    stage: holder?.stage ?? 0,
    earned_at: holder?.earned_at.toISOString() ?? null,
  };
}

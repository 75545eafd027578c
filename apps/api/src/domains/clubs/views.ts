// Owns how a club's row becomes its front door, with what the viewer is and may do.
import { withPositions } from '@stagepass/base/reorder.ts';
import type { ClubView, ClubViewer } from '@stagepass/contract/clubs/shapes.ts';
import type { userCard } from '@stagepass/contract/users/shapes.ts';
import type { z } from 'zod';
import type { Platform } from '#platform/platform.ts';
import type { HandOverRow } from './hand-overs.store.ts';
import { presentClub } from './public/present-club.ts';
import type { ClubStanding } from './public/standing.ts';
import type { ClubRow } from './tables.ts';

type UserCard = z.infer<typeof userCard>;

export interface FrontDoor {
  club: ClubRow;
  standing: ClubStanding;
  abilities: Omit<ClubViewer['can'], 'answer_hand_over'>;
  pending: boolean;
  offer: HandOverRow | undefined;
  cards: ReadonlyMap<string, UserCard>;
}

/** Somebody whose account is gone. */
const nobody: UserCard = { id: '-', user_name: '', display_name: '', avatar: null };

export function presentFrontDoor(platform: Platform, door: FrontDoor): ClubView {
  const { club, cards, offer } = door;
  return {
    ...presentClub(platform, club),
    description: club.description,
    language: club.language,
    time_zone: club.time_zone,
    posting: club.posting,
    modules: withPositions(club.modules),
    links: club.links,
    house_rules: club.house_rules,
    owner: cards.get(club.owner_id) ?? nobody,
    created_at: club.created_at.toISOString(),
    suspended: club.suspended_at !== null,
    delete_after: club.delete_after?.toISOString() ?? null,
    hand_over:
      offer === undefined
        ? null
        : { to: cards.get(offer.to_id) ?? nobody, offered_at: offer.offered_at.toISOString() },
    viewer: presentViewer(door),
  };
}

function presentViewer({ standing, abilities, pending, offer }: FrontDoor): ClubViewer {
  return {
    role: standing.role,
    scopes: [...standing.scopes],
    operator: standing.operator,
    member_number: standing.number,
    joined_at: standing.joined_at?.toISOString() ?? null,
    tier: standing.tier,
    subscribed: standing.subscribed,
    muted_until: standing.muted_until?.toISOString() ?? null,
    banned: standing.banned,
    pending,
    can: { ...abilities, answer_hand_over: offer !== undefined && offer.to_id === standing.user_id },
  };
}

// Owns doors that a statement may ask by itself: of clubs that are neither closing, closed nor suspended, for guests and for members
// of whom the view member_doors says that they are plain. In nothing else that a permission hangs on do they differ.
import { type ClubVisibility, clubVisibility } from '@stagepass/contract/clubs/shapes.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import { Failure } from '#platform/failure/failure.ts';
import type { ClubTerms } from './may.ts';
import type { Standing } from './standing.ts';

export type DoorTerms = ClubTerms & Pick<Club, 'id' | 'handle'>;

/** A visibility and a role, as SQL puts them together: `public guest`. */
export type PlainDoor = `${ClubVisibility} ${(typeof plainRoles)[number]}`;

const plainRoles = ['guest', 'member'] as const;

/** Where `require`, the rule of a door, lets everybody pass who is plain. */
export function plainDoors(require: (club: DoorTerms, standing: Standing) => void): readonly PlainDoor[] {
  return clubVisibility.options.flatMap((visibility) =>
    plainRoles
      .filter((role) => passes(() => require(plainClub(visibility), plainStanding(role))))
      .map((role): PlainDoor => `${visibility} ${role}`),
  );
}

function plainClub(visibility: ClubVisibility): DoorTerms {
  // Of what a club allows its members, the least.
  const posting = 'staff';
  return {
    id: '',
    handle: '',
    visibility,
    posting,
    delete_after: null,
    closed_at: null,
    suspended_at: null,
  };
}

function plainStanding(role: (typeof plainRoles)[number]): Standing {
  const somebody = { club_id: '', user_id: '', scopes: [], number: null, joined_at: null, tier: null };
  return { ...somebody, role, operator: false, subscribed: false, muted_until: null, banned: false };
}

function passes(ask: () => void): boolean {
  try {
    ask();
    return true;
  } catch (refusal) {
    if (refusal instanceof Failure) return false;
    throw refusal;
  }
}

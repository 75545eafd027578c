// Owns whether somebody may do something in a club, and if not, why: the table of permissions, read in one place.
import {
  alreadyMember,
  bannedHere,
  clubClosing,
  clubNotFound,
  membersOnly,
  mutedHere,
  ownerOnly,
  scopeMissing,
  staffOnly,
} from '@stagepass/contract/clubs/errors.ts';
import type { AdminScope } from '@stagepass/contract/clubs/shapes.ts';
import { notAllowed, notSignedIn } from '@stagepass/contract/common-errors.ts';
import type { ErrorCode } from '@stagepass/contract/endpoint.ts';
import {
  type ClubDeed,
  deedsOfPresence,
  deedsOfVoice,
  deedsThatStop,
  permissions,
  scopesFor,
} from '@stagepass/contract/memberships/permissions.ts';
import type { Club } from '#domains/clubs/public/club.ts';
import type { Standing } from './standing.ts';

/** What of a club a permission hangs on. */
export type ClubTerms = Pick<Club, 'visibility' | 'posting' | 'delete_after' | 'closed_at' | 'suspended_at'>;

export interface Terms {
  /** Of a `comment` by a guest: whether the post lets guests comment. */
  post_allows_guests?: boolean;
}

export function may(club: ClubTerms, standing: Standing, deed: ClubDeed, terms: Terms = {}): boolean {
  return whyNot(club, standing, deed, terms) === undefined;
}

/** Undefined where they may. A club that is not there for somebody answers as a missing one. */
export function whyNot(
  club: ClubTerms,
  standing: Standing,
  deed: ClubDeed,
  terms: Terms = {},
): ErrorCode | undefined {
  if (!isThere(club, standing)) return clubNotFound;
  if (standing.banned && deedsOfPresence.includes(deed)) return bannedHere;
  if (!isPermitted(club, standing, deed, terms)) return missingFor(club, standing, deed);
  if (standing.muted_until !== null && deedsOfVoice.includes(deed)) return mutedHere;
  if (club.delete_after !== null && deedsThatStop.includes(deed)) return clubClosing;
  return undefined;
}

/** A suspended club stays in sight of its staff; a closed one of nobody. */
function isThere(club: ClubTerms, standing: Standing): boolean {
  if (club.closed_at !== null) return false;
  if (standing.operator || isStaff(standing)) return true;
  if (club.suspended_at !== null) return false;
  return !(standing.banned && club.visibility === 'private');
}

function isPermitted(club: ClubTerms, standing: Standing, deed: ClubDeed, terms: Terms): boolean {
  const row = permissions[deed];
  const cell = row[isOutOfScope(standing, deed) ? 'member' : standing.role];
  if (cell === true || (standing.operator && row.operator === true)) return true;
  return cell === 'if' && holds(club, deed, terms);
}

function holds(club: ClubTerms, deed: ClubDeed, terms: Terms): boolean {
  if (deed === 'see-inside') return club.visibility === 'public';
  if (deed === 'post') return club.posting === 'members';
  return deed === 'comment' && club.visibility === 'public' && terms.post_allows_guests === true;
}

/** An admin who was made for something else. */
function isOutOfScope(standing: Pick<Standing, 'role' | 'scopes'>, deed: ClubDeed): boolean {
  const needed = scopesFor[deed];
  return standing.role === 'admin' && needed !== undefined && !covers(standing.scopes, needed);
}

function covers(scopes: readonly AdminScope[], needed: readonly AdminScope[]): boolean {
  return scopes.includes('all') || needed.some((scope) => scopes.includes(scope));
}

/** The lowest role that would do says what is missing. */
function missingFor(club: ClubTerms, standing: Standing, deed: ClubDeed): ErrorCode {
  const { guest, member, admin, owner } = permissions[deed];
  if (deed === 'join') return standing.role === 'visitor' ? notSignedIn : alreadyMember;
  if (standing.role === 'visitor' && guest === true) return notSignedIn;
  const outside = standing.role === 'visitor' || standing.role === 'guest';
  if (member === true || (outside && member === 'if' && holds(club, deed, {}))) return membersOnly;
  if (admin === true) return isOutOfScope(standing, deed) ? scopeMissing : staffOnly;
  if (owner !== true) return notAllowed;
  return standing.role === 'admin' ? ownerOnly : staffOnly;
}

/** The owner, or an admin who was made for one of these. What keeps staff from receiving value asks for the role alone. */
export function isStaffFor(
  standing: Pick<Standing, 'role' | 'scopes'>,
  ...needed: readonly AdminScope[]
): boolean {
  return standing.role === 'owner' || (standing.role === 'admin' && covers(standing.scopes, needed));
}

export function isStaff(standing: Pick<Standing, 'role'>): boolean {
  return standing.role === 'admin' || standing.role === 'owner';
}

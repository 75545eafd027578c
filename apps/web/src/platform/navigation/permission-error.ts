// Owns the address of the permission-error screen: which reasons there are and what goes with them.
import { safeNext } from './next.ts';

/** What is missing; each has its way in. */
export const permissionReasons = [
  'sign-in',
  'verify-email',
  'join',
  'subscribe',
  'tier',
  'owner',
  'scope',
  'operator',
] as const;
export type PermissionReason = (typeof permissionReasons)[number];

/** Seats, from the back of the house to the stage. */
export const seatTiers = ['balcony', 'floor', 'front-row', 'backstage'] as const;
export type SeatTier = (typeof seatTiers)[number];

/** What an admin can be made for. */
export const missingScopes = ['scan', 'moderate', 'sales', 'all'] as const;
export type MissingScope = (typeof missingScopes)[number];

export interface PermissionError {
  reason: PermissionReason;
  /** Where to go on once the way in was taken. */
  next?: string | null;
  /** Id of the club whose door it is. */
  club?: string | null;
  tier?: SeatTier | null;
  scope?: MissingScope | null;
}

/** Only ids and closed sets travel in the address: free text there could put words into our mouth. */
export function permissionErrorPath(error: PermissionError): string {
  const query = new URLSearchParams({ reason: error.reason });
  if (error.club) query.set('club', error.club);
  if (error.tier) query.set('tier', error.tier);
  if (error.scope) query.set('scope', error.scope);
  const next = safeNext(error.next);
  if (next) query.set('next', next);
  return `/permission-error?${query}`;
}

export function readPermissionError(search: string): PermissionError {
  const query = new URLSearchParams(search);
  const club = query.get('club');
  return {
    reason: permissionReasons.find((reason) => reason === query.get('reason')) ?? 'owner',
    tier: seatTiers.find((tier) => tier === query.get('tier')) ?? null,
    scope: missingScopes.find((scope) => scope === query.get('scope')) ?? null,
    club: club && /^[\w-]{1,64}$/.test(club) ? club : null,
    next: safeNext(query.get('next')),
  };
}

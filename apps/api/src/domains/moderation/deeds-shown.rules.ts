// Owns which lines of a club's log somebody reads: those of domains in which their role and scopes let them act.
import type { ClubDeed } from '@stagepass/contract/memberships/permissions.ts';
import type { DeedName } from '@stagepass/contract/safety/deed-names.ts';

type DomainOf<Name> = Name extends `${infer Domain}.${string}` ? Domain : never;

/** The permission that a domain's own screens ask for. A domain that is missing here does not compile. */
const neededFor: Readonly<Record<DomainOf<DeedName>, ClubDeed>> = {
  achievements: 'manage-content',
  admissions: 'manage-members',
  auctions: 'manage-sales',
  badges: 'manage-content',
  campaigns: 'manage-content',
  chat: 'manage-content',
  clubs: 'manage-content',
  events: 'manage-sales',
  fronts: 'manage-content',
  gacha: 'manage-sales',
  items: 'manage-sales',
  // As revenue: an admin for everything reads it too.
  ledger: 'manage-club',
  levels: 'manage-members',
  licenses: 'manage-club',
  market: 'manage-sales',
  memberships: 'manage-members',
  missions: 'manage-content',
  moderation: 'manage-content',
  operations: 'manage-club',
  orders: 'manage-sales',
  pages: 'manage-club',
  posts: 'manage-content',
  redemption: 'scan',
  requirements: 'manage-members',
  sets: 'manage-sales',
  stations: 'manage-content',
  subscriptions: 'manage-sales',
  tips: 'manage-sales',
  tokens: 'manage-sales',
  votes: 'manage-content',
  webhooks: 'manage-club',
};

/** A list of what is shown, so that a line of an unknown domain stays hidden. */
export function domainsShown(mayDo: (deed: ClubDeed) => boolean): string[] {
  return Object.entries(neededFor).flatMap(([domain, needed]) => (mayDo(needed) ? domain : []));
}

// Owns who may do what in a club, as one table: every decision on the server and every button on the phone comes from it.
import type { AdminScope } from '../clubs/shapes.ts';

/** A club's role, a visitor who is not signed in, and whoever runs the instance. */
export const clubColumns = ['visitor', 'guest', 'member', 'admin', 'owner', 'operator'] as const;
export type ClubColumn = (typeof clubColumns)[number];

export const clubDeeds = [
  'see-front',
  'see-inside',
  'join',
  'comment',
  'take-part',
  'buy',
  'post',
  'see-management',
  'scan',
  'manage-content',
  'manage-sales',
  'manage-members',
  'manage-club',
  'manage-admins',
  'manage-token',
  'take-money-out',
  'delete-club',
  'hand-over',
  'moderate-instance',
] as const;
export type ClubDeed = (typeof clubDeeds)[number];

/** `if`: where the club or the post allows it (`ifMeans` says what that is). */
export type Permission = true | false | 'if';

type Row = Readonly<Record<ClubColumn, Permission>>;

function row(...cells: [Permission, Permission, Permission, Permission, Permission, Permission]): Row {
  const [visitor, guest, member, admin, owner, operator] = cells;
  return { visitor, guest, member, admin, owner, operator };
}

/*                     visitor guest  member admin  owner  operator */
export const permissions: Readonly<Record<ClubDeed, Row>> = {
  'see-front': row(true, true, true, true, true, true),
  'see-inside': row('if', 'if', true, true, true, true),
  join: row(false, true, false, false, false, false),
  comment: row(false, 'if', true, true, true, false),
  'take-part': row(false, false, true, true, true, false),
  buy: row(false, true, true, true, true, false),
  post: row(false, false, 'if', true, true, false),
  'see-management': row(false, false, false, true, true, false),
  scan: row(false, false, false, true, true, false),
  'manage-content': row(false, false, false, true, true, false),
  'manage-sales': row(false, false, false, true, true, false),
  'manage-members': row(false, false, false, true, true, false),
  'manage-club': row(false, false, false, true, true, false),
  'manage-admins': row(false, false, false, false, true, false),
  'manage-token': row(false, false, false, false, true, false),
  'take-money-out': row(false, false, false, false, true, false),
  'delete-club': row(false, false, false, false, true, false),
  'hand-over': row(false, false, false, false, true, false),
  'moderate-instance': row(false, false, false, false, false, true),
};

/**
 * The admin's column is for an admin of scope `all`. With other scopes they do what one of these covers, and beyond it no
 * more than a member; an empty list is covered by `all` alone. What is not named here needs the role only.
 */
export const scopesFor: Partial<Readonly<Record<ClubDeed, readonly AdminScope[]>>> = {
  post: ['moderate'],
  scan: ['scan'],
  'manage-content': ['moderate'],
  'manage-members': ['moderate'],
  'manage-sales': ['sales'],
  'manage-club': [],
};

/** Where a cell says `if`, what it hangs on. */
export const ifMeans = {
  'see-inside': 'the club is public',
  comment: 'the post lets guests comment',
  post: 'the club lets members post',
} as const satisfies Partial<Record<ClubDeed, string>>;

/** What somebody muted cannot do until then: they read only. */
export const deedsOfVoice: readonly ClubDeed[] = ['comment', 'take-part', 'post'];
/** What somebody banned cannot do; a private club is not there for them at all. */
export const deedsOfPresence: readonly ClubDeed[] = ['join', 'comment', 'take-part', 'buy', 'post'];
/** What stops at once when a club is about to close. */
export const deedsThatStop: readonly ClubDeed[] = ['join', 'buy', 'manage-token'];

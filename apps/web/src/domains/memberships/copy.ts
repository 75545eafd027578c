// Every text about members and tiers, as those who run a club read them.
import type { AdminScope } from '@stagepass/contract/clubs/shapes.ts';
import type { MemberRole } from '@stagepass/contract/memberships/shapes.ts';
import { defineCopy } from '#platform/i18n/copy.ts';
import { membershipErrors } from './error-copy.ts';

const roles = { owner: 'Owner', admin: 'Admin', member: 'Member' } as const satisfies Record<
  MemberRole,
  string
>;

const scopes = {
  scan: 'Scan at the entrance',
  moderate: 'Moderate',
  sales: 'Sell',
  all: 'Everything',
} as const satisfies Record<AdminScope, string>;

const scopeDetails = {
  scan: 'Scan tickets, coupons and fan passes, and undo a scan.',
  moderate: 'Post, pin and remove posts, decide reports, manage members, join requests and tiers.',
  sales: 'Make items, give them out, and run the store, auctions and packs.',
  all: 'All of the above, and the club’s settings, tabs and earnings.',
} as const satisfies Record<AdminScope, string>;

const scopeTags = {
  scan: 'Scanning',
  moderate: 'Moderation',
  sales: 'Sales',
  all: 'Everything',
} as const satisfies Record<AdminScope, string>;

export const membershipsCopy = defineCopy({
  roles,
  scopes,
  scopeDetails,
  scopeTags,
  errors: membershipErrors,
  register: {
    failed: 'Couldn’t load the members',
    search: 'Search by name or number',
    filters: 'Filter members',
    all: 'All',
    waiting: 'Requests {count}',
    staff: 'Staff {count}',
    muted: 'Muted {count}',
    banned: 'Banned {count}',
    left: 'Left {count}',
    nobodyTitle: 'No members found',
    nobody: 'Try part of the name, or the member number.',
    notMember: 'This person isn’t a member of the club anymore.',
    emptyTitle: 'Nobody here',
    empty: 'No members match this filter.',
    seat: '#{number}, {tier}, level {level}',
    bare: '#{number}, level {level}',
    scoped: '#{number}, {scopes}',
    guest: 'Never joined',
    mutedUntil: 'Muted until {date}',
    hasLeft: 'Left, #{number}',
    open: 'Manage {name}',
    chosen: { one: '{count} selected', other: '{count} selected' },
    clear: 'Clear',
  },
  acts: {
    profile: 'View profile',
    makeAdmin: 'Make admin',
    makeMember: 'Remove as admin',
    tier: 'Set tier',
    mute: 'Mute',
    unmute: 'Unmute',
    remove: 'Remove',
    ban: 'Ban',
    unban: 'Unban',
    done: 'Changes saved',
    doneFor: { one: '{count} member updated', other: '{count} members updated' },
    partly: '{done} of {all} members updated. {reason}',
    tierTitle: 'Set tier',
    tierLead: 'Members also earn tiers by themselves. Their highest tier is shown.',
    noTier: 'No tier set by staff',
    muteTitle: 'Mute for how long?',
    muteLead: 'Muted members can read but not write.',
    muteDays: { one: '{count} day', other: '{count} days' },
    reason: 'Reason (for the log)',
    confirmMute: 'Mute',
    confirmTier: 'Save tier',
    adminTitle: 'Make {name} an admin?',
    adminText: 'Only you can pay out money, change admins or delete the club.',
    scopesTitle: 'What {name} can do',
    scopesLabel: 'As an admin they can',
    scopesNone: 'Choose at least one thing they can do.',
    changeScopes: 'Change what they can do',
    saveScopes: 'Save',
    removeTitle: { one: 'Remove {count} member?', other: 'Remove {count} members?' },
    removeText: 'They can join again and keep their member number.',
  },
  tiers: {
    title: 'Tiers',
    lead: 'Tiers reward your members. Each member gets the highest tier they qualify for.',
    failed: 'Couldn’t load the tiers',
    add: 'Add tier',
    up: 'Move {name} up',
    down: 'Move {name} down',
    members: { one: '{count} member', other: '{count} members' },
    by: {
      xp: 'From {xp} XP',
      subscription: 'With a subscription',
      station: 'At a station',
      hand: 'Set by staff',
    },
    discount: '{percent}% off in the store',
    privateMission: 'Exclusive missions',
    newTitle: 'New tier',
    editTitle: 'Edit tier',
    name: 'Name',
    reachedBy: 'How members reach it',
    ways: {
      xp: 'With XP',
      subscription: 'With a subscription',
      station: 'At a station',
      hand: 'Set by staff',
    },
    xp: 'XP needed',
    benefits: 'Perks',
    discountLabel: 'Store discount in percent',
    save: 'Save tier',
    saved: 'Tiers saved. Members’ tiers are being updated.',
    remove: 'Delete tier',
    removeTitle: 'Delete the {name} tier?',
    removeText: 'Its members move to the next tier they qualify for.',
  },
});

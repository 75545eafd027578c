// Owns the endpoints of membership: the register, roles, silence and bans, leaving, the own card, tiers.
import { z } from 'zod';
import { clubNotFound, licenseLimitReached, membersOnly, ownerOnly, staffOnly } from '../clubs/errors.ts';
import { adminScope } from '../clubs/shapes.ts';
import { endpoint } from '../endpoint.ts';
import { answer, csv, cursor, done, id, idFilter, idOr, page } from '../shapes.ts';
import { userNotFound } from '../users/errors.ts';
import * as e from './errors.ts';
import { member, memberCard, memberCounts, memberRole, ownMembership, tier, tierFields } from './shapes.ts';

const hour = 3600;
const manageRates = [{ by: 'user', limit: 600, window_s: hour }] as const;
/** A club’s id or its handle. */
const params = z.strictObject({ id: z.string().min(1).max(64) });
const memberParams = params.extend({ user_id: idOr(e.memberNotFound) });
const tierParams = params.extend({ tier_id: idOr(e.tierNotFound) });
const managed = [clubNotFound, staffOnly] as const;
const managedMember = [...managed, e.memberNotFound, e.aboveYourRank] as const;
const flag = z.enum(['true', 'false']).transform((text) => text === 'true');
const reason = z.string().trim().max(300).default('');
/** Whoever is banned reads it. */
const banReason = z
  .string()
  .trim()
  .min(3, 'is too short to be understood')
  .max(300, 'is longer than 300 characters');

export const listMembers = endpoint({
  method: 'GET',
  path: '/clubs/:id/members',
  summary: 'The members by number: searched by name or number, filtered, a page at a time.',
  who: 'fan',
  scope: 'clubs:read',
  params,
  query: z.strictObject({
    q: z.string().trim().max(60).optional(),
    role: memberRole.optional(),
    /** Owner and admins. */
    staff: flag.optional(),
    tier_id: idFilter,
    muted: flag.optional(),
    banned: flag.optional(),
    left: flag.optional(),
    joined_since: z.iso.datetime().optional(),
    cursor,
    limit: z.coerce.number().int().min(1).max(50).default(30),
  }),
  answer: page(member),
  errors: managed,
});

export const countMembers = endpoint({
  method: 'GET',
  path: '/clubs/:id/members/counts',
  summary: 'How many members are active, staff, muted, banned or have left.',
  who: 'fan',
  scope: 'clubs:read',
  params,
  answer: answer(memberCounts),
  errors: managed,
});

export const exportMembers = endpoint({
  method: 'GET',
  path: '/clubs/:id/members.csv',
  summary: 'Every active member as CSV; recorded in the club’s log.',
  who: 'verified',
  rates: [{ by: 'user', limit: 20, window_s: 3600 }],
  params,
  ...csv,
  errors: managed,
});

export const getMember = endpoint({
  method: 'GET',
  path: '/clubs/:id/members/:user_id',
  summary: 'One member as the staff sees them.',
  who: 'fan',
  scope: 'clubs:read',
  params: memberParams,
  answer: answer(member),
  errors: [...managed, e.memberNotFound],
});

export const setMemberRole = endpoint({
  method: 'PUT',
  path: '/clubs/:id/members/:user_id/role',
  summary:
    'Makes a member an admin with the given scopes, changes an admin’s scopes, or makes an admin a member again.',
  who: 'verified',
  rates: manageRates,
  params: memberParams,
  body: z.strictObject({
    role: z.enum(['member', 'admin']),
    /** What an admin is for; everything an admin may do if left out. */
    scopes: z.array(adminScope).min(1).max(4).default(['all']),
  }),
  answer: answer(member),
  errors: [...managedMember, ownerOnly, e.notAMember, licenseLimitReached],
});

export const setMemberTier = endpoint({
  method: 'PUT',
  path: '/clubs/:id/members/:user_id/tier',
  summary: 'Sets a member’s tier by hand, or removes the one set so.',
  who: 'verified',
  rates: manageRates,
  params: memberParams,
  body: z.strictObject({ tier_id: idOr(e.tierNotFound).nullable() }),
  answer: answer(member),
  errors: [...managedMember, e.tierNotFound, e.notAMember],
});

export const muteMember = endpoint({
  method: 'PUT',
  path: '/clubs/:id/members/:user_id/mute',
  summary: 'Mutes a member until a given time.',
  who: 'verified',
  rates: manageRates,
  params: memberParams,
  body: z.strictObject({ until: z.iso.datetime(), reason }),
  answer: answer(member),
  errors: [...managedMember, e.notAMember, e.timePassed],
});

export const unmuteMember = endpoint({
  method: 'DELETE',
  path: '/clubs/:id/members/:user_id/mute',
  summary: 'Unmutes a member.',
  who: 'verified',
  rates: manageRates,
  params: memberParams,
  answer: answer(member),
  errors: managedMember,
});

export const banMember = endpoint({
  method: 'PUT',
  path: '/clubs/:id/members/:user_id/ban',
  summary:
    'Bans a person, member or not, or changes a ban: they can’t take part, join, or see a private club, for good or until a time.',
  who: 'verified',
  rates: manageRates,
  params: memberParams,
  body: z.strictObject({ reason: banReason, until: z.iso.datetime().nullable().default(null) }),
  answer: answer(member),
  errors: [...managed, e.aboveYourRank, e.memberNotFound, userNotFound, e.timePassed],
});

export const unbanMember = endpoint({
  method: 'DELETE',
  path: '/clubs/:id/members/:user_id/ban',
  summary: 'Unbans a person. They aren’t a member by that, but can join again.',
  who: 'verified',
  rates: manageRates,
  params: memberParams,
  answer: answer(member),
  errors: [...managed, e.memberNotFound],
});

export const removeMember = endpoint({
  method: 'DELETE',
  path: '/clubs/:id/members/:user_id',
  summary: 'Removes a member; they can join again and keep their number.',
  who: 'verified',
  rates: manageRates,
  params: memberParams,
  answer: answer(member),
  errors: [...managedMember, e.notAMember],
});

export const leaveClub = endpoint({
  method: 'POST',
  path: '/clubs/:id/leave',
  summary: 'Leaves the club; history and member number are kept.',
  who: 'fan',
  rates: [{ by: 'user', limit: 60, window_s: hour }],
  params,
  answer: done,
  errors: [clubNotFound, e.ownerStays, e.notAMember],
});

export const getMemberCard = endpoint({
  method: 'GET',
  path: '/clubs/:id/me',
  summary: 'My member card.',
  who: 'fan',
  scope: 'clubs:read',
  params,
  answer: answer(memberCard),
  errors: [clubNotFound, membersOnly],
});

export const listOwnMemberships = endpoint({
  method: 'GET',
  path: '/memberships',
  summary: 'My clubs, those I run first, then the one I joined last.',
  who: 'fan',
  scope: 'clubs:read',
  query: z.strictObject({ cursor, limit: z.coerce.number().int().min(1).max(50).default(30) }),
  answer: page(ownMembership),
  errors: [],
});

export const listTiers = endpoint({
  method: 'GET',
  path: '/clubs/:id/tiers',
  summary: 'The club’s tiers, lowest first.',
  who: 'visitor',
  scope: 'clubs:read',
  params,
  answer: answer(z.array(tier)),
  errors: [clubNotFound],
});

const tierErrors = [...managed, e.tierNameTaken, e.tierXpOutOfOrder] as const;

export const createTier = endpoint({
  method: 'POST',
  path: '/clubs/:id/tiers',
  summary: 'Adds a tier above all others.',
  who: 'verified',
  rates: manageRates,
  params,
  body: tierFields,
  status: 201,
  answer: answer(z.array(tier)),
  errors: [...tierErrors, e.tooManyTiers],
});

export const updateTier = endpoint({
  method: 'PATCH',
  path: '/clubs/:id/tiers/:tier_id',
  summary: 'Changes a tier. If its rule changes, every member’s tier is updated.',
  who: 'verified',
  rates: manageRates,
  params: tierParams,
  body: tierFields.partial(),
  answer: answer(z.array(tier)),
  errors: [...tierErrors, e.tierNotFound],
});

export const removeTier = endpoint({
  method: 'DELETE',
  path: '/clubs/:id/tiers/:tier_id',
  summary: 'Deletes a tier; its members move to the next one they qualify for.',
  who: 'verified',
  rates: manageRates,
  params: tierParams,
  answer: answer(z.array(tier)),
  errors: [...managed, e.tierNotFound],
});

export const orderTiers = endpoint({
  method: 'PUT',
  path: '/clubs/:id/tiers/order',
  summary: 'Sets the order of the tiers, lowest first.',
  who: 'verified',
  rates: manageRates,
  params,
  body: z.strictObject({ tier_ids: z.array(id).max(20) }),
  answer: answer(z.array(tier)),
  errors: [...managed, e.tiersUneven, e.tierXpOutOfOrder],
});

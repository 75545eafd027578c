// Owns the events of membership.
import { z } from 'zod';
import { eventType } from '../events.ts';

const ofMember = z.object({ club_id: z.string(), user_id: z.string() });
const rankedTier = z.object({ id: z.string(), rank: z.int(), name: z.string() });

export const memberJoined = eventType(
  'memberships.member-joined',
  ofMember.extend({ number: z.int(), returning: z.boolean(), source: z.string() }),
);
export const memberLeft = eventType(
  'memberships.member-left',
  ofMember.extend({ how: z.enum(['left', 'removed', 'banned']) }),
);
export const roleChanged = eventType(
  'memberships.role-changed',
  ofMember.extend({ from: z.string(), to: z.string() }),
);
/** The best tier of a member is another one than before. */
export const tierChanged = eventType(
  'memberships.tier-changed',
  ofMember.extend({ from: rankedTier.nullable(), to: rankedTier.nullable(), at: z.string().optional() }),
);
/** Somebody was banned who may never have been a member; of a member, `member-left` is told besides. */
export const personBanned = eventType('memberships.person-banned', ofMember);
/** Somebody was banned by hand, or their ban was changed: whoever answers appeals notes the decision. */
export const banDecided = eventType(
  'memberships.ban-decided',
  ofMember.extend({
    by: z.string(),
    reason: z.string(),
    until: z.string().nullable(),
    /** Since when they are banned: a change of a ban keeps it. */
    banned_at: z.string(),
    decided_at: z.string(),
  }),
);
/** A ban was taken back by the staff, or its end has come. */
export const banEnded = eventType('memberships.ban-ended', ofMember.extend({ ended_at: z.string() }));
export const memberMuted = eventType('memberships.member-muted', ofMember.extend({ until: z.string() }));
/** A club's tiers have other rules than before: whoever grants by rule looks at everybody again. */
export const tierRulesChanged = eventType(
  'memberships.tier-rules-changed',
  z.object({ club_id: z.string() }),
);

// Owns the shapes of joining: where somebody stands at a club's door, requests that wait, invitations and what they earned.
import { z } from 'zod';
import { clubCard, joinPolicy } from '../clubs/shapes.ts';
import { id, time } from '../shapes.ts';
import { userCard } from '../users/shapes.ts';

export const joinNote = z.string().trim().max(500, 'is longer than 500 characters');
export const refusalReason = z.string().trim().max(300, 'is longer than 300 characters');

/** Letters and digits that are not mistaken for each other; typed in either case. */
export const invitationCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{6,16}$/, 'is no invitation code');

/** The one thing between this caller and the club right now. */
export const joinSteps = [
  'member',
  'sign-in',
  'verify-email',
  'banned',
  'closing',
  'full',
  'invitation',
  'requirements',
  'ask',
  'waiting',
  'refused',
  'join',
] as const;
export type JoinStep = (typeof joinSteps)[number];

export const admission = z.object({
  club_id: id,
  policy: joinPolicy,
  step: z.enum(joinSteps),
  requirements: z.object({ total: z.int(), passed: z.int() }),
  /** XP that the requirements earn, granted on joining. */
  xp: z.int(),
  request: z
    .object({
      id,
      note: z.string(),
      asked_at: time,
      /** Of a refusal. */
      reason: z.string().nullable(),
      /** When a refused person may ask again. */
      again_at: time.nullable(),
    })
    .nullable(),
});
export type Admission = z.infer<typeof admission>;

export const joinOutcome = z.object({
  state: z.enum(['joined', 'waiting']),
  /** Null while the request waits. */
  member_number: z.int().nullable(),
  xp: z.int(),
});
export type JoinOutcome = z.infer<typeof joinOutcome>;

export const joinRequest = z.object({
  id,
  user: userCard,
  note: z.string(),
  asked_at: time,
  invited_by: userCard.nullable(),
});
export type JoinRequest = z.infer<typeof joinRequest>;

export const invitation = z.object({
  code: z.string(),
  /** A member's own, which has no limit and no end. */
  personal: z.boolean(),
  label: z.string(),
  uses: z.int(),
  limit: z.int().nullable(),
  ends_at: time.nullable(),
  state: z.enum(['good', 'used-up', 'ended', 'revoked']),
  created_at: time,
  inviter: userCard,
});
export type Invitation = z.infer<typeof invitation>;

export const ownInvitation = z.object({
  code: z.string(),
  /** How many joined by it. */
  joined: z.int(),
  /** Joined, and their first mission still to come: each earns both sides XP then. */
  pending: z.int(),
  earned_xp: z.int(),
  /** For each friend who finishes a first mission. */
  xp_each: z.int(),
  friends: z.array(
    z.object({ user: userCard, joined_at: time, state: z.enum(['pending', 'earned', 'nothing']) }),
  ),
  can: z.object({ manage: z.boolean() }),
});
export type OwnInvitation = z.infer<typeof ownInvitation>;

/** An invitation as the invited person sees it. */
export const invitationView = z.object({
  code: z.string(),
  state: z.enum(['good', 'used-up', 'ended', 'revoked']),
  club: clubCard,
  inviter: userCard.nullable(),
  /** The caller's own. */
  own: z.boolean(),
  /** The caller is in the club already. */
  member: z.boolean(),
});
export type InvitationView = z.infer<typeof invitationView>;

export const INVITATION_XP = 50;

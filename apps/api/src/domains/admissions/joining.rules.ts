// Owns the one next step of somebody at a club's door, and when a refused person may ask again.
import type { JoinStep } from '@stagepass/contract/admissions/shapes.ts';
import type { JoinPolicy } from '@stagepass/contract/clubs/shapes.ts';

export const ASK_AGAIN_MS = 7 * 86_400_000;

interface AnsweredRequest {
  state: 'waiting' | 'approved' | 'refused' | 'withdrawn';
  answered_at: Date | null;
}

/** Null where they may ask now. */
export function askAgainAt(last: AnsweredRequest | undefined, now: Date): Date | null {
  if (last?.state !== 'refused' || last.answered_at === null) return null;
  const again = new Date(last.answered_at.getTime() + ASK_AGAIN_MS);
  return again > now ? again : null;
}

export interface AtTheDoor {
  policy: JoinPolicy;
  role: 'visitor' | 'guest' | 'member' | 'admin' | 'owner';
  banned: boolean;
  closing: boolean;
  verified: boolean;
  has_room: boolean;
  /** Came with a code that is good here. */
  invited: boolean;
  requirements_missing: boolean;
  last_request: AnsweredRequest | undefined;
  now: Date;
}

/** From what nothing can be done about to what is left to do. */
export function nextStep(door: AtTheDoor): JoinStep {
  if (door.role !== 'visitor' && door.role !== 'guest') return 'member';
  if (door.banned) return 'banned';
  if (door.closing) return 'closing';
  // A club that asks nobody's leave any more lets in whoever waits: only where it does, or nothing else helps, they wait on.
  const shut = door.policy === 'approval' || (door.policy === 'invite' && !door.invited);
  if (shut && door.last_request?.state === 'waiting') return 'waiting';
  if (!door.has_room) return 'full';
  if (door.policy === 'invite' && !door.invited) return 'invitation';
  if (door.role === 'visitor') return 'sign-in';
  if (!door.verified) return 'verify-email';
  if (door.policy === 'requirements' && door.requirements_missing) return 'requirements';
  if (door.policy !== 'approval') return 'join';
  return askAgainAt(door.last_request, door.now) === null ? 'ask' : 'refused';
}

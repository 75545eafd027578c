// Owns the events of the votes domain, named in the past tense.
import { z } from 'zod';
import { eventType } from '../events.ts';

const ofVote = z.object({ vote_id: z.string(), club_id: z.string(), title: z.string() });

/** Fans can vote from now on. */
export const voteOpened = eventType('votes.opened', ofVote);
/** `first`: they had not voted here before. Polls inside posts are not told. */
export const voteCast = eventType(
  'votes.cast',
  z.object({ club_id: z.string(), user_id: z.string(), vote_id: z.string(), first: z.boolean() }),
);
/** A ballot was taken back. */
export const ballotTakenBack = eventType(
  'votes.ballot-taken-back',
  z.object({ club_id: z.string(), user_id: z.string(), vote_id: z.string() }),
);
/** Moderation took it out of sight. */
export const voteHidden = eventType('votes.hidden', ofVote);
/** Closed and sealed; nothing of the result changes any more. */
export const voteClosed = eventType('votes.closed', ofVote.extend({ binding: z.boolean() }));
/** The club answered a binding vote. */
export const voteAnswered = eventType('votes.answered', ofVote.extend({ user_id: z.string() }));
/** A binding vote has no answer, and its time is over. Told once. */
export const answerDue = eventType('votes.answer-due', ofVote.extend({ due_at: z.string() }));

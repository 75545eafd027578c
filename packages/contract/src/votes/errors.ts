// Owns the expected failures of votes.
import { errorCode } from '../endpoint.ts';

export const voteNotFound = errorCode('votes.not-found', 404, 'This vote doesn’t exist anymore.');
/** Details: `{problems}`. */
export const voteNotReady = errorCode(
  'votes.not-ready',
  422,
  'This vote can’t open yet. Check what is missing.',
);
export const voteWrongState = errorCode(
  'votes.wrong-state',
  409,
  'The vote changed on another device. Reload and try again.',
);
/** Details: `{fields}`. */
export const voteFrozen = errorCode(
  'votes.frozen',
  409,
  'Fans can vote already, so only the title and the text can change.',
);
export const voteNotOpen = errorCode(
  'votes.not-open',
  409,
  'This vote isn’t open yet. Your vote wasn’t counted. Come back when it opens.',
);
export const voteOver = errorCode(
  'votes.over',
  409,
  'This vote has closed. Nothing was changed. You can see the result now.',
);
export const voteFinal = errorCode(
  'votes.final',
  409,
  'You’ve voted already, and votes can’t be changed here. Your first vote counts.',
);
export const voteNotForYou = errorCode(
  'votes.not-for-you',
  403,
  'This vote asks for something that you don’t have yet. Your vote wasn’t counted.',
);
export const optionsNotRight = errorCode(
  'votes.options-not-right',
  422,
  'Choose from the options of this vote, no more than it allows. Your vote wasn’t counted.',
);
export const tokensNotSaid = errorCode(
  'votes.tokens-not-said',
  422,
  'Choose how many tokens to spend on your vote. Your vote wasn’t counted, and nothing was spent.',
);
/** Details: `{tokens}`: what was spent before. */
export const tokensSpentBefore = errorCode(
  'votes.tokens-spent',
  409,
  'You’ve already spent tokens on this vote. No more were spent. You can change your choice.',
);
export const votePaid = errorCode(
  'votes.paid',
  409,
  'You’ve spent tokens on this vote, so you can’t take it back. You can change your choice.',
);
export const ballotNotFound = errorCode('votes.no-ballot', 404, 'You haven’t voted here.');
export const voteNotSealed = errorCode(
  'votes.not-sealed',
  409,
  'The list of votes is published when the vote has closed.',
);
export const answerNotWanted = errorCode(
  'votes.answer-not-wanted',
  409,
  'Only a binding vote that has closed takes an answer, and only one.',
);

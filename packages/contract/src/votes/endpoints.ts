// Owns the endpoints of votes: finding them, voting, checking the result, and running them.
import { MOST_VOTE_TOKENS } from '@stagepass/base/token-weight.ts';
import { MOST_OPTIONS } from '@stagepass/base/vote-opening.ts';
import { z } from 'zod';
import {
  bannedHere,
  clubClosing,
  clubNotFound,
  membersOnly,
  mutedHere,
  scopeMissing,
  staffOnly,
} from '../clubs/errors.ts';
import { conflict } from '../common-errors.ts';
import { conditionUnknownPart } from '../conditions/errors.ts';
import { endpoint } from '../endpoint.ts';
import { excluded, frozen } from '../ledger/errors.ts';
import { mediaNotClaimable } from '../media/errors.ts';
import { answer, cursor, done, id, idOr, page } from '../shapes.ts';
import { notEnoughTokens, tokenNotFound } from '../tokens/errors.ts';
import * as e from './errors.ts';
import { voteTabs } from './kinds.ts';
import { answerText, castAnswer, tallyLine, voteCounts, voteDraft, voteReceipt, voteView } from './shapes.ts';

const hour = 3600;
const params = z.strictObject({ id: idOr(e.voteNotFound) });
/** A club’s id or its handle. */
const clubParams = z.strictObject({ id: z.string().min(1).max(64) });
const manageRates = [{ by: 'user', limit: 300, window_s: hour }] as const;
const seeErrors = [e.voteNotFound, clubNotFound, membersOnly] as const;
const manageErrors = [clubNotFound, staffOnly, scopeMissing, e.voteNotFound] as const;
const draftErrors = [mediaNotClaimable, conditionUnknownPart, tokenNotFound] as const;

export const listClubVotes = endpoint({
  method: 'GET',
  path: '/clubs/:id/votes',
  summary:
    'A club’s votes: open ones, the next to close first, then planned ones, then closed ones, the latest first; drafts for those who run them.',
  who: 'visitor',
  params: clubParams,
  query: z.strictObject({
    tab: z.enum(voteTabs).default('all'),
    cursor,
    limit: z.coerce.number().int().min(1).max(50).default(20),
  }),
  answer: page(voteView),
  errors: [clubNotFound, membersOnly, staffOnly, scopeMissing],
});

export const countClubVotes = endpoint({
  method: 'GET',
  path: '/clubs/:id/votes/counts',
  summary: 'How many votes stand behind each tab.',
  who: 'visitor',
  params: clubParams,
  answer: answer(voteCounts),
  errors: [clubNotFound, membersOnly],
});

export const getVote = endpoint({
  method: 'GET',
  path: '/votes/:id',
  summary: 'One vote, with its counts where they are shown, and what the viewer chose.',
  who: 'visitor',
  params,
  answer: answer(voteView),
  errors: seeErrors,
});

export const createVote = endpoint({
  method: 'POST',
  path: '/clubs/:id/votes',
  summary: 'Makes a draft.',
  who: 'verified',
  rates: manageRates,
  params: clubParams,
  body: voteDraft,
  status: 201,
  answer: answer(voteView),
  errors: [...manageErrors, ...draftErrors],
});

export const changeVote = endpoint({
  method: 'PATCH',
  path: '/votes/:id',
  summary: 'Changes a vote before it opens. While it is open, only its title and text can change.',
  who: 'verified',
  rates: manageRates,
  params,
  body: voteDraft.extend({ version: z.int() }),
  answer: answer(voteView),
  errors: [...manageErrors, ...draftErrors, conflict, e.voteFrozen, e.voteWrongState, e.voteNotReady],
});

export const openVote = endpoint({
  method: 'POST',
  path: '/votes/:id/open',
  summary: 'Opens a draft, now or at the time that it names.',
  who: 'verified',
  rates: manageRates,
  params,
  answer: answer(voteView),
  errors: [...manageErrors, clubClosing, e.voteNotReady, e.voteWrongState],
});

export const returnVoteToDraft = endpoint({
  method: 'POST',
  path: '/votes/:id/back-to-draft',
  summary: 'Makes a scheduled vote a draft again, before it opens. Members are not told.',
  who: 'verified',
  rates: manageRates,
  params,
  answer: answer(voteView),
  errors: [...manageErrors, e.voteWrongState],
});

export const closeVote = endpoint({
  method: 'POST',
  path: '/votes/:id/close',
  summary: 'Closes a vote before its time and seals the result.',
  who: 'verified',
  rates: manageRates,
  params,
  answer: answer(voteView),
  errors: [...manageErrors, e.voteWrongState],
});

export const removeVote = endpoint({
  method: 'DELETE',
  path: '/votes/:id',
  summary: 'Deletes a draft.',
  who: 'verified',
  rates: manageRates,
  params,
  answer: done,
  errors: [...manageErrors, e.voteWrongState],
});

export const answerVote = endpoint({
  method: 'POST',
  path: '/votes/:id/answer',
  summary: 'The club’s answer to a binding vote, once, after it closed.',
  who: 'verified',
  rates: manageRates,
  params,
  body: z.strictObject({ text: answerText }),
  answer: answer(voteView),
  errors: [...manageErrors, e.answerNotWanted],
});

export const castBallot = endpoint({
  method: 'PUT',
  path: '/votes/:id/ballot',
  summary: 'Votes, or changes the own vote. The same `client_key` again changes nothing.',
  who: 'verified',
  rates: [{ by: 'user', limit: 300, window_s: hour }],
  params,
  body: z.strictObject({
    option_ids: z.array(id).min(1, 'is empty').max(MOST_OPTIONS),
    /** Made by the client for this choice, so that sending twice is one vote. */
    client_key: z.uuid(),
    /** In a vote by tokens, the first time: so many are spent, and the vote counts by them from then on. */
    tokens: z
      .int()
      .min(1, 'is less than 1')
      .max(MOST_VOTE_TOKENS, `is more than ${MOST_VOTE_TOKENS}`)
      .optional(),
  }),
  answer: answer(castAnswer),
  errors: [
    ...seeErrors,
    bannedHere,
    mutedHere,
    e.voteNotOpen,
    e.voteOver,
    e.voteFinal,
    e.voteNotForYou,
    e.optionsNotRight,
    e.tokensNotSaid,
    e.tokensSpentBefore,
    notEnoughTokens,
    excluded,
    frozen,
  ],
});

export const takeBackBallot = endpoint({
  method: 'DELETE',
  path: '/votes/:id/ballot',
  summary:
    'Takes the own vote back, while the vote is open and votes can be changed. Not where tokens were spent on it.',
  who: 'verified',
  rates: [{ by: 'user', limit: 300, window_s: hour }],
  params,
  answer: answer(castAnswer),
  errors: [
    ...seeErrors,
    bannedHere,
    mutedHere,
    e.voteNotOpen,
    e.voteOver,
    e.voteFinal,
    e.votePaid,
    e.ballotNotFound,
  ],
});

export const getReceipt = endpoint({
  method: 'GET',
  path: '/votes/:id/receipt',
  summary: 'The own receipt: what it takes to find the own ballot in the sealed list.',
  who: 'fan',
  params,
  answer: answer(voteReceipt),
  errors: [...seeErrors, e.ballotNotFound],
});

export const listTally = endpoint({
  method: 'GET',
  path: '/votes/:id/tally',
  summary:
    'Every ballot of a closed vote without its name, by hash, and the seal over all of them. For members of the club and whoever has voted.',
  who: 'fan',
  params,
  query: z.strictObject({ cursor, limit: z.coerce.number().int().min(1).max(1000).default(500) }),
  answer: page(tallyLine).extend({ seal: z.string() }),
  errors: [...seeErrors, e.voteNotSealed],
});

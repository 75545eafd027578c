// Owns who is told of votes: members of opening, result and answer; those who run the club of an answer that is due.
import {
  answerDue,
  voteAnswered,
  voteClosed,
  voteHidden,
  voteOpened,
} from '@stagepass/contract/votes/events.ts';
import { findAnswerDue } from '#domains/votes/public/answers-due.ts';
import { factsOfVote, isVoteHidden } from '#domains/votes/public/vote-facts.ts';
import { tellAnswerDue, withdrawAnswerDue } from '../answers-due.ts';
import { tellClub } from '../tell-club.ts';
import { withdraw } from '../withdraw.ts';
import { excerptOf, tells } from './told.ts';

const aboutOf = (id: string) => ({ subject: { kind: 'vote', id }, link: `/club/vote-detail/${id}` });

export const voteHandlers = [
  tells('vote-opened', voteOpened, async (platform, tx, { vote_id, club_id, title }) => {
    if (await isVoteHidden(tx, vote_id)) return;
    const facts = await factsOfVote(tx, vote_id);
    await tellClub(platform, tx, {
      ...{ kind: 'vote-opened', club_id, source: vote_id, ...aboutOf(vote_id) },
      payload: { title, closes_at: facts?.closes_at?.toISOString() ?? null },
    });
  }),
  tells('vote-closed', voteClosed, async (platform, tx, { vote_id, club_id, title }) => {
    if (await isVoteHidden(tx, vote_id)) return;
    const facts = await factsOfVote(tx, vote_id);
    await tellClub(platform, tx, {
      ...{ kind: 'vote-closed', club_id, source: vote_id, ...aboutOf(vote_id) },
      payload: { title, winner: facts?.winner ?? '' },
    });
  }),
  tells('vote-answered', voteAnswered, async (platform, tx, { vote_id, club_id, title, user_id }) => {
    if (await isVoteHidden(tx, vote_id)) return;
    const facts = await factsOfVote(tx, vote_id);
    await tellClub(platform, tx, {
      ...{ kind: 'vote-answered', club_id, actor_id: user_id, source: vote_id, ...aboutOf(vote_id) },
      payload: { title, excerpt: excerptOf(facts?.answer ?? '') },
    });
  }),
  tells('vote-answer-due', answerDue, (platform, tx, { vote_id, club_id, title, due_at }) =>
    tellAnswerDue(platform, tx, { vote_id, club_id, title, due_at: new Date(due_at) }, 'overdue'),
  ),
  tells('vote-answer-due-from-now', voteClosed, async (platform, tx, { vote_id }) => {
    const due = await findAnswerDue(tx, vote_id);
    if (due !== undefined) await tellAnswerDue(platform, tx, due, 'closed');
  }),
  tells('vote-answer-due-no-more', voteAnswered, (platform, tx, { vote_id }) =>
    withdrawAnswerDue(platform, tx, vote_id),
  ),
  // The club's answer stays due: out of sight it is still what the club promised.
  tells('vote-opened-hidden', voteHidden, (platform, tx, { vote_id }) =>
    withdraw(platform, tx, { source: vote_id }),
  ),
];

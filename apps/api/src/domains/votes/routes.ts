// Owns which action answers which endpoint of votes.
import * as endpoints from '@stagepass/contract/votes/endpoints.ts';
import { bind, bindData, bindDone } from '#platform/http/bind.ts';
import { castBallot, takeBackBallot } from './actions/cast-ballot.ts';
import { changeVote, createVote, removeVote } from './actions/edit-vote.ts';
import { answerVote, closeVote, openVote, returnVoteToDraft } from './actions/run-vote.ts';
import { readClubVotes, readReceipt, readTally, readVote, readVoteCounts } from './reads/read-votes.ts';

export const routes = [
  bind(endpoints.listClubVotes, (platform, { actor, params, query }) =>
    readClubVotes(platform, actor, params.id, query),
  ),
  bindData(endpoints.countClubVotes, (platform, { actor, params }) =>
    readVoteCounts(platform, actor, params.id),
  ),
  bindData(endpoints.getVote, (platform, { actor, params }) => readVote(platform, actor, params.id)),
  bindData(endpoints.createVote, (platform, { actor, params, body }) =>
    createVote(platform, actor, params.id, body),
  ),
  bindData(endpoints.changeVote, (platform, { actor, params, body }) =>
    changeVote(platform, actor, params.id, body),
  ),
  bindData(endpoints.openVote, (platform, { actor, params }) => openVote(platform, actor, params.id)),
  bindData(endpoints.returnVoteToDraft, (platform, { actor, params }) =>
    returnVoteToDraft(platform, actor, params.id),
  ),
  bindData(endpoints.closeVote, (platform, { actor, params }) => closeVote(platform, actor, params.id)),
  bindDone(endpoints.removeVote, (platform, { actor, params }) => removeVote(platform, actor, params.id)),
  bindData(endpoints.answerVote, (platform, { actor, params, body }) =>
    answerVote(platform, actor, params.id, body.text),
  ),
  bindData(endpoints.castBallot, (platform, { actor, params, body }) =>
    castBallot(platform, actor, params.id, body),
  ),
  bindData(endpoints.takeBackBallot, (platform, { actor, params }) =>
    takeBackBallot(platform, actor, params.id),
  ),
  bindData(endpoints.getReceipt, (platform, { actor, params }) => readReceipt(platform, actor, params.id)),
  bind(endpoints.listTally, (platform, { actor, params, query }) =>
    readTally(platform, actor, params.id, query),
  ),
];

// Races of votes by tokens on the real database: 200 who pay at once are counted exactly, and nobody pays twice or more than they have.
import { randomUUID } from 'node:crypto';
import { weightOfTokens } from '@stagepass/base/token-weight.ts';
import type { VoteView } from '@stagepass/contract/votes/shapes.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeRace, MANY, openRace, type Race, tally } from '#app/testing/races.ts';
import { openToken, rewardTokens, tokensOf, whatTokensMiss } from '#app/testing/tokens.ts';
import { openedVote } from '#app/testing/votes.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import { setLimit } from '#domains/clubs/public/set-limit.ts';
import { enrolMember } from '#domains/memberships/public/enrol-member.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import { castBallot } from './actions/cast-ballot.ts';
import { closeVote } from './actions/run-vote.ts';
import { auditVotes } from './public/audit-votes.ts';
import { readVote } from './reads/read-votes.ts';

let race: Race;
const each = 30;
beforeAll(async () => {
  race = await openRace(0);
  const { app, stage, crowd } = race;
  await openToken(stage, { cap: 100_000 });
  const club = await findClub(app.platform, app.platform.db, stage.club.id);
  if (club === undefined) throw new Error('no club');
  await app.platform.db.transaction(async (tx) => {
    await setLimit(tx, club.id, 'members', null);
    for (const { user_id } of crowd) await enrolMember(app.platform, tx, { club, user_id, source: 'test' });
  });
  for (const { user_id } of crowd) await rewardTokens(stage, user_id, each);
}, 120_000);
afterAll(async () => {
  const { db } = race.app.platform;
  expect(await auditVotes(db)).toEqual([]);
  expect(await whatTokensMiss(db)).toEqual([]);
  await closeRace(race);
});

const newVote = () =>
  openedVote(race.app, { id: race.stage.club.id, owner: race.stage.owner }, { weighting: 'tokens' });

function cast(
  fan: SignedIn,
  vote: VoteView,
  place: number,
  tokens?: number,
  client_key = randomUUID() as string,
) {
  const option_ids = [vote.options[place - 1]?.id ?? ''];
  return castBallot(race.app.platform, fan, vote.id, { option_ids, client_key, tokens });
}

const held = async () => {
  const { app, stage, crowd } = race;
  let sum = 0;
  for (const { user_id } of crowd) sum += await tokensOf(app, stage.club.id, user_id);
  return sum;
};

test('200 who pay at once are counted to the last one, then all change at once for nothing', async () => {
  const vote = await newVote();
  const before = await held();
  const spends = race.crowd.map((_, at) => 1 + (at % 9));
  const work = race.crowd.map((fan, at) => cast(fan, vote, 1 + (at % 2), spends[at]));
  expect(await tally(work)).toEqual({ ok: MANY });
  const spent = spends.reduce((sum, one) => sum + one, 0);
  expect(before - (await held())).toBe(spent);
  const weight = spends.reduce((sum, one) => sum + weightOfTokens(one), 0);
  expect(await tally(race.crowd.map((fan) => cast(fan, vote, 2)))).toEqual({ ok: MANY });
  expect(await readVote(race.app.platform, { kind: 'visitor' }, vote.id)).toMatchObject({
    voters: MANY,
    voters_weight: weight,
    options: [{ weight: 0 }, { weight, ballots: MANY }],
  });
  expect(before - (await held())).toBe(spent);
}, 120_000);

test('one fan on twenty devices pays once, by whichever comes first', async () => {
  const vote = await newVote();
  const [fan] = race.crowd as [SignedIn];
  const { app, stage } = race;
  const before = await tokensOf(app, stage.club.id, fan.user_id);
  const counts = await tally(
    Array.from({ length: 20 }, (_, at) => cast(fan, vote, 1 + (at % 2), 1 + (at % 4))),
  );
  expect((counts.ok ?? 0) + (counts['votes.tokens-spent'] ?? 0)).toBe(20);
  const { mine } = await readVote(app.platform, fan, vote.id);
  expect(before - (await tokensOf(app, stage.club.id, fan.user_id))).toBe(mine?.tokens);
  const key = randomUUID();
  const second = await newVote();
  await tally(Array.from({ length: 20 }, () => cast(fan, second, 1, 1, key)));
  expect(before - (await tokensOf(app, stage.club.id, fan.user_id))).toBe((mine?.tokens ?? 0) + 1);
}, 60_000);

test('who votes in many at once spends no more than they have', async () => {
  const [, fan] = race.crowd as [SignedIn, SignedIn];
  const { app, stage } = race;
  const has = await tokensOf(app, stage.club.id, fan.user_id);
  const many: VoteView[] = [];
  for (let at = 0; at < 6; at += 1) many.push(await newVote());
  const counts = await tally(many.map((vote) => cast(fan, vote, 1, 9)));
  expect(counts).toEqual({ ok: Math.floor(has / 9), 'tokens.not-enough': 6 - Math.floor(has / 9) });
  expect(await tokensOf(app, stage.club.id, fan.user_id)).toBe(has % 9);
  for (const { id } of many) await closeVote(app.platform, { ...fan, user_id: stage.owner.id }, id);
}, 60_000);

test('paying while it closes: whose tokens are gone is in the seal, and whose are not is not', async () => {
  const vote = await newVote();
  const { app, stage } = race;
  const some = race.crowd.slice(20, 120);
  const before = new Map<string, number>();
  for (const { user_id } of some) before.set(user_id, await tokensOf(app, stage.club.id, user_id));
  const acts = some.map((fan) => cast(fan, vote, 1, 4).then(() => true));
  await acts[3];
  const closing = closeVote(app.platform, { ...(some[0] as SignedIn), user_id: stage.owner.id }, vote.id);
  const done = await Promise.allSettled(acts);
  const { voters, options } = await closing;
  const counted = done.filter(({ status }) => status === 'fulfilled').length;
  expect([voters, options[0]?.weight]).toEqual([counted, 2 * counted]);
  let spent = 0;
  for (const { user_id } of some)
    spent += (before.get(user_id) ?? 0) - (await tokensOf(app, stage.club.id, user_id));
  expect(spent).toBe(4 * counted);
}, 60_000);

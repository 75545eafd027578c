// Tests votes that count by the tokens spent on them, over HTTP: paid once, changed for nothing, never taken back, sealed by weight.
import { createHash, randomUUID } from 'node:crypto';
import { sealText } from '@stagepass/base/ballot-lines.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyed } from '#app/testing/items.ts';
import { codeOf, missionCalls } from '#app/testing/mission-calls.ts';
import { type Mailbox, manyAddresses, openMailbox, type Registered } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { freshSymbol, rewardTokens, tokensOf, whatTokensMiss } from '#app/testing/tokens.ts';
import { castIn, draftVote, openedVote } from '#app/testing/votes.ts';
import { votes } from './domain.ts';
import { auditVotes } from './public/audit-votes.ts';

let app: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
});
afterAll(async () => {
  expect(await auditVotes(app.platform.db)).toEqual([]);
  expect(await whatTokensMiss(app.platform.db)).toEqual([]);
  await app.stop();
});

const { newClub, fanOf } = missionCalls(() => ({ app, mailbox }));
const view = async (id: string, fan?: Pick<Registered, 'as'>) =>
  (await app.ok('GET /votes/:id', { params: { id } }, fan?.as)).data;
const takeBack = (id: string, fan: Pick<Registered, 'as'>) =>
  app.call('DELETE /votes/:id/ballot', { params: { id } }, fan.as);

/** A club with a token, a vote by it, and a fan who holds some. */
async function byTokens(held = 100, draft: Parameters<typeof openedVote>[2] = {}) {
  const club = await newClub();
  const body = { symbol: freshSymbol(), name: 'Thanks', cap: 1000, price_cents: 50 };
  await app.ok('POST /clubs/:id/token', { params: { id: club.id }, body }, keyed(club.owner.as));
  const fan = await fanOf(club);
  if (held > 0) await rewardTokens({ app, club } as never, fan.id, held);
  const vote = await openedVote(app, club, { weighting: 'tokens', ...draft });
  return { club, fan, vote, symbol: body.symbol, heldBy: (id: string) => tokensOf(app, club.id, id) };
}

test('what is spent goes back to the issuer once, and the vote counts by its square root from then on', async () => {
  const { club, fan, vote, symbol, heldBy } = await byTokens();
  expect(await view(vote.id, fan)).toMatchObject({ token: { symbol, held: 100 }, mine: null });
  const cast = await castIn(app, fan, vote, [1], randomUUID(), 10);
  expect(cast).toMatchObject({
    ok: true,
    body: { data: { mine: { weight: 3, tokens: 10 }, receipt: { weight: 3 }, counts: { voters_weight: 3 } } },
  });
  expect(await heldBy(fan.id)).toBe(90);
  const { data: books } = await app.ok('GET /clubs/:id/token/supply', { params: { id: club.id } });
  expect(books).toMatchObject({ given_out: 100, held: 90, spent: 10 });
  // Another choice moves the same weight.
  expect(codeOf(await castIn(app, fan, vote, [2]))).toBeUndefined();
  expect(await heldBy(fan.id)).toBe(90);
  expect(await view(vote.id, fan)).toMatchObject({
    options: [{ weight: 0 }, { weight: 3, ballots: 1 }],
    token: { held: 90 },
    own_weight: 3,
    mine: { tokens: 10 },
    can: { vote: true, take_back: false },
  });
  const { data: line } = await app.ok(
    'GET /wallet/statement',
    { query: { asset: `token:${club.id}` } },
    fan.as,
  );
  expect(line).toMatchObject([{ kind: 'vote', amount_cents: -10 }, { kind: 'reward' }]);
});

test('the same key again, late, spends and changes nothing', async () => {
  const { fan, vote, heldBy } = await byTokens();
  const key = randomUUID();
  for (let times = 0; times < 3; times += 1)
    expect(codeOf(await castIn(app, fan, vote, [1], key, 4))).toBeUndefined();
  await castIn(app, fan, vote, [2]);
  expect(await castIn(app, fan, vote, [1], key, 4)).toMatchObject({
    ok: true,
    body: { data: { mine: { option_ids: [vote.options[1]?.id], weight: 2 } } },
  });
  expect(await heldBy(fan.id)).toBe(96);
});

test('nothing is spent where the vote is not counted, and nothing counted where it cannot be paid', async () => {
  const { club, fan, vote, heldBy } = await byTokens(5);
  expect(codeOf(await castIn(app, fan, vote, [1]))).toBe('votes.tokens-not-said');
  expect(codeOf(await castIn(app, fan, vote, [1], randomUUID(), 6))).toBe('tokens.not-enough');
  expect(codeOf(await castIn(app, fan, vote, [1, 2], randomUUID(), 4))).toBe('votes.options-not-right');
  expect(codeOf(await castIn(app, fan, vote, [1], randomUUID(), 201))).toBe('invalid-input');
  expect(await view(vote.id, fan)).toMatchObject({ voters: 0, mine: null });
  expect(await heldBy(fan.id)).toBe(5);
  expect(codeOf(await castIn(app, fan, vote, [1], randomUUID(), 4))).toBeUndefined();
  // Another device that knows nothing of it.
  expect(codeOf(await castIn(app, fan, vote, [2], randomUUID(), 1))).toBe('votes.tokens-spent');
  expect(codeOf(await takeBack(vote.id, fan))).toBe('votes.paid');
  await app.ok('POST /votes/:id/close', { params: { id: vote.id } }, club.owner.as);
  const late = await fanOf(club);
  await rewardTokens({ app, club } as never, late.id, 9);
  expect(codeOf(await castIn(app, late, vote, [1], randomUUID(), 9))).toBe('votes.over');
  expect([await heldBy(fan.id), await heldBy(late.id)]).toEqual([1, 9]);
});

test('a paused fan spends nothing, and changes what was spent before', async () => {
  const { fan, vote } = await byTokens();
  await castIn(app, fan, vote, [1], randomUUID(), 9);
  const { fan: other, vote: second } = await byTokens();
  for (const one of [fan, other])
    await app.platform.db.query({
      text: `insert into spend_rules (user_id, excluded_until, updated_at) values ($1, $2, $3)
        on conflict (user_id) do update set excluded_until = excluded.excluded_until`,
      values: [one.id, new Date(app.clock.now().getTime() + 86_400_000), app.clock.now()],
    });
  expect(codeOf(await castIn(app, other, second, [1], randomUUID(), 4))).toBe('ledger.excluded');
  expect(codeOf(await castIn(app, fan, vote, [2]))).toBeUndefined();
});

test('the seal carries the weight, the list names nobody, and a person who goes leaves the line', async () => {
  const { club, fan, vote } = await byTokens(200, { results: 'hidden' });
  const other = await fanOf(club);
  await rewardTokens({ app, club } as never, other.id, 2);
  await castIn(app, fan, vote, [2], randomUUID(), 200);
  await castIn(app, other, vote, [1], randomUUID(), 2);
  expect((await view(vote.id, club.owner)).options.map(({ weight }) => weight)).toEqual([null, null]);
  const own = await votes.exportUser?.(app.platform, fan.id);
  expect(own).toMatchObject([{ weight: 14, tokens_spent: 200 }]);
  await app.platform.db.transaction(async (tx) => votes.eraseUser?.(tx, other.id, app.platform));
  await app.ok('POST /votes/:id/close', { params: { id: vote.id } }, club.owner.as);
  expect(await view(vote.id, fan)).toMatchObject({
    voters_weight: 15,
    options: [{ weight: 1 }, { weight: 14 }],
  });
  const { data: lines, seal } = await app.ok('GET /votes/:id/tally', { params: { id: vote.id } }, fan.as);
  const asked = { id: vote.id, title: vote.title, labels: vote.options.map(({ label }) => label) };
  expect(createHash('sha256').update(sealText(asked, lines)).digest('hex')).toBe(seal);
  const { db } = app.platform;
  const forged = { text: 'update vote_ballots set tokens = 1 where vote_id = $1', values: [vote.id] };
  await expect(db.query(forged)).rejects.toThrow('sealed');
});

test('a club without a token cannot count by tokens', async () => {
  const club = await newClub();
  const refused = draftVote(app, club, { weighting: 'tokens' });
  await expect(refused).rejects.toThrow('tokens.not-found');
  const { id, version } = await draftVote(app, club);
  const body = { title: 'Encore?', weighting: 'tokens' as const, version };
  expect(codeOf(await app.call('PATCH /votes/:id', { params: { id }, body }, club.owner.as))).toBe(
    'tokens.not-found',
  );
});

// Tests votes against somebody who wants more than one vote, a vote where they have none, or to know a result before it is shown.
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { listen, stopListening, watch } from '#app/testing/ears.ts';
import { commitWhile } from '#app/testing/held-transaction.ts';
import { keyed, putDesign, putItem } from '#app/testing/items.ts';
import { codeOf, missionCalls } from '#app/testing/mission-calls.ts';
import { type Mailbox, manyAddresses, openMailbox, type Registered } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { castIn, draftVote, openedVote } from '#app/testing/votes.ts';
import { evaluate } from '#domains/conditions/public/evaluate.ts';
import { banPerson } from '#domains/memberships/public/ban-person.ts';
import { grantTier } from '#domains/memberships/public/grant-tier.ts';
import { listTierIds } from '#domains/memberships/public/list-tier-ids.ts';
import { revokeTier } from '#domains/memberships/public/revoke-tier.ts';
import { votes } from './domain.ts';
import { auditVotes } from './public/audit-votes.ts';
import { sharedVote } from './shared-page.ts';

const DAY_MS = 86_400_000;
let app: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
});
afterEach(stopListening);
afterAll(async () => {
  expect(await auditVotes(app.platform.db)).toEqual([]);
  await app.stop();
});

const { newClub, fanOf } = missionCalls(() => ({ app, mailbox }));
const view = async (id: string, fan?: Pick<Registered, 'as'>) =>
  (await app.ok('GET /votes/:id', { params: { id } }, fan?.as)).data;
const takeBack = (id: string, fan: Pick<Registered, 'as'>) =>
  app.call('DELETE /votes/:id/ballot', { params: { id } }, fan.as);

describe('more than one vote', () => {
  test('is not had by many calls at once, each with a key of its own', async () => {
    const club = await newClub();
    const fan = await fanOf(club);
    const vote = await openedVote(app, club);
    const calls = Array.from({ length: 24 }, (_, at) =>
      at % 6 === 5 ? takeBack(vote.id, fan) : castIn(app, fan, vote, [1 + (at % 2)]),
    );
    await Promise.all(calls);
    await castIn(app, fan, vote, [2]);
    expect(await view(vote.id)).toMatchObject({ voters: 1, options: [{ ballots: 0 }, { ballots: 1 }] });
    const final = await openedVote(app, club, { changeable: false });
    const many = await Promise.all(
      Array.from({ length: 12 }, (_, at) => castIn(app, fan, final, [1 + (at % 2)])),
    );
    expect(many.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await view(final.id)).toMatchObject({ voters: 1 });
  });

  test('an old choice that arrives again changes nothing, after a change as after taking back', async () => {
    const club = await newClub();
    const fan = await fanOf(club);
    const vote = await openedVote(app, club);
    const [old, taken] = [randomUUID(), randomUUID()];
    await castIn(app, fan, vote, [1], old);
    const second = await castIn(app, fan, vote, [2]);
    const late = await castIn(app, fan, vote, [1], old);
    expect(late).toMatchObject({ ok: true, body: { data: { mine: { option_ids: [vote.options[1]?.id] } } } });
    expect(late.ok && late.body.data.receipt).toEqual(second.ok && second.body.data.receipt);
    await castIn(app, fan, vote, [1], taken);
    await takeBack(vote.id, fan);
    for (const key of [old, taken])
      expect(await castIn(app, fan, vote, [1], key)).toMatchObject({
        ok: true,
        body: { data: { mine: null, receipt: null, counts: { voters: 0 } } },
      });
    expect(await view(vote.id, fan)).toMatchObject({ voters: 0, mine: null, can: { vote: true } });
    expect(codeOf(await castIn(app, fan, vote, [2]))).toBeUndefined();
  });

  test('an old choice at the same moment as the change or the taking back wins in no order', async () => {
    const club = await newClub();
    const fans: Registered[] = [];
    for (let at = 0; at < 8; at += 1) fans.push(await fanOf(club));
    const vote = await openedVote(app, club);
    const keys = fans.map(() => randomUUID());
    await Promise.all(fans.map((fan, at) => castIn(app, fan, vote, [1], keys[at])));
    await Promise.all(
      fans.flatMap((fan, at) => [
        at % 2 === 0 ? takeBack(vote.id, fan) : castIn(app, fan, vote, [2]),
        castIn(app, fan, vote, [1], keys[at]),
      ]),
    );
    expect(await view(vote.id)).toMatchObject({ voters: 4, options: [{ ballots: 0 }, { ballots: 4 }] });
  });

  test('a take-back counts also what was changed while it waited, to an option that nobody had chosen before', async () => {
    const club = await newClub();
    const fan = await fanOf(club);
    const vote = await openedVote(app, club);
    await castIn(app, fan, vote, [1]);
    // As a ballot for the second option is written at the same moment on another device.
    const changed = {
      text: `with ballot as (update vote_ballots set options = '{2}' where vote_id = $1),
          less as (update vote_counts set ballots = 0, weight = 0 where vote_id = $1 and place = 1)
        insert into vote_counts (vote_id, place, ballots, weight) values ($1, 2, 1, 1)`,
      values: [vote.id],
    };
    const gone = await commitWhile(app, changed, () => takeBack(vote.id, fan));
    expect(gone).toMatchObject({ ok: true, body: { data: { counts: { voters: 0 } } } });
    expect(await view(vote.id)).toMatchObject({ voters: 0, options: [{ ballots: 0 }, { ballots: 0 }] });
  });

  test('keys are kept as long as the vote is open, and go with the account', async () => {
    const club = await newClub();
    const [fan, other] = [await fanOf(club), await fanOf(club)];
    const vote = await openedVote(app, club);
    for (const one of [fan, other]) await castIn(app, one, vote, [1]);
    const kept = async () => {
      const { rows } = await app.platform.db.query<{ user_id: string }>({
        text: 'select user_id from vote_ballot_keys where vote_id = $1',
        values: [vote.id],
      });
      return rows.map(({ user_id }) => user_id);
    };
    expect(await kept()).toHaveLength(2);
    await app.platform.db.transaction(async (tx) => votes.eraseUser?.(tx, fan.id, app.platform));
    expect(await kept()).toEqual([other.id]);
    await app.ok('POST /votes/:id/close', { params: { id: vote.id } }, club.owner.as);
    expect(await kept()).toEqual([]);
  });

  test('is not had by handing one copy round where the vote is for those who have an item', async () => {
    const club = await newClub();
    const fans: Registered[] = [];
    for (let at = 0; at < 5; at += 1) fans.push(await fanOf(club));
    const [first, second, late, last, none] = fans as [
      Registered,
      Registered,
      Registered,
      Registered,
      Registered,
    ];
    const design_id = await putDesign(app, { club_id: club.id });
    const give = async (item_id: string, from: Registered, to: Registered) =>
      app.ok(
        'POST /items/:id/gift',
        { params: { id: item_id }, body: { user_name: to.user_name } },
        keyed(from.as),
      );
    const { item_id: old } = await putItem(app, design_id, first.id);
    const vote = await openedVote(app, club, { condition: { kind: 'item', design_id } });
    const others = await openedVote(app, club, { condition: { not: { kind: 'item', design_id } } });
    const may = async (fan: Registered) => [
      (await view(vote.id, fan)).can.vote,
      codeOf(await castIn(app, fan, vote, [1])),
    ];
    const yes = [true, undefined];
    const no = [false, 'votes.not-for-you'];
    expect(await may(first)).toEqual(yes);
    await give(old, first, second);
    expect(await may(second)).toEqual(no);
    expect(codeOf(await castIn(app, second, others, [1]))).toBe('votes.not-for-you');
    // One that comes out while the vote is open counts for whoever has it first.
    const { item_id: fresh } = await putItem(app, design_id, late.id);
    expect(await may(late)).toEqual(yes);
    await give(fresh, late, last);
    expect(await may(last)).toEqual(no);
    expect(await may(none)).toEqual(no);
    expect(await view(vote.id)).toMatchObject({ voters: 2 });
    // Where nothing is counted by it, whoever has a copy has it.
    const meets = { user_id: last.id, club_id: club.id };
    expect(await evaluate(app.platform.db, { kind: 'item', design_id }, meets)).toBe(true);
  });

  test('a higher tier counts for what is voted from then on, never for what was voted before', async () => {
    const club = await newClub();
    const fan = await fanOf(club);
    const { db } = app.platform;
    const tier_id = (await listTierIds(db, club.id)).at(-1) ?? '';
    const vote = await openedVote(app, club, { weighting: 'tier', weights: [{ tier_id, weight: 5 }] });
    const key = randomUUID();
    await castIn(app, fan, vote, [1], key);
    const whose = { club_id: club.id, user_id: fan.id, tier_id };
    await db.transaction((tx) => grantTier(app.platform, tx, { ...whose, source: 'hand' }));
    expect(await view(vote.id, fan)).toMatchObject({ own_weight: 5, mine: { weight: 1 } });
    await castIn(app, fan, vote, [1], key);
    expect((await view(vote.id)).options.map(({ weight }) => weight)).toEqual([1, 0]);
    await castIn(app, fan, vote, [2]);
    expect((await view(vote.id)).options.map(({ weight }) => weight)).toEqual([0, 5]);
    await db.transaction((tx) => revokeTier(tx, { ...whose, source: 'hand' }));
    await castIn(app, fan, vote, [1]);
    expect((await view(vote.id)).options.map(({ weight }) => weight)).toEqual([1, 0]);
  });
});

describe('a vote where one has none', () => {
  test('is refused in a foreign club, after a ban and behind the end; what was counted stays', async () => {
    const club = await newClub();
    const [fan, outsider] = [await fanOf(club), await fanOf(await newClub())];
    const vote = await openedVote(app, club);
    expect(codeOf(await castIn(app, outsider, vote, [1]))).toBe('clubs.members-only');
    await castIn(app, fan, vote, [1]);
    await app.platform.db.transaction((tx) =>
      banPerson(app.platform, tx, { club_id: club.id, user_id: fan.id, by: club.owner.id, reason: '' }),
    );
    expect(codeOf(await castIn(app, fan, vote, [2]))).toBe('clubs.banned');
    expect(codeOf(await takeBack(vote.id, fan))).toBe('clubs.banned');
    const late = await fanOf(club);
    const key = randomUUID();
    await castIn(app, late, vote, [2], key);
    app.clock.advance(2 * DAY_MS);
    for (const again of [key, randomUUID()])
      expect(codeOf(await castIn(app, late, vote, [1], again))).toBe('votes.over');
    expect(codeOf(await takeBack(vote.id, late))).toBe('votes.over');
    expect(await view(vote.id)).toMatchObject({ voters: 2, options: [{ ballots: 1 }, { ballots: 1 }] });
  });

  test('a private club’s vote is nowhere for others, and a draft only for those who run it', async () => {
    const club = await newClub({ visibility: 'private' });
    const [fan, outsider] = [await fanOf(club), await fanOf(await newClub())];
    const vote = await openedVote(app, club, { title: 'Which quokka walks first?' });
    const draft = await draftVote(app, club);
    for (const call of [
      () => castIn(app, outsider, vote, [1]),
      () => app.call('GET /votes/:id', { params: { id: vote.id } }, outsider.as),
      () => app.call('GET /clubs/:id/votes', { params: { id: club.id } }, outsider.as),
      () => app.call('GET /votes/:id/tally', { params: { id: vote.id } }, outsider.as),
    ])
      expect(codeOf(await call())).toBe('clubs.members-only');
    expect(codeOf(await castIn(app, fan, draft, [1]))).toBe('votes.not-found');
    expect(await sharedVote.load(app.platform, vote.id)).toBeUndefined();
    const [strange, own] = [
      await listen(app.url, { token: outsider.as.token }),
      await listen(app.url, { token: fan.as.token }),
    ];
    expect(await watch(strange, `vote:${vote.id}`)).toBe(false);
    expect(await watch(own, `vote:${draft.id}`)).toBe(false);
    expect(await watch(own, `vote:${vote.id}`)).toBe(true);
    const found = async (as: Registered['as']) =>
      JSON.stringify(await app.ok('GET /search', { query: { q: 'quokka' } }, as));
    expect(await found(outsider.as)).not.toContain(vote.id);
    expect(await found(fan.as)).toContain(vote.id);
  });

  test('a poll is voted in through its post alone', async () => {
    const club = await newClub();
    const fan = await fanOf(club);
    const body = { client_key: randomUUID(), text: 'Rain?', poll: { options: ['Yes', 'No'], days: 1 } };
    const { data } = await app.ok('POST /clubs/:id/posts', { params: { id: club.id }, body }, club.owner.as);
    const poll = data.sealed === null ? data.poll : null;
    const option = poll?.options[0]?.id ?? '';
    const params = { id: poll?.id ?? '' };
    const choice = { option_ids: [option], client_key: randomUUID() };
    for (const call of [
      () => app.call('PUT /votes/:id/ballot', { params, body: choice }, fan.as),
      () => app.call('DELETE /votes/:id/ballot', { params }, fan.as),
      () => app.call('GET /votes/:id/receipt', { params }, fan.as),
      () => app.call('GET /votes/:id/tally', { params }, fan.as),
      () => app.call('POST /votes/:id/close', { params }, club.owner.as),
    ])
      expect(codeOf(await call())).toBe('votes.not-found');
  });
});

/** What counts anything of an option, however deep it stands: all of it is null while results are hidden. */
function countsIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(countsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'ballots' || name === 'votes' ? [inner] : countsIn(inner),
  );
}

test('hidden results are told by nothing that can be asked or heard', async () => {
  const club = await newClub();
  const [fan, other] = [await fanOf(club), await fanOf(club)];
  const vote = await openedVote(app, club, { title: 'Which wombat sings?', results: 'hidden' });
  const ears = await listen(app.url, { token: club.owner.as.token, rooms: [`vote:${vote.id}`] });
  const cast = [await castIn(app, fan, vote, [1]), await castIn(app, other, vote, [1])];
  await expect.poll(() => ears.heard('voteChanged').length, { timeout: 5000 }).toBeGreaterThan(0);
  const params = { id: vote.id };
  const club_params = { params: { id: club.id } };
  const asked: unknown[] = [
    ...cast,
    ears.heard('voteChanged'),
    await sharedVote.load(app.platform, vote.id),
    await app.ok('GET /votes/:id', { params }),
    await app.ok('GET /clubs/:id/votes', club_params),
    await takeBack(vote.id, other),
  ];
  for (const { as } of [fan, club.owner])
    asked.push(
      await app.ok('GET /votes/:id', { params }, as),
      await app.ok('GET /clubs/:id/votes', club_params, as),
      await app.ok('GET /clubs/:id/votes', { ...club_params, query: { tab: 'open' } }, as),
      await app.ok('GET /search', { query: { q: 'wombat' } }, as),
      await app.ok('GET /notifications', { query: {} }, as),
      await app.ok('GET /home/today', {}, as),
    );
  expect(JSON.stringify(asked)).toContain(vote.id);
  expect(countsIn(asked).filter((count) => count !== null)).toEqual([]);
  expect(codeOf(await app.call('GET /votes/:id/tally', { params }, club.owner.as))).toBe('votes.not-sealed');
  // What somebody takes along about themselves holds their own ballot, and nobody else's.
  expect(await votes.exportUser?.(app.platform, other.id)).toEqual([]);
  await app.ok('POST /votes/:id/close', { params }, club.owner.as);
  expect(countsIn(await view(vote.id))).toEqual([1, 0]);
});

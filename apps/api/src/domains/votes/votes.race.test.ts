// Tests that votes are counted exactly, with real commits: 1,000 at once on one vote, changes against its end, two that close it.
import { createHash, randomUUID } from 'node:crypto';
import { sealText } from '@stagepass/base/ballot-lines.ts';
import type { VoteView } from '@stagepass/contract/votes/shapes.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { manyActors } from '#app/testing/clubs.ts';
import { commitWhile } from '#app/testing/held-transaction.ts';
import { manyAddresses } from '#app/testing/people.ts';
import { tally } from '#app/testing/races.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { openedVote } from '#app/testing/votes.ts';
import { makeWorld, type Stage } from '#app/testing/world.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import { setLimit } from '#domains/clubs/public/set-limit.ts';
import { enrolMember } from '#domains/memberships/public/enrol-member.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import { castBallot, takeBackBallot } from './actions/cast-ballot.ts';
import { closeVote } from './actions/run-vote.ts';
import { closeIfDue } from './close-vote.ts';
import { auditVotes } from './public/audit-votes.ts';
import { readTally, readVote } from './reads/read-votes.ts';

const MANY = 1000;
let app: TestApp;
let stage: Stage;
let crowd: readonly SignedIn[];
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  stage = await (await makeWorld(app)).stage({ role: 'owner', visibility: 'public', fresh: false });
  crowd = await manyActors(app, MANY);
  const club = await findClub(app.platform, app.platform.db, stage.club.id);
  if (club === undefined) throw new Error('no club');
  await app.platform.db.transaction(async (tx) => {
    await setLimit(tx, club.id, 'members', null);
    for (const { user_id } of crowd) await enrolMember(app.platform, tx, { club, user_id, source: 'test' });
  });
}, 240_000);
afterAll(async () => {
  expect(await auditVotes(app.platform.db)).toEqual([]);
  await app.stop();
});

const newVote = (draft: Parameters<typeof openedVote>[2] = {}) =>
  openedVote(app, { id: stage.club.id, owner: stage.owner }, draft);

function cast(fan: SignedIn, vote: VoteView, place: number, client_key = randomUUID()) {
  const option_ids = [vote.options[place - 1]?.id ?? ''];
  return castBallot(app.platform, fan, vote.id, { option_ids, client_key });
}

async function resultOf(id: string) {
  const { voters, options, state } = await readVote(app.platform, { kind: 'visitor' }, id);
  return { voters, ballots: options.map(({ ballots }) => ballots), state };
}

test('what is taken back while it is changed to an option nobody had chosen is taken off that option', async () => {
  const vote = await newVote();
  const [fan] = crowd as [SignedIn];
  await cast(fan, vote, 1);
  const change = {
    text: `with b as (update vote_ballots set options = '{2}' where vote_id = $1 returning vote_id)
      insert into vote_counts as c (vote_id, place, ballots, weight)
      select vote_id, x.place, x.by, x.by from b, (values (1, -1), (2, 1)) x (place, by)
      on conflict (vote_id, place) do update set ballots = c.ballots + excluded.ballots, weight = c.weight + excluded.weight`,
    values: [vote.id],
  };
  await commitWhile(app, change, () => takeBackBallot(app.platform, fan, vote.id));
  expect(await resultOf(vote.id)).toEqual({ voters: 0, ballots: [0, 0], state: 'open' });
});

async function ballotsIn(id: string): Promise<number> {
  const { rows } = await app.platform.db.query<{ n: number }>({
    text: 'select count(*)::int as n from vote_ballots where vote_id = $1',
    values: [id],
  });
  return rows[0]?.n ?? 0;
}

test('1,000 at once on one vote are counted exactly, and told once each', async () => {
  const vote = await newVote();
  expect(await tally(crowd.map((fan, at) => cast(fan, vote, 1 + (at % 2))))).toEqual({ ok: MANY });
  expect(await resultOf(vote.id)).toEqual({ voters: MANY, ballots: [500, 500], state: 'open' });
  const { rows } = await app.platform.db.query<{ n: number }>({
    text: `select count(*)::int as n from outbox_events where name = 'votes.cast'
      and payload ->> 'vote_id' = $1 and (payload ->> 'first')::boolean`,
    values: [vote.id],
  });
  expect(rows[0]?.n).toBe(MANY);
  // All of them change their mind at once, twice each at the same moment.
  const again = crowd.flatMap((fan) => [cast(fan, vote, 2), cast(fan, vote, 2)]);
  expect(await tally(again)).toEqual({ ok: 2 * MANY });
  expect(await resultOf(vote.id)).toEqual({ voters: MANY, ballots: [0, MANY], state: 'open' });
}, 240_000);

test('one fan who taps twenty times has one ballot; the same key changes nothing', async () => {
  const vote = await newVote();
  const [fan] = crowd as [SignedIn];
  expect(await tally(Array.from({ length: 20 }, (_, at) => cast(fan, vote, 1 + (at % 2))))).toEqual({
    ok: 20,
  });
  const key = randomUUID();
  await cast(fan, vote, 2, key);
  const before = await app.platform.db.query({
    text: 'select * from vote_ballots where vote_id = $1',
    values: [vote.id],
  });
  expect(await tally(Array.from({ length: 5 }, () => cast(fan, vote, 2, key)))).toEqual({ ok: 5 });
  const after = await app.platform.db.query({
    text: 'select * from vote_ballots where vote_id = $1',
    values: [vote.id],
  });
  expect(after.rows).toEqual(before.rows);
  expect(await resultOf(vote.id)).toMatchObject({ voters: 1, ballots: [0, 1] });
}, 60_000);

test('voting, changing and taking back while it closes: what was answered as counted is in the seal', async () => {
  const vote = await newVote();
  const some = crowd.slice(0, 300);
  await Promise.all(some.slice(0, 100).map((fan) => cast(fan, vote, 1)));
  const owner: SignedIn = { ...(crowd[0] as SignedIn), user_id: stage.owner.id };
  const acts = some.map((fan, at) =>
    at < 50
      ? takeBackBallot(app.platform, fan, vote.id).then(() => -1)
      : cast(fan, vote, 2).then(() => (at < 100 ? 0 : 1)),
  );
  const closing = closeVote(app.platform, owner, vote.id);
  const done = (await Promise.allSettled(acts)).map((one) => (one.status === 'fulfilled' ? one.value : null));
  const closed = await closing;
  const counted = 100 + done.reduce<number>((sum, one) => sum + (one ?? 0), 0);
  expect(closed.voters).toBe(counted);
  expect(await ballotsIn(vote.id)).toBe(counted);
  const lines = await readTally(app.platform, some[0] as SignedIn, vote.id, { limit: 1000 });
  const asked = { id: vote.id, title: vote.title, labels: vote.options.map(({ label }) => label) };
  expect(createHash('sha256').update(sealText(asked, lines.data)).digest('hex')).toBe(lines.seal);
  expect(await tally([cast(crowd[500] as SignedIn, vote, 1)])).toEqual({ 'votes.over': 1 });
}, 120_000);

test('twenty that close it at its end seal it once', async () => {
  const vote = await newVote();
  await Promise.all(crowd.slice(0, 40).map((fan) => cast(fan, vote, 1)));
  app.clock.advance(3 * 86_400_000);
  const closers = Array.from({ length: 20 }, () => closeIfDue(app.platform, vote.id));
  const seals = (await Promise.all(closers)).map((row) => row?.seal);
  expect(new Set(seals).size).toBe(1);
  const { rows } = await app.platform.db.query<{ n: number }>({
    text: `select count(*)::int as n from outbox_events where name = 'votes.closed' and payload ->> 'vote_id' = $1`,
    values: [vote.id],
  });
  expect(rows[0]?.n).toBe(1);
}, 60_000);

test('nothing of a sealed result can be changed, by no statement', async () => {
  const vote = await newVote();
  await cast(crowd[1] as SignedIn, vote, 1);
  app.clock.advance(3 * 86_400_000);
  expect(await resultOf(vote.id)).toMatchObject({ state: 'closed', ballots: [1, 0] });
  const { db } = app.platform;
  const statements = [
    'delete from vote_ballots where vote_id = $1',
    'update vote_ballots set weight = 9 where vote_id = $1',
    'update vote_ballots set options = array[2]::smallint[] where vote_id = $1',
    `insert into vote_ballots (id, vote_id, hash, options, weight, final, cast_at)
     select gen_random_uuid(), $1, repeat('a', 64), array[1]::smallint[], 1, false, now()`,
    'update vote_options set ballots = 5 where vote_id = $1',
    'delete from vote_options where vote_id = $1',
    `update votes set seal = repeat('a', 64) where id = $1`,
    `update votes set state = 'draft', closed_at = null, seal = null where id = $1`,
    `update votes set title = 'Another question' where id = $1`,
    'delete from votes where id = $1',
  ];
  for (const text of statements)
    await expect(db.query({ text, values: [vote.id] }), text).rejects.toThrow('sealed');
  expect(await resultOf(vote.id)).toMatchObject({ ballots: [1, 0] });
});

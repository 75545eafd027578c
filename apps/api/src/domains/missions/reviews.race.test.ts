// Tests that a review is decided once and its reward given once, with real commits: many deciders, many at once, and taking back.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foundClub, manyActors } from '#app/testing/clubs.ts';
import { putDesign } from '#app/testing/items.ts';
import { publishedMission } from '#app/testing/missions.ts';
import { manyAddresses, openMailbox } from '#app/testing/people.ts';
import { decideNow, following, handInProof } from '#app/testing/reviews.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { findClub } from '#domains/clubs/public/find-club.ts';
import { enrolMember } from '#domains/memberships/public/enrol-member.ts';
import { Failure } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import { endMission } from './actions/run-mission.ts';
import { takeBackReward } from './actions/take-back-reward.ts';
import { auditMissions } from './audit.store.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
});
afterAll(() => app.stop());

type Club = Awaited<ReturnType<typeof foundClub>>;

/** Members whose accounts are old enough for rewards; the first of them `admins` of the club. */
async function crewOf(club: Club, { fans, admins }: { fans: number; admins: number }) {
  const people = await manyActors(app, fans + admins);
  const { platform } = app;
  const found = await findClub(platform, platform.db, club.id);
  if (found === undefined) throw new Error('no club');
  for (const { user_id } of people)
    await platform.db.transaction((tx) =>
      enrolMember(platform, tx, { club: found, user_id, source: 'test' }),
    );
  const ids = people.map(({ user_id }) => user_id);
  await platform.db.query({
    text: `update users set created_at = created_at - interval '2 days' where id = any ($1::uuid[])`,
    values: [ids],
  });
  await platform.db.query({
    text: `update memberships set role = 'admin', scopes = '{all}' where club_id = $1 and user_id = any ($2::uuid[])`,
    values: [club.id, ids.slice(0, admins)],
  });
  return { admins: people.slice(0, admins), fans: people.slice(admins) };
}

async function all<Row extends Record<string, unknown>>(text: string, values: unknown[] = []) {
  return (await app.platform.db.query<Row>({ text, values })).rows;
}
const waiting = async (club: Club) =>
  (
    await all<{ id: string }>(
      'select id from requirement_reviews where club_id = $1 and decision is null order by handed_in_at, id',
      [club.id],
    )
  ).map(({ id }) => id);
const accepting = (club: Club, by: SignedIn, ids: string[]) => decideNow(app, by, { club_id: club.id, ids });
const refusing = (club: Club, by: SignedIn, ids: string[]) =>
  decideNow(app, by, { club_id: club.id, ids, reason: 'No.' });
const clean = async () => expect(await auditMissions(app.platform.db)).toEqual([]);

async function rewarded(club: Club, total: number) {
  const design_id = await putDesign(app, { club_id: club.id, edition_size: 50 });
  const rewards = [{ kind: 'item' as const, design_id, total }];
  return { design_id, ...(await publishedMission(app, club, { steps: [following], rewards })) };
}

test('of many who accept and refuse one submission at once, one decides', async () => {
  const club = await foundClub(app, openMailbox(app));
  const { design_id, steps } = await rewarded(club, 5);
  const { admins, fans } = await crewOf(club, { fans: 1, admins: 10 });
  const [fan] = fans;
  if (fan === undefined) throw new Error('nobody');
  await handInProof(app, fan, steps[0] ?? '');
  const ids = await waiting(club);
  const outcomes = await Promise.all(
    admins.map((admin, at) => (at % 2 === 0 ? accepting(club, admin, ids) : refusing(club, admin, ids))),
  );
  expect(outcomes.flat().filter(({ decided }) => decided)).toHaveLength(1);
  const [review] = await all<{ decision: string }>(
    'select decision from requirement_reviews where club_id = $1',
    [club.id],
  );
  const held = await all('select id from items where design_id = $1 and holder_id = $2', [
    design_id,
    fan.user_id,
  ]);
  const xp = await all('select total from xp_totals where club_id = $1 and user_id = $2', [
    club.id,
    fan.user_id,
  ]);
  const accepted = review?.decision === 'accepted';
  expect([held.length, xp]).toEqual(accepted ? [1, [{ total: 50 }]] : [0, []]);
  await clean();
});

test('accepting many at once, twice each, gives each one reward, and never more than there are', async () => {
  const club = await foundClub(app, openMailbox(app));
  const { design_id, steps } = await rewarded(club, 8);
  const { admins, fans } = await crewOf(club, { fans: 12, admins: 4 });
  for (const fan of fans) await handInProof(app, fan, steps[0] ?? '');
  const ids = await waiting(club);
  expect(ids).toHaveLength(12);
  await Promise.all(
    [...admins, ...admins].map((admin, at) => accepting(club, admin, at % 2 === 0 ? ids : ids.toReversed())),
  );
  const held = await all<{ count: number }>(
    'select count(*)::int as count from items where design_id = $1 and holder_id is not null group by holder_id',
    [design_id],
  );
  expect(held).toEqual(Array.from({ length: 8 }, () => ({ count: 1 })));
  const xp = await all('select total from xp_totals where club_id = $1', [club.id]);
  expect(xp).toEqual(fans.map(() => ({ total: 50 })));
  await clean();
});

test('a mission that ends while its submissions are decided gives what it promised, no more and no less', async () => {
  const club = await foundClub(app, openMailbox(app));
  const { id, design_id, steps } = await rewarded(club, 6);
  const { admins, fans } = await crewOf(club, { fans: 6, admins: 3 });
  for (const fan of fans) await handInProof(app, fan, steps[0] ?? '');
  const ids = await waiting(club);
  const [owner] = admins;
  if (owner === undefined) throw new Error('nobody');
  await Promise.all([
    endMission(app.platform, owner, id),
    ...admins.map((admin, at) => accepting(club, admin, ids.slice(at * 2, at * 2 + 2))),
  ]);
  const held = await all('select id from items where design_id = $1 and holder_id is not null', [design_id]);
  expect(held).toHaveLength(6);
  await clean();
});

test('a reward is taken back once, however many try: its XP, and the item that the fan still has', async () => {
  const club = await foundClub(app, openMailbox(app));
  const { id, design_id, steps } = await rewarded(club, 5);
  const { admins, fans } = await crewOf(club, { fans: 1, admins: 6 });
  const [fan] = fans;
  if (fan === undefined) throw new Error('nobody');
  await handInProof(app, fan, steps[0] ?? '');
  const [first] = admins;
  if (first === undefined) throw new Error('nobody');
  await accepting(club, first, await waiting(club));
  const outcomes = await Promise.all(
    admins.map((admin) =>
      takeBackReward(app.platform, admin, id, { user_id: fan.user_id, period: '', reason: 'Mistake' }).catch(
        (error: unknown) => (error instanceof Failure ? error.reason.code : Promise.reject(error)),
      ),
    ),
  );
  expect(outcomes.filter((outcome) => outcome === 'missions.already-taken-back')).toHaveLength(5);
  expect(outcomes).toContainEqual({ xp: 50, items: 1, items_left: 0, tokens: 0, tokens_left: 0 });
  expect(
    await all('select total from xp_totals where club_id = $1 and user_id = $2', [club.id, fan.user_id]),
  ).toEqual([{ total: 0 }]);
  expect(
    await all('select holder_id, state, event from items where design_id = $1 and event = $2', [
      design_id,
      'taken-back',
    ]),
  ).toEqual([{ holder_id: null, state: 'held', event: 'taken-back' }]);
  await clean();
});

// Tests what clubs said about handed-in work in the running order over HTTP: of missions and of stations, refused and accepted.
import type { TodayKind, TodayLineOf } from '@stagepass/contract/fronts/today.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOUR_MS } from '#app/testing/auctions.ts';
import { doStep, publishedMission } from '#app/testing/missions.ts';
import { manyAddresses } from '#app/testing/people.ts';
import { decide, following, sendProof, waitingReviews } from '#app/testing/reviews.ts';
import { openedStation } from '#app/testing/stations.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { makeWorld, type Somebody, type Stage, type World } from '#app/testing/world.ts';

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  app.clock.set('2026-11-17T12:00:00Z');
  world = await makeWorld(app);
});
afterAll(() => app.stop());

const newStage = (): Promise<Stage> => world.stage({ role: 'owner', visibility: 'public', fresh: true });
async function line<Kind extends TodayKind>(
  fan: Somebody,
  kind: Kind,
): Promise<TodayLineOf<Kind> | undefined> {
  const { lines } = (await app.ok('GET /home/today', {}, fan.as)).data;
  return lines.find((one): one is TodayLineOf<Kind> => one.kind === kind);
}

test('what a club did not accept is said until it is handed in again', async () => {
  const stage = await newStage();
  const fan = await stage.make('member');
  const { id, steps } = await publishedMission(app, { id: stage.club.id, owner: stage.owner });
  await app.ok('POST /requirements/:id/open', { params: { id: steps[0] ?? '' } }, fan.as);
  await app.platform.db.query({
    text: `update requirement_attempts set state = 'failed', finished_at = $2, refusal = 'Too dark.' where user_id = $1`,
    values: [fan.id, app.clock.now()],
  });
  expect(await line(fan, 'review')).toMatchObject({
    owner: { kind: 'mission', id },
    outcome: 'refused',
    reason: 'Too dark.',
    done: false,
  });
  await doStep(app, steps[0] ?? '', fan);
  expect(await line(fan, 'review')).toBeUndefined();
});

test('what a club accepted is said for a day, as done', async () => {
  const stage = await newStage();
  const fan = await stage.make('member');
  const club = { id: stage.club.id, owner: stage.owner };
  const { id, steps } = await publishedMission(app, club, { steps: [following] });
  await sendProof(app, steps[0] ?? '', fan);
  expect(await line(fan, 'review')).toBeUndefined();
  const [waiting] = await waitingReviews(app, club.id, stage.owner.as);
  await decide(app, club.id, stage.owner.as, [waiting?.id ?? '']);
  const accepted = {
    owner: { kind: 'mission', id },
    requirement_id: steps[0],
    outcome: 'accepted',
    xp: 50,
    reason: null,
    done: true,
  };
  expect(await line(fan, 'review')).toMatchObject({ ...accepted, at: app.clock.now().toISOString() });
  app.clock.advance(25 * HOUR_MS);
  expect(await line(fan, 'review')).toBeUndefined();
});

test('what a club said of a station’s step stands there, refused until it is done again, then accepted', async () => {
  const stage = await newStage();
  const fan = await stage.make('member');
  const club = { id: stage.club.id, owner: stage.owner };
  // Old enough for what is free.
  await app.platform.db.query({
    text: `update users set created_at = created_at - interval '2 days' where id = $1`,
    values: [fan.id],
  });
  const { id, steps } = await openedStation(app, club, { steps: [following] });
  const step = steps[0] ?? '';
  const answerWith = async (reason?: string) => {
    await sendProof(app, step, fan);
    const [waiting] = await waitingReviews(app, club.id, stage.owner.as);
    await decide(app, club.id, stage.owner.as, [waiting?.id ?? ''], reason);
  };
  await answerWith('The picture shows another account.');
  const said = { owner: { kind: 'station', id }, requirement_id: step };
  expect(await line(fan, 'review')).toMatchObject({
    ...said,
    outcome: 'refused',
    reason: 'The picture shows another account.',
  });
  await answerWith();
  expect(await line(fan, 'review')).toMatchObject({ ...said, outcome: 'accepted', done: true });
  // And the station itself is open now.
  expect(await line(fan, 'station')).toMatchObject({ station_id: id, done: false });
});

// Tests badges as rewards of missions, over HTTP: which badges, to whom, when, once, and what happens to retired ones.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { putBadge } from '#app/testing/badges.ts';
import { joinedMember } from '#app/testing/clubs.ts';
import { keyed, putDesign } from '#app/testing/items.ts';
import { codeOf, missionCalls } from '#app/testing/mission-calls.ts';
import { doStep, makeMission, publishedMission } from '#app/testing/missions.ts';
import { type Mailbox, manyAddresses, openMailbox, type Registered } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { auditMissions } from './audit.store.ts';

const DAY_MS = 86_400_000;
let app: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
});
afterAll(() => app.stop());

const { newClub, fanOf, view } = missionCalls(() => ({ app, mailbox }));

const badge = (badge_id: string) => ({ kind: 'badge' as const, badge_id });

async function grantsOf(who: Registered, badgeId: string) {
  const { data } = await app.ok('GET /badges/:id', { params: { id: badgeId } }, who.as);
  return data.grants.map(({ stage, cause }) => ({ stage, cause }));
}

test('finishing gives the badge at once, once, and the mission shows that the fan has it', async () => {
  const club = await newClub();
  const badge_id = await putBadge(app, { club_id: club.id, name: 'Away day' });
  const { id, steps } = await publishedMission(app, club, { repeat: 'daily', rewards: [badge(badge_id)] });
  const fan = await fanOf(club);
  expect((await view(id, fan)).rewards).toMatchObject([
    { kind: 'badge', badge: { name: 'Away day', stage: 0 }, left: null },
  ]);
  await doStep(app, steps[0] ?? '', fan);
  const done = await view(id, fan);
  expect(done.mine).toMatchObject({ state: 'claimed', reward_wait: null });
  expect(done.rewards).toMatchObject([{ kind: 'badge', badge: { stage: 1 } }]);
  expect(await grantsOf(fan, badge_id)).toEqual([{ stage: 1, cause: 'mission' }]);
  // The next round gives no second one, and keeps nobody from finishing.
  app.clock.advance(DAY_MS);
  await doStep(app, steps[0] ?? '', fan);
  expect((await view(id, fan)).mine).toMatchObject({ state: 'claimed', reward_wait: null });
  expect(await grantsOf(fan, badge_id)).toEqual([{ stage: 1, cause: 'mission' }]);
  expect(await auditMissions(app.platform.db)).toEqual([]);
});

test('a badge alone waits for nothing; beside an item it waits with it for a young account', async () => {
  const club = await newClub();
  const badge_id = await putBadge(app, { club_id: club.id });
  const design_id = await putDesign(app, { club_id: club.id });
  const alone = await publishedMission(app, club, { rewards: [badge(badge_id)] });
  const young = await joinedMember(app, mailbox, club.id);
  await doStep(app, alone.steps[0] ?? '', young);
  expect((await view(alone.id, young)).mine).toMatchObject({ state: 'claimed', reward_wait: null });
  expect(await grantsOf(young, badge_id)).toEqual([{ stage: 1, cause: 'mission' }]);
  const second = await putBadge(app, { club_id: club.id });
  const both = await publishedMission(app, club, {
    rewards: [{ kind: 'item', design_id, total: null }, badge(second)],
  });
  await doStep(app, both.steps[0] ?? '', young);
  expect(await grantsOf(young, second)).toEqual([]);
  const claim = () => app.call('POST /missions/:id/claim', { params: { id: both.id } }, keyed(young.as));
  expect(codeOf(await claim())).toBe('missions.reward-too-early');
  app.clock.advance(DAY_MS);
  expect((await claim()).ok).toBe(true);
  expect(await grantsOf(young, second)).toEqual([{ stage: 1, cause: 'mission' }]);
  expect(codeOf(await claim())).toBe('missions.nothing-to-claim');
});

test('staff get the badge and nothing of value', async () => {
  const club = await newClub();
  const design_id = await putDesign(app, { club_id: club.id });
  const badge_id = await putBadge(app, { club_id: club.id });
  const both = await publishedMission(app, club, {
    rewards: [{ kind: 'item', design_id, total: null }, badge(badge_id)],
  });
  await doStep(app, both.steps[0] ?? '', club.owner);
  expect((await view(both.id, club.owner)).mine).toMatchObject({ state: 'claimed', reward_wait: 'staff' });
  expect(await grantsOf(club.owner, badge_id)).toEqual([{ stage: 1, cause: 'mission' }]);
  const { rows } = await app.platform.db.query({
    text: 'select id from items where holder_id = $1',
    values: [club.owner.id],
  });
  expect(rows).toEqual([]);
  const only = await publishedMission(app, club, { rewards: [badge(badge_id)] });
  await doStep(app, only.steps[0] ?? '', club.owner);
  expect((await view(only.id, club.owner)).mine).toMatchObject({ state: 'claimed', reward_wait: null });
  expect(await auditMissions(app.platform.db)).toEqual([]);
});

test('only the club’s own badges that no achievement gives can be promised', async () => {
  const [club, other] = [await newClub(), await newClub()];
  const write = (badge_id: string) =>
    app.call(
      'POST /clubs/:id/missions',
      { params: { id: club.id }, body: { title: 'Soundcheck', rewards: [badge(badge_id)] } },
      club.owner.as,
    );
  expect(codeOf(await write(await putBadge(app, { club_id: other.id })))).toBe('badges.not-found');
  expect(codeOf(await write(await putBadge(app, { club_id: null })))).toBe('badges.not-found');
  const earned = await putBadge(app, { club_id: club.id, of_achievement: true });
  expect(codeOf(await write(earned))).toBe('badges.not-found');
  expect((await write(await putBadge(app, { club_id: club.id }))).ok).toBe(true);
});

test('a badge that is retired keeps a draft from being published; what was promised before is given', async () => {
  const club = await newClub();
  const badge_id = await putBadge(app, { club_id: club.id });
  const running = await publishedMission(app, club, { rewards: [badge(badge_id)] });
  const draft = await makeMission(app, club, { rewards: [badge(badge_id)] });
  await app.ok('DELETE /badges/:id', { params: { id: badge_id } }, club.owner.as);
  const refused = await app.call('POST /missions/:id/publish', { params: { id: draft.id } }, club.owner.as);
  expect(refused).toMatchObject({ error: { details: { problems: ['reward-badge-retired'] } } });
  const copied = await app.ok('POST /missions/:id/duplicate', { params: { id: running.id } }, club.owner.as);
  expect(copied.data.rewards).toMatchObject([{ kind: 'badge', badge: { id: badge_id } }]);
  const fan = await fanOf(club);
  await doStep(app, running.steps[0] ?? '', fan);
  expect(await grantsOf(fan, badge_id)).toEqual([{ stage: 1, cause: 'mission' }]);
});

test('taking a reward back leaves the badge', async () => {
  const club = await newClub();
  const badge_id = await putBadge(app, { club_id: club.id });
  const { id, steps } = await publishedMission(app, club, { rewards: [badge(badge_id)] });
  const fan = await fanOf(club);
  await doStep(app, steps[0] ?? '', fan);
  const taken = await app.ok(
    'POST /missions/:id/take-back',
    { params: { id }, body: { user_id: fan.id, period: '', reason: 'By mistake' } },
    club.owner.as,
  );
  expect(taken.data).toMatchObject({ items: 0 });
  expect(await grantsOf(fan, badge_id)).toEqual([{ stage: 1, cause: 'mission' }]);
});

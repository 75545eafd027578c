// Tests who hears of new and lost subscribers: the staff who may see sales, in one entry for several fans, as each of them chose.
import { randomUUID } from 'node:crypto';
import { subscriptionEnded, subscriptionStarted } from '@stagepass/contract/subscriptions/events.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { manyAddresses } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { makeWorld } from '#app/testing/world.ts';
import { deliverTwice, inboxOf } from '../testing/inbox.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
});
afterAll(() => app.stop());

const started = { plan: 'Stalls', paid_cents: 600, trial_until: null, ends_at: '2026-12-12T10:00:00.000Z' };

test('several fans are one entry for those who may see sales, and nobody else hears of them', async () => {
  const stage = await (await makeWorld(app)).stage({ role: 'owner', visibility: 'public', fresh: true });
  const [seller, scanner] = [await stage.make('admin'), await stage.make('member')];
  const [ana, bo] = [await stage.make('member'), await stage.make('member')];
  await app.ok(
    'PUT /clubs/:id/members/:user_id/role',
    {
      params: { id: stage.club.id, user_id: scanner.id },
      body: { role: 'admin', scopes: ['scan'] },
    },
    stage.owner.as,
  );
  for (const { id: user_id } of [ana, bo])
    await deliverTwice(app, subscriptionStarted, {
      ...{ subscription_id: randomUUID(), club_id: stage.club.id, user_id, ...started },
    });
  for (const { as } of [stage.owner, seller])
    expect(await inboxOf(app, as)).toMatchObject([
      { kind: 'new-subscriber', count: 2, people: [{ id: bo.id }, { id: ana.id }] },
    ]);
  for (const { as } of [scanner, ana])
    expect((await inboxOf(app, as)).map(({ kind }) => kind)).not.toContain('new-subscriber');
});

test('of a deleted account it is said without a name', async () => {
  const stage = await (await makeWorld(app)).stage({ role: 'owner', visibility: 'public', fresh: true });
  const fan = await stage.make('member');
  await deliverTwice(app, subscriptionEnded, {
    ...{ subscription_id: randomUUID(), club_id: stage.club.id, user_id: fan.id, plan: 'Stalls' },
    ...{ why: 'account-deleted', refunded_cents: 0 },
  });
  expect(await inboxOf(app, stage.owner.as)).toMatchObject([
    { kind: 'subscriber-left', count: 1, people: [], payload: { title: 'Stalls' } },
  ]);
});

test('who turned new subscribers off for the club hears of none there', async () => {
  const stage = await (await makeWorld(app)).stage({ role: 'owner', visibility: 'public', fresh: true });
  const fan = await stage.make('member');
  const club = { id: stage.club.id, kinds: { 'new-subscriber': { app: false, push: false } } };
  await app.ok('PUT /notification-preferences', { body: { club } }, stage.owner.as);
  await deliverTwice(app, subscriptionStarted, {
    ...{ subscription_id: randomUUID(), club_id: stage.club.id, user_id: fan.id, ...started },
  });
  expect(await inboxOf(app, stage.owner.as)).toEqual([]);
});

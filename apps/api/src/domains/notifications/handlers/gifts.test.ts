// Tests who is told of a gift (its receiver and its giver when it is claimed, its giver when it comes back) and of an offer to come back,
// each once.
import { randomUUID } from 'node:crypto';
import { giftClaimed, giftReturned, winBackOffered } from '@stagepass/contract/subscriptions/events.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { manyAddresses } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { makeWorld, type Somebody, type Stage } from '#app/testing/world.ts';
import { deliverTwice, inboxOf } from '../testing/inbox.ts';

let app: TestApp;
let stage: Stage;
let giver: Somebody;
let fan: Somebody;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  stage = await (await makeWorld(app)).stage({ role: 'owner', visibility: 'public', fresh: true });
  [giver, fan] = [await stage.make('guest'), await stage.make('member')];
});
afterAll(() => app.stop());

const told = async (who: Somebody) =>
  (await inboxOf(app, who.as)).flatMap(({ kind, payload, link }) =>
    kind === 'subscription' ? [[payload.moment, payload.amount_cents, link]] : [],
  );

test('both hear of a claim, and the giver of money that came back', async () => {
  const of = { gift_id: randomUUID(), club_id: stage.club.id, giver_id: giver.id, plan: 'Stalls' };
  const subscription_id = randomUUID();
  const claim = { ...of, subscription_id, claimed_by: fan.id, ends_at: '2027-02-12T10:00:00.000Z' };
  await deliverTwice(app, giftClaimed, claim);
  await deliverTwice(app, giftReturned, { ...of, gift_id: randomUUID(), amount_cents: 600 });
  expect(await told(fan)).toEqual([['gift', 0, `/club/club-subscription/${subscription_id}`]]);
  expect((await told(giver)).toSorted()).toEqual([
    ['gift-claimed', 0, '/user/subscription-gifts'],
    ['gift-returned', 600, '/user/subscription-gifts'],
  ]);
});

test('who claims the own gift, and a giver whose account is gone, are told nothing as givers', async () => {
  const before = await told(giver);
  const claim = {
    ...{ gift_id: randomUUID(), club_id: stage.club.id, plan: 'Stalls', subscription_id: randomUUID() },
    ...{ claimed_by: giver.id, ends_at: '2027-02-12T10:00:00.000Z' },
  };
  await deliverTwice(app, giftClaimed, { ...claim, giver_id: giver.id });
  await deliverTwice(app, giftClaimed, { ...claim, giver_id: null, claimed_by: fan.id });
  expect(await told(giver)).toHaveLength(before.length + 1);
});

test('who left hears of the offer to come back, and nobody else', async () => {
  const [left, other] = [await stage.make('member'), await stage.make('member')];
  const offer = { club_id: stage.club.id, percent: 20, periods: 3 };
  await deliverTwice(app, winBackOffered, { ...offer, user_id: left.id });
  expect(await inboxOf(app, left.as)).toMatchObject([
    {
      ...{ kind: 'win-back', payload: { percent: 20, periods: 3 } },
      link: `/club/${stage.club.id}/subscriptions`,
    },
  ]);
  expect(await inboxOf(app, other.as)).toEqual([]);
});

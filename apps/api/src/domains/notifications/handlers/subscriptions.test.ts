// Tests that a subscriber is told of each higher price that is asked, also of one that was asked before.
import { randomUUID } from 'node:crypto';
import { subscriptionPriceOffered } from '@stagepass/contract/subscriptions/events.ts';
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

test('a price that the club took back and asks again is told again, each time once', async () => {
  const stage = await (await makeWorld(app)).stage({ role: 'owner', visibility: 'public', fresh: true });
  const fan = await stage.make('member');
  const asked = {
    ...{ subscription_id: randomUUID(), club_id: stage.club.id, user_id: fan.id, plan: 'Stalls' },
    ...{ price_cents: 1000, offered_cents: 1500 },
  };
  const moments = ['2027-02-12T10:00:00.000Z', '2027-02-19T10:00:00.000Z'];
  for (const from of moments) await deliverTwice(app, subscriptionPriceOffered, { ...asked, from });
  const told = (await inboxOf(app, fan.as)).flatMap(({ kind, payload }) =>
    kind === 'subscription' ? [[payload.moment, payload.amount_cents, payload.at]] : [],
  );
  expect(told.toSorted()).toEqual(moments.map((from) => ['price', 1500, from]));
});

// Owns: one order for everybody, without gaps, however many write at the same moment.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { channelOf } from '#app/testing/chat.ts';
import { manyActors } from '#app/testing/clubs.ts';
import { manyAddresses } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { makeWorld, type Stage } from '#app/testing/world.ts';
import { enrolMember } from '#domains/memberships/public/enrol-member.ts';
import type { Failure } from '#platform/failure/failure.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import { openConversation } from './actions/open-conversation.ts';
import { sendMessage } from './actions/send-message.ts';
import { audit } from './audit.store.ts';
import { readPage } from './reads/read-messages.ts';
import { insertMessage } from './send.store.ts';

let app: TestApp;
let stage: Stage;
let crowd: SignedIn[];
/** In no club. */
let strangers: SignedIn[];

const WRITERS = 50;
const EACH = 6;

beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  stage = await (await makeWorld(app)).stage({ role: 'owner', visibility: 'public', fresh: false });
  const people = await manyActors(app, WRITERS + 4);
  crowd = people.slice(0, WRITERS);
  strangers = people.slice(WRITERS);
  for (const { user_id } of crowd)
    await app.platform.db.transaction((tx) =>
      enrolMember(app.platform, tx, {
        club: { id: stage.club.id, delete_after: null },
        user_id,
        source: 'open',
      }),
    );
});
afterAll(async () => {
  expect(await audit(app.platform.db)).toEqual([]);
  await app.stop();
});

const draft = (text: string) => ({
  ...{ id: randomUUID(), text, media_ids: [], voice: null, reply_to: null, card: null },
});

test('fifty writers at once: the same order for all, without a gap, each message once', async () => {
  const lounge = await channelOf(app, stage.club.id, 'lounge');
  const sent = await Promise.all(
    crowd.flatMap((actor, at) =>
      Array.from({ length: EACH }, (_, nth) =>
        sendMessage(app.platform, actor, lounge, draft(`${at}.${nth}`)),
      ),
    ),
  );
  const total = WRITERS * EACH;
  expect(sent.map(({ seq }) => seq).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: total }, (_, at) => at + 1),
  );
  const orders = await Promise.all(
    crowd.slice(0, 5).map(async (actor) => {
      const read: string[] = [];
      for (let after = 0; ; ) {
        const page = await readPage(app.platform, actor, lounge, { after });
        read.push(...page.messages.map(({ id }) => id));
        if (!page.has_after) return read;
        after = page.messages.at(-1)?.seq ?? total;
      }
    }),
  );
  for (const order of orders) expect(order).toEqual(orders[0]);
  expect(new Set(orders[0]).size).toBe(total);
});

async function openTo(one: SignedIn, other: SignedIn): Promise<string> {
  const { rows } = await app.platform.db.query<{ user_name: string }>({
    text: 'select user_name from users where id = $1',
    values: [other.user_id],
  });
  return (await openConversation(app.platform, one, rows[0]?.user_name ?? '')).id;
}

test('thirty messages of a request at once: three are stored, the others are told to wait', async () => {
  const [far, near] = strangers as [SignedIn, SignedIn];
  const id = await openTo(far, near);
  await sendMessage(app.platform, far, id, draft('Hello?'));
  const rest = await Promise.allSettled(
    Array.from({ length: 30 }, (_, nth) => sendMessage(app.platform, far, id, draft(`Hello ${nth}?`))),
  );
  const refused = rest.flatMap((one) => (one.status === 'rejected' ? [one.reason as Failure] : []));
  expect(new Set(refused.map(({ reason }) => reason.code))).toEqual(new Set(['chat.request-waiting']));
  expect(refused).toHaveLength(28);
  const page = await readPage(app.platform, near, id, {});
  expect(page.messages.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  // The one who was asked writes as often as they like, and with that so does the other one.
  await Promise.all(
    Array.from({ length: 5 }, (_, nth) => sendMessage(app.platform, near, id, draft(`Yes ${nth}`))),
  );
  expect((await sendMessage(app.platform, far, id, draft('Good to hear'))).seq).toBe(9);
});

test('however many connections write a request at once, the lock lets three in', async () => {
  const [far, near] = strangers.slice(2) as [SignedIn, SignedIn];
  const id = await openTo(far, near);
  const nothing = { mentions: [], media: [], voice: null, card_kind: null, card_id: null, reply_to: null };
  const place = { conversation_id: id, author_id: far.user_id, partner_id: near.user_id, club_id: null };
  const words = { text: 'Hello?', gist: 'text' as const, preview: 'Hello?' };
  const now = app.clock.now();
  const placed = await Promise.all(
    Array.from({ length: 30 }, () => {
      const message = { id: randomUUID(), ...place, ...nothing, ...words };
      return insertMessage(app.platform.db, { ...message, created_at: now, accepted_at: null }, undefined);
    }),
  );
  expect(placed.flatMap((one) => one?.seq ?? []).toSorted()).toEqual([1, 2, 3]);
});

test('however many connections chat in a channel at once, with and without calling somebody, places have no gap', async () => {
  const channel = await channelOf(app, stage.club.id, 'announcements');
  const [called] = crowd as [SignedIn];
  const nothing = { media: [], voice: null, card_kind: null, card_id: null, reply_to: null };
  const now = app.clock.now();
  const place = { conversation_id: channel, partner_id: null, club_id: stage.club.id };
  const placed = await Promise.all(
    crowd.map(({ user_id }, at) => {
      const words = { text: `${at}`, gist: 'text' as const, preview: `${at}` };
      const mentions = at % 5 === 1 ? [{ user_id: called.user_id, user_name: 'called' }] : [];
      const message = { id: randomUUID(), author_id: user_id, ...place, ...nothing, ...words, mentions };
      return insertMessage(app.platform.db, { ...message, created_at: now, accepted_at: now }, undefined);
    }),
  );
  const places = placed.flatMap((one) => (one === undefined ? [] : [one]));
  const inOrder = Array.from({ length: WRITERS }, (_, at) => at + 1);
  expect(places.map(({ seq }) => seq).toSorted((a, b) => a - b)).toEqual(inOrder);
  for (const { seq, change, last_seq, last_change } of places)
    expect([change, last_seq, last_change]).toEqual([seq, seq, seq]);
});

test('both write first at the same moment: one conversation, open, two messages', async () => {
  const [one, other] = crowd as [SignedIn, SignedIn];
  const opened = await Promise.all(Array.from({ length: 5 }, () => openTo(one, other)));
  expect(new Set(opened).size).toBe(1);
  const [id = ''] = opened;
  const both = await Promise.all([
    sendMessage(app.platform, one, id, draft('Hi')),
    sendMessage(app.platform, other, id, draft('Hi')),
  ]);
  expect(both.map(({ seq }) => seq).toSorted()).toEqual([1, 2]);
});

// Owns: one order for everybody, without gaps, however many write at the same moment.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { channelOf } from '#app/testing/chat.ts';
import { manyActors } from '#app/testing/clubs.ts';
import { manyAddresses } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { makeWorld, type Stage } from '#app/testing/world.ts';
import { enrolMember } from '#domains/memberships/public/enrol-member.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import { openConversation } from './actions/open-conversation.ts';
import { sendMessage } from './actions/send-message.ts';
import { audit } from './audit.store.ts';
import { readPage } from './reads/read-messages.ts';

let app: TestApp;
let stage: Stage;
let crowd: SignedIn[];

const WRITERS = 50;
const EACH = 6;

beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  stage = await (await makeWorld(app)).stage({ role: 'owner', visibility: 'public', fresh: false });
  crowd = await manyActors(app, WRITERS);
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

test('both write first at the same moment: one conversation, open, two messages', async () => {
  const [one, other] = crowd as [SignedIn, SignedIn];
  const { rows } = await app.platform.db.query<{ user_name: string }>({
    text: 'select user_name from users where id = $1',
    values: [other.user_id],
  });
  const opened = await Promise.all(
    Array.from({ length: 5 }, () => openConversation(app.platform, one, rows[0]?.user_name ?? '')),
  );
  expect(new Set(opened.map(({ id }) => id)).size).toBe(1);
  const id = opened[0]?.id ?? '';
  const both = await Promise.all([
    sendMessage(app.platform, one, id, draft('Hi')),
    sendMessage(app.platform, other, id, draft('Hi')),
  ]);
  expect(both.map(({ seq }) => seq).toSorted()).toEqual([1, 2]);
});

// Owns: whom messages of a club do not reach: whoever left or was banned, and everybody while the club is suspended.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { channelOf } from '#app/testing/chat.ts';
import { foundClub, joinedMember, restoreClub, suspendClub } from '#app/testing/clubs.ts';
import { type Mailbox, manyAddresses, openMailbox, type Registered } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { insertMessage } from './send.store.ts';

let app: TestApp;
let mailbox: Mailbox;

beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
});
afterAll(() => app.stop());

const codeOf = (answered: { ok: true } | { ok: false; error: { code: string } }) =>
  answered.ok ? undefined : answered.error.code;
const call = (as: Registered, id: string, text: string, over: object = {}) =>
  app.call(
    'POST /conversations/:id/messages',
    { params: { id }, body: { id: randomUUID(), text, ...over } },
    as.as,
  );
const send = async (as: Registered, id: string, text: string, over: object = {}) =>
  (
    await app.ok(
      'POST /conversations/:id/messages',
      { params: { id }, body: { id: randomUUID(), text, ...over } },
      as.as,
    )
  ).data;

/** How many entries somebody has of one kind, and how many pushes wait for them. */
async function told(userId: string, kind: string): Promise<number> {
  const { rows } = await app.platform.db.query<{ count: number }>({
    text: 'select count(*)::int as count from notifications where user_id = $1 and kind = $2',
    values: [userId, kind],
  });
  return rows[0]?.count ?? 0;
}

test('a reply to an old message tells nobody who was banned, or lost what the channel asks for', async () => {
  const club = await foundClub(app, mailbox);
  const [fan, banned, stays] = [
    await joinedMember(app, mailbox, club.id),
    await joinedMember(app, mailbox, club.id),
    await joinedMember(app, mailbox, club.id),
  ];
  const make = { params: { id: club.id }, body: { name: 'Vault' } };
  const { id: vault } = (await app.ok('POST /clubs/:id/channels', make, club.owner.as)).data;
  const old = await send(banned, vault, 'From before');
  const lost = await send(fan, vault, 'From before too');
  const kept = await send(stays, vault, 'Still here');
  await app.ok(
    'PUT /clubs/:id/members/:user_id/ban',
    { params: { id: club.id, user_id: banned.id }, body: { reason: 'Rude' } },
    club.owner.as,
  );
  await app.platform.db.query({
    text: `insert into xp_totals (club_id, user_id, total) values ($1, $2, 500)
      on conflict (club_id, user_id) do update set total = 500`,
    values: [club.id, stays.id],
  });
  const change = { params: { id: vault }, body: { read_condition: { kind: 'xp' as const, at_least: 500 } } };
  await app.ok('PATCH /channels/:id', change, club.owner.as);
  await send(club.owner, vault, 'What a secret', { reply_to: old.id });
  await send(club.owner, vault, 'What a secret', { reply_to: lost.id });
  await send(club.owner, vault, 'What a secret', { reply_to: kept.id });
  await expect.poll(() => told(stays.id, 'chat-reply'), { timeout: 10_000 }).toBe(1);
  expect(await told(banned.id, 'chat-reply')).toBe(0);
  expect(await told(fan.id, 'chat-reply')).toBe(0);
});

test('while a club is suspended its staff reach nobody', async () => {
  const club = await foundClub(app, mailbox);
  const fan = await joinedMember(app, mailbox, club.id);
  const announcements = await channelOf(app, club.id, 'announcements');
  const broadcast = await channelOf(app, club.id, 'broadcast');
  await send(club.owner, announcements, 'Before');
  await expect.poll(() => told(fan.id, 'announcement'), { timeout: 10_000 }).toBe(1);
  const { id: message } = await send(club.owner, broadcast, 'Before');
  await expect.poll(() => told(fan.id, 'announcement'), { timeout: 10_000 }).toBe(2);
  await suspendClub(app.platform, club.id);
  for (const id of [announcements, broadcast]) {
    const answered = await call(club.owner, id, 'Meanwhile');
    expect(answered).toMatchObject({ error: { code: 'chat.closed', details: { reason: 'club-closed' } } });
  }
  const react = { params: { id: message }, body: { kind: 'heart' as const } };
  expect(codeOf(await app.call('PUT /messages/:id/reaction', react, club.owner.as))).toBe('chat.closed');
  const seen = await app.ok('GET /conversations/:id', { params: { id: broadcast } }, club.owner.as);
  expect(seen.data).toMatchObject({ state: 'closed', can: { write: false, react: false, pin: false } });
  // Suspended between the look at the rights and the writing: the statement itself refuses.
  const nothing = { mentions: [], media: [], voice: null, card_kind: null, card_id: null, reply_to: null };
  const now = app.clock.now();
  const place = { id: randomUUID(), conversation_id: broadcast, author_id: club.owner.id, club_id: club.id };
  const late = {
    ...place,
    ...nothing,
    partner_id: null,
    text: 'Late',
    gist: 'text' as const,
    preview: 'Late',
  };
  expect(
    await insertMessage(app.platform.db, { ...late, created_at: now, accepted_at: now }, undefined),
  ).toBeUndefined();
  await restoreClub(app.platform, club.id);
  await send(club.owner, broadcast, 'Back again');
  await expect.poll(() => told(fan.id, 'announcement'), { timeout: 10_000 }).toBeGreaterThan(0);
});

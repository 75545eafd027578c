// Owns: a search finds what its viewer may read, and tells nothing of the rest: not by a shorter page, not by a further one.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { channelOf } from '#app/testing/chat.ts';
import { foundClub, joinedMember } from '#app/testing/clubs.ts';
import { type Mailbox, manyAddresses, openMailbox, type Registered } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { chatCalls } from './testing/chat-calls.ts';

let app: TestApp;
let mailbox: Mailbox;
let club: Awaited<ReturnType<typeof foundClub>>;
let lounge: string;
let reader: Registered;
let speaker: Registered;

beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
});
afterAll(() => app.stop());
beforeEach(async () => {
  club = await foundClub(app, mailbox);
  lounge = await channelOf(app, club.id, 'lounge');
  reader = await joinedMember(app, mailbox, club.id);
  speaker = await joinedMember(app, mailbox, club.id);
});

/** More than any page of the search holds. */
const MANY = 35;

const { store } = chatCalls(() => app);
async function say(conversation_id: string, author: Registered, text: string, times = 1): Promise<void> {
  for (let nth = 0; nth < times; nth += 1) {
    app.clock.advance(1000);
    await store(author, { conversation_id, club_id: club.id }, text);
  }
}

async function everywhere(as: Registered, q: string): Promise<string[]> {
  const { data } = await app.ok('GET /messages/found', { query: { q } }, as.as);
  return data.messages.map(({ message }) => message.text);
}
async function inLounge(as: Registered, q: string) {
  const { data, next_cursor } = await app.ok(
    'GET /conversations/:id/found',
    { params: { id: lounge }, query: { q } },
    as.as,
  );
  return { texts: data.map(({ message }) => message.text), next_cursor };
}

test('words in a locked channel take no place among those that can be read', async () => {
  const make = { params: { id: club.id }, body: { name: 'Vault' } };
  const { id: vault } = (await app.ok('POST /clubs/:id/channels', make, club.owner.as)).data;
  await say(lounge, club.owner, 'The setlist for everybody');
  await say(vault, club.owner, 'The setlist for the vault', MANY);
  expect(await everywhere(reader, 'setlist')).toEqual(
    Array.from({ length: 30 }, () => 'The setlist for the vault'),
  );
  const change = { params: { id: vault }, body: { read_condition: { kind: 'xp' as const, at_least: 500 } } };
  await app.ok('PATCH /channels/:id', change, club.owner.as);
  expect(await everywhere(reader, 'setlist')).toEqual(['The setlist for everybody']);
  // Whoever meets the condition, and the staff, find them.
  expect(await everywhere(club.owner, 'setlist')).toHaveLength(30);
  await app.platform.db.query({
    text: `insert into xp_totals (club_id, user_id, total) values ($1, $2, 500)
      on conflict (club_id, user_id) do update set total = 500`,
    values: [club.id, reader.id],
  });
  expect(await everywhere(reader, 'setlist')).toHaveLength(30);
});

test('words of somebody whom the reader is not shown take no place, here and everywhere', async () => {
  await say(lounge, club.owner, 'A setlist of songs');
  await say(lounge, speaker, 'The setlist of insults', MANY);
  expect((await inLounge(reader, 'setlist')).next_cursor).not.toBeNull();
  await app.ok('PUT /users/:id/block', { params: { id: reader.id } }, speaker.as);
  expect(await inLounge(reader, 'setlist')).toEqual({ texts: ['A setlist of songs'], next_cursor: null });
  expect(await inLounge(reader, 'insults')).toEqual({ texts: [], next_cursor: null });
  expect(await everywhere(reader, 'setlist')).toEqual(['A setlist of songs']);
  expect(await everywhere(speaker, 'insults')).toHaveLength(30);
});

// Owns: an announcement is told once for all members, except for those who muted it or hide its author.
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { channelOf } from '#app/testing/chat.ts';
import { foundClub, joinedMember } from '#app/testing/clubs.ts';
import { allSaid, listen, stopListening } from '#app/testing/ears.ts';
import { type Mailbox, manyAddresses, openMailbox, type Registered } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';

let app: TestApp;
let mailbox: Mailbox;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
});
afterAll(() => app.stop());
afterEach(stopListening);

test('one emit reaches every member who wants to hear of it', async () => {
  const club = await foundClub(app, mailbox);
  const announcements = await channelOf(app, club.id, 'announcements');
  const [fan, muted, blocking] = [
    await joinedMember(app, mailbox, club.id),
    await joinedMember(app, mailbox, club.id),
    await joinedMember(app, mailbox, club.id),
  ];
  await app.ok('PUT /users/:id/block', { params: { id: club.owner.id } }, blocking.as);
  const hear = (who: Registered) =>
    listen(app.url, { token: who.as.token, user_id: who.id, rooms: [`talk:${who.id}`] });
  const [theirs, quiet, apart, own] = [
    await hear(fan),
    await hear(muted),
    await hear(blocking),
    await hear(club.owner),
  ];
  await app.ok('PUT /conversations/:id/mute', { params: { id: announcements }, body: {} }, muted.as);
  const said = vi.spyOn(app.platform.realtime, 'toUser');
  const send = (text: string) =>
    app.ok(
      'POST /conversations/:id/messages',
      { params: { id: announcements }, body: { id: randomUUID(), text } },
      club.owner.as,
    );
  const message = { user_name: club.owner.user_name, conversation_id: announcements };
  await send('Doors at eight');
  await expect
    .poll(() => theirs.heard('haveMessage'), { timeout: 10_000 })
    .toEqual([{ ...message, content: 'Doors at eight' }]);
  await allSaid(app, theirs, quiet, apart, own);
  for (const each of [quiet, apart, own]) expect(each.heard('haveMessage')).toEqual([]);
  expect(said.mock.calls.filter(([, name]) => name === 'haveMessage')).toEqual([]);
  said.mockRestore();
  await app.ok('DELETE /conversations/:id/mute', { params: { id: announcements } }, muted.as);
  let nth = 0;
  const heardAgain = async () => {
    nth += 1;
    await send(`Again ${nth}`);
    await allSaid(app, quiet);
    return quiet.heard('haveMessage').length;
  };
  await expect.poll(heardAgain, { timeout: 10_000, interval: 200 }).toBeGreaterThan(0);
});

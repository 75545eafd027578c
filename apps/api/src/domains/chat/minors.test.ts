// Owns: an adult is never the first to write to a minor, whatever the two are to each other, and nothing of a try reaches the minor.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { foundClub } from '#app/testing/clubs.ts';
import { allSaid, listen, stopListening } from '#app/testing/ears.ts';
import { oldMember } from '#app/testing/missions.ts';
import {
  type Mailbox,
  manyAddresses,
  openMailbox,
  type Registered,
  registerVerified,
} from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { chatCalls } from './testing/chat-calls.ts';

let app: TestApp;
let mailbox: Mailbox;
let club: Awaited<ReturnType<typeof foundClub>>;

beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
  club = await foundClub(app, mailbox);
});
afterEach(stopListening);
afterAll(() => app.stop());

interface Row {
  writer: 'adult' | 'minor';
  receiver: 'adult' | 'minor';
  follows: boolean;
  inCommon: boolean;
  chat: 'direct' | 'member';
}
const ages = ['adult', 'minor'] as const;
const both = [false, true];
const rows: Row[] = ages.flatMap((writer) =>
  ages.flatMap((receiver) =>
    both.flatMap((follows) => [
      { writer, receiver, follows, inCommon: false, chat: 'direct' as const },
      { writer, receiver, follows, inCommon: true, chat: 'direct' as const },
      { writer, receiver, follows, inCommon: true, chat: 'member' as const },
    ]),
  ),
);

async function somebody(age: Row['writer'], inClub: boolean): Promise<Registered> {
  const one = inClub ? await oldMember(app, mailbox, club.id) : await registerVerified(app, mailbox);
  const born = age === 'minor' ? '2012-05-05' : '1990-05-05';
  const text = 'update users set birth_date = $2 where id = $1';
  await app.platform.db.query({ text, values: [one.id, born] });
  return one;
}
const openOf = (chat: Row['chat'], as: Registered, { user_name }: Registered) =>
  chat === 'direct'
    ? app.call('POST /conversations', { body: { user_name } }, as.as)
    : app.call('POST /clubs/:id/conversations', { params: { id: club.id }, body: { user_name } }, as.as);
const { call } = chatCalls(() => app);
const write = (as: Registered, id: string) => call(as, id, 'Hi');
const codeOf = (answered: { ok: boolean; error?: { code: string } }) => answered.error?.code;

test.each(rows)(
  '$writer to $receiver, who follows: $follows, club in common: $inCommon, $chat',
  async ({ writer, receiver, follows, inCommon, chat }) => {
    const [from, to] = [await somebody(writer, inCommon), await somebody(receiver, inCommon)];
    if (follows) await app.ok('PUT /users/:id/follow', { params: { id: from.id } }, to.as);
    const ears = await listen(app.url, { token: to.as.token });
    const refused = writer === 'adult' && receiver === 'minor' ? 'chat.not-accepting' : undefined;
    const first = await openOf(chat, from, to);
    expect(codeOf(first)).toBe(refused);
    // The other one may open the conversation, and write nothing: whoever writes then is the first all the same.
    const opened = first.ok ? first : await openOf(chat, to, from);
    if (!opened.ok) throw new Error(opened.error.code);
    const { id } = opened.body.data;
    expect(codeOf(await write(from, id))).toBe(refused);
    await allSaid(app, ears);
    const reached = ears.names().filter((name) => ['haveMessage', 'chatChanged'].includes(name));
    expect(reached.length > 0).toBe(refused === undefined && (follows || inCommon));
    if (refused === undefined) return;
    // Nothing is told of either try, in the inbox, the list or among requests.
    const { rows: told } = await app.platform.db.query({
      text: `select n.kind from notifications n where n.user_id = $1 and n.kind like 'chat%'`,
      values: [to.id],
    });
    const listed = await app.ok('GET /conversations', { query: {} }, to.as);
    const asked = await app.ok('GET /conversations', { query: { view: 'requests' } }, to.as);
    expect([told, listed.data.filter((one) => one.id === id), asked.data]).toEqual([[], [], []]);
    // The minor may be the first; from then on the adult may answer.
    expect(codeOf(await write(to, id))).toBeUndefined();
    if (inCommon) expect(codeOf(await write(from, id))).toBeUndefined();
  },
);

// Who can be found: verified people who are there, by whoever is not apart from them; and people as subjects.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Mailbox,
  manyAddresses,
  openMailbox,
  type Registered,
  registerFan,
  registerVerified,
} from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { userSubject } from './subject.ts';

let app: TestApp;
let mailbox: Mailbox;

beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
  mailbox = openMailbox(app);
});
afterAll(() => app.stop());

const fan = () => registerVerified(app, mailbox);
const block = (who: Registered, whom: Registered) =>
  app.ok('PUT /users/:id/block', { params: { id: whom.id } }, who.as);
const actor = {
  kind: 'user',
  session_id: 's',
  verified: true,
  operator: false,
  suspended: false,
  stepped_up_at: null,
} as const;

describe('in search and as subjects', () => {
  const found = async (q: string, as?: Registered) => {
    const { data } = await app.ok('GET /search', { query: { q, kind: 'user' } }, as?.as);
    return data.groups.flatMap((group) => group.cards.map((card) => card.id));
  };

  test('people are found once verified, by name and user name, and as they are called now', async () => {
    const ana = await registerFan(app, 'marigold.quince@example.test');
    expect(await found('marigold')).toEqual([]);
    const otp = await mailbox.code(ana.email);
    await app.ok('POST /auth/system/verifyOtp', { body: { otp, user_id: ana.id } }, ana.as);
    expect(await found('marigold')).toEqual([ana.id]);
    expect(await found(ana.user_name)).toEqual([ana.id]);
    await app.ok('PATCH /users/me', { body: { display_name: 'Zephyrine Oak' } }, ana.as);
    expect(await found('zephyrine')).toEqual([ana.id]);
  });

  test('blocked, hidden and leaving people are not found', async () => {
    const [ana, ben, eve] = [await fan(), await fan(), await fan()];
    await app.ok('PATCH /users/me', { body: { display_name: 'Ottoline Fernsby' } }, ana.as);
    expect(await found('ottoline', ben)).toEqual([ana.id]);
    await block(ben, ana);
    expect(await found('ottoline', ben)).toEqual([]);
    expect(await found('ottoline', eve)).toEqual([ana.id]);
    const { platform } = app;
    await platform.db.transaction((tx) =>
      userSubject.hide(platform, tx, ana.id, { cause: 'three reports', reason: '' }),
    );
    expect(await found('ottoline', eve)).toEqual([]);
    const cards = (as: Registered) =>
      userSubject.loadCards(platform, platform.db, { ...actor, user_id: as.id }, [ana.id]);
    expect((await cards(eve)).size).toBe(0);
    expect((await cards(ana)).get(ana.id)).toMatchObject({ state: 'hidden', path: `/user/${ana.user_name}` });
    await platform.db.transaction((tx) => userSubject.restore(platform, tx, ana.id));
    expect((await cards(eve)).get(ana.id)).toMatchObject({ state: 'shown', title: 'Ottoline Fernsby' });
    expect((await userSubject.facts(platform.db, [ana.id])).get(ana.id)).toEqual({
      author_id: ana.id,
      club_id: null,
    });
    await app.ok('POST /users/me/deletion', {}, ana.as);
    expect(await found('ottoline', eve)).toEqual([]);
  });
});

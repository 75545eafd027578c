// Tests that one email makes one account, however many register it at once.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { manyAddresses, openMailbox, PASSWORD, stranger } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: manyAddresses });
});
afterAll(() => app.stop());

test('twenty registrations of one email: one account, nineteen refusals, one letter', async () => {
  const mailbox = openMailbox(app);
  const body = { email: 'wanted@example.test', password: PASSWORD, rawPassword: PASSWORD };
  const register = () => app.call('POST /auth/system/register', { body }, stranger());
  const answers = await Promise.all(Array.from({ length: 20 }, register));
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
  for (const answer of answers)
    if (!answer.ok) expect(answer).toMatchObject({ status: 409, error: { code: 'auth.email-taken' } });
  const { rows } = await app.platform.db.query<{ users: number; sessions: number; events: number }>({
    text: `select (select count(*)::int from users) as users, (select count(*)::int from auth_sessions) as sessions,
      (select count(*)::int from outbox_events where name = 'auth.user-registered') as events`,
  });
  expect(rows).toEqual([{ users: 1, sessions: 1, events: 1 }]);
  expect(mailbox.to('wanted@example.test').length).toBeGreaterThanOrEqual(1);
});

test('twenty people with one name at once get twenty user names', async () => {
  const register = async (n: number) => {
    const body = { email: `same.name@host${n}.test`, password: PASSWORD, rawPassword: PASSWORD };
    return (await app.ok('POST /auth/system/register', { body }, stranger())).data.user_name;
  };
  const names = await Promise.all(Array.from({ length: 20 }, (_, n) => register(n)));
  expect(new Set(names).size).toBe(20);
  expect(names).toContain('same_name');
});

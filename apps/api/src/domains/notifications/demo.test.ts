// Tests the demo world's inboxes: every kind is there, leads somewhere, and running it again adds nothing.
import { notificationKindNames, notificationRule } from '@stagepass/base/notification-kinds.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startDemoApp } from '#app/testing/demo.ts';
import type { TestApp } from '#app/testing/test-app.ts';
import { demo } from './demo.ts';
import { notifications } from './domain.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startDemoApp();
}, 240_000);
afterAll(() => app.stop());

async function kindsOf(email: string): Promise<Map<string, string>> {
  const { rows } = await app.platform.db.query<{ kind: string; link: string }>({
    text: `select n.kind, n.link from notifications n join user_standing u on u.user_id = n.user_id and u.email = $1`,
    values: [email],
  });
  return new Map(rows.map(({ kind, link }) => [kind, link]));
}

test('the fan has every kind for fans, the creator every kind for staff, and the counts agree', async () => {
  const [fan, creator] = [await kindsOf('fan@stagepass.test'), await kindsOf('creator@stagepass.test')];
  for (const kind of notificationKindNames) {
    const { channels, staff } = notificationRule(kind);
    if (channels.app === 'never') continue;
    expect((staff ? creator : fan).has(kind), kind).toBe(true);
  }
  const posts = [...fan].filter(([kind]) => kind === 'comment' || kind === 'reaction');
  for (const [, link] of posts) expect(link).toContain('/club/post-detail/');
  expect(await notifications.audit?.(app.platform.db)).toEqual([]);
});

test('run again, it adds nothing', async () => {
  const count = async () => (await app.platform.db.query({ text: 'select from notifications' })).count;
  const before = await count();
  await demo(app.platform, () => {});
  expect(await count()).toBe(before);
});

// The inbox from an event to its screen: the bell rises live, entries lead where they should, reading holds on all devices, and what
// somebody turned off does not come.
// Covers: notifications.
import type { Session } from '@stagepass/contract/auth/shapes.ts';
import { makeBrowserKeys } from '@stagepass/testkit/servers/push-browser.ts';
import { expect } from 'vitest';
import { verified } from './lib/accounts.ts';
import { journey, type Phone } from './lib/phone.ts';
import { callApi } from './lib/server.ts';

const follow = (follower: Session, followed: Session) =>
  callApi('PUT /users/:id/follow', { params: { id: followed.user_id }, token: follower.sctoken });
const unreadOf = async ({ sctoken: token }: Session) =>
  (await callApi('GET /notifications/unread', { token })).unread;
const bell = ({ page }: Phone, unread: number) =>
  page.getByRole('link', {
    name: unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`,
    exact: true,
  });

const timeout = 90_000;
/** What happens beside the request that caused it, on a machine that runs other journeys too. */
const until = <T>(look: () => Promise<T>) => expect.poll(look, { timeout: 30_000 });

journey(
  'an event rings the bell live, stands in the inbox and leads to its screen',
  { timeout },
  async ({ phone }) => {
    const [fan, ana, bo] = await Promise.all([verified(), verified(), verified()]);
    const [hers, tablet] = [await phone({ session: fan }), await phone({ session: fan })];
    await hers.open('/home');
    await tablet.open('/discover');
    await Promise.all([hers.connected(), tablet.connected()]);
    await follow(ana, fan);
    await bell(hers, 1).waitFor();
    // Following by another joins it: one entry, two people.
    await follow(bo, fan);
    await expect
      .poll(async () => (await callApi('GET /notifications', { token: fan.sctoken })).length)
      .toBe(1);
    await bell(hers, 1).click();
    const entry = hers.page.getByRole('link', { name: /started following you/ });
    await entry.filter({ hasText: `${bo.display_name} and ${ana.display_name}` }).waitFor();
    await hers.page.getByRole('heading', { name: 'Today' }).waitFor();
    await entry.click();
    await hers.page.getByRole('heading', { name: bo.display_name }).waitFor();
    expect(hers.path()).toBe(`/user/${bo.user_name}`);
    // Read here is read on the other device, without a reload.
    await bell(tablet, 0).waitFor();
    expect(await unreadOf(fan)).toBe(0);
  },
);

journey('all are marked as read, and later ones stay unread', { timeout }, async ({ phone }) => {
  const [fan, ana, bo] = await Promise.all([verified(), verified(), verified()]);
  await follow(ana, fan);
  await until(() => unreadOf(fan)).toBe(1);
  const hers = await phone({ session: fan });
  await hers.open('/notifications');
  await hers.connected();
  await hers.page.getByText('Unread:').first().waitFor({ state: 'attached' });
  await hers.page.getByRole('button', { name: 'Mark all as read' }).click();
  await until(() => unreadOf(fan)).toBe(0);
  await hers.page.getByText('Unread:').first().waitFor({ state: 'detached' });
  await follow(bo, fan);
  await hers.page.getByText('Unread:').first().waitFor({ state: 'attached' });
});

journey(
  'what was turned off does not come, and quiet hours hold push back',
  { timeout },
  async ({ phone }) => {
    const [fan, ana, bo] = await Promise.all([verified(), verified(), verified()]);
    const hers = await phone({ session: fan });
    const { page } = hers;
    await hers.open('/user/settings?view=notifications');
    const choice = page.getByRole('checkbox', { name: 'New followers: In app' });
    // Further down in the table its columns still say what they are.
    const table = page.locator('.sp-kinds').first();
    await table
      .locator('tbody tr')
      .nth(9)
      .evaluate((row) => row.scrollIntoView({ block: 'center' }));
    const column = table.getByRole('columnheader', { name: 'Push' });
    await until(async () => (await column.boundingBox())?.y).toBe(0);
    await choice.uncheck();
    await page.getByRole('checkbox', { name: 'New followers: Push' }).uncheck();
    const kept = () => callApi('GET /notification-preferences', { token: fan.sctoken });
    await until(async () => (await kept()).kinds.follower).toMatchObject({ app: false, push: false });
    await follow(ana, fan);
    // The same event by way of what is on: the other person is told of the one who follows back.
    await follow(fan, ana);
    await until(() => unreadOf(ana)).toBe(1);
    expect(await unreadOf(fan)).toBe(0);

    // On again, with quiet hours around the clock: in the inbox, but not pushed.
    await choice.check();
    await page.getByRole('checkbox', { name: 'New followers: Push' }).check();
    await page.getByRole('switch', { name: 'Quiet hours' }).check();
    await page.getByLabel('From', { exact: true }).fill('00:00');
    await page.getByLabel('To', { exact: true }).fill('23:59');
    await page.getByLabel('To', { exact: true }).blur();
    await until(async () => (await kept()).quiet_hours).toEqual({ from: '00:00', to: '23:59' });
    await until(async () => (await kept()).kinds.follower).toMatchObject({ app: true, push: true });
    const { p256dh, auth } = makeBrowserKeys();
    await callApi('POST /push/devices', {
      body: {
        subscription: { endpoint: 'https://push.stagepass.test/none', keys: { p256dh, auth } },
        label: 'A phone',
      },
      token: fan.sctoken,
    });
    await follow(bo, fan);
    await until(() => unreadOf(fan)).toBe(1);
    await hers.open('/user/settings?view=push');
    await page.getByText('Held back until quiet hours end').first().waitFor();
  },
);

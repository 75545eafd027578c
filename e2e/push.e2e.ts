// Push from an event to a tap: the server encrypts for a device and sends to a push service, the real service worker shows what the
// browser would have decrypted, and a tap opens the right screen, from cold too.
// Covers: notifications, app.
import { assert } from '@stagepass/base/assert.ts';
import type { Session } from '@stagepass/contract/auth/shapes.ts';
import type { PushServer } from '@stagepass/testkit/servers/push-server.ts';
import { afterAll, beforeAll, expect } from 'vitest';
import { verified } from './lib/accounts.ts';
import { journey } from './lib/phone.ts';
import { openPushService, receivedBy, shownOn, subscribeAs, tapOn, workerOf } from './lib/push-world.ts';
import { appUrl, callApi } from './lib/server.ts';

let service: PushServer;
beforeAll(async () => {
  service = await openPushService();
});
afterAll(() => service?.stop());

const follow = (follower: Session, followed: Session) =>
  callApi('PUT /users/:id/follow', { params: { id: followed.user_id }, token: follower.sctoken });

async function aBrowser(of: Session) {
  const { key } = await callApi('GET /push/key', { token: of.sctoken });
  return service.subscribe(key);
}

const timeout = 120_000;

journey(
  'turned on in settings, tested, shown by the worker, and tapped from cold',
  { timeout },
  async ({ phone }) => {
    const [fan, other] = await Promise.all([verified(), verified()]);
    const browser = await aBrowser(fan);
    const hers = await phone({ session: fan, serviceWorkers: 'allow' });
    await subscribeAs(hers, browser);
    await hers.open('/user/settings?view=push');
    const { page } = hers;
    // Allowed in this browser already: the app registers it by itself once it is idle, and the screen follows.
    await page.getByText('Push is on for this device.').waitFor();
    await page.getByRole('button', { name: /^Remove / }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByRole('button', { name: 'Turn on for this device' }).click();
    await page.getByText('Push is on for this device.').waitFor();
    await page.getByText('This device', { exact: true }).waitFor();

    // A test, decrypted as the browser would and handed to the real worker.
    await page.getByRole('button', { name: 'Send me a test push' }).click();
    await expect.poll(() => receivedBy(service, browser).length, { timeout: 40_000 }).toBe(1);
    const { worker, deliver } = await workerOf(hers);
    await deliver(JSON.stringify(receivedBy(service, browser)[0]));
    await expect
      .poll(() => shownOn(page), { timeout: 20_000 })
      .toMatchObject([{ title: 'Push works on this device' }]);
    await page.getByText(/^Sent · /).waitFor();

    // An event of another person.
    await follow(other, fan);
    await expect.poll(() => receivedBy(service, browser).length, { timeout: 40_000 }).toBe(2);
    const [, message] = receivedBy(service, browser);
    assert(message !== undefined, 'nothing came for this browser');
    const text = JSON.stringify(message);
    expect(message).toMatchObject({ kind: 'follower', url: `/user/${other.user_name}`, unread: 1 });
    await deliver(text);
    await expect
      .poll(() => shownOn(page), { timeout: 20_000 })
      .toContainEqual(expect.objectContaining({ title: message.title, url: message.url }));

    // With the app open elsewhere, a tap brings it there without loading the page anew.
    await page.evaluate(() => Object.assign(window, { stays: true }));
    expect(await tapOn(worker, message.title)).toEqual([]);
    await page.waitForURL(`**${message.url}`);
    expect(await page.evaluate(() => 'stays' in window)).toBe(true);
    await expect
      .poll(() => callApi('GET /notifications/unread', { token: fan.sctoken }), { timeout: 20_000 })
      .toMatchObject({ unread: 0 });

    // Whoever looks at that very screen is not told.
    expect(await shownOn(page)).not.toContainEqual(expect.objectContaining({ title: message.title }));
    await deliver(text);
    await page.waitForTimeout(500);
    expect(await shownOn(page)).not.toContainEqual(expect.objectContaining({ title: message.title }));

    // Elsewhere again it is shown; with no window left, a tap opens one at its address.
    await hers.open('/discover');
    await deliver(text);
    await expect
      .poll(() => shownOn(page), { timeout: 20_000 })
      .toContainEqual(expect.objectContaining({ title: message.title }));
    await page.close();
    const opened = await tapOn(worker, message.title);
    expect(opened).toEqual([message.url]);
    const cold = await hers.context.newPage();
    await cold.goto(`${appUrl()}${opened[0]}`);
    await cold.getByRole('heading', { name: other.display_name }).waitFor();
  },
);

journey(
  'a device that its push service does not know any more is dropped',
  { timeout },
  async ({ phone }) => {
    const [fan, other] = await Promise.all([verified(), verified()]);
    const browser = await aBrowser(fan);
    await callApi('POST /push/devices', {
      body: { subscription: browser, label: 'An old phone' },
      token: fan.sctoken,
    });
    service.answerNext({ status: 410 });
    await follow(other, fan);
    await expect
      .poll(() => callApi('GET /push/devices', { token: fan.sctoken }), { timeout: 40_000 })
      .toEqual([]);
    const hers = await phone({ session: fan });
    await hers.open('/user/settings?view=push');
    await hers.page.getByText(/this device isn’t registered anymore, so we removed it/).waitFor();
    expect(receivedBy(service, browser)).toEqual([]);
    expect(service.refusals).toEqual([]);
  },
);

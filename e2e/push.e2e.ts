// Push from an event to a tap: the server encrypts for a device and sends to a push service, the real service worker shows what the
// browser would have decrypted, and a tap opens the right screen, from cold too.
// Covers: notifications, app.
import { randomUUID } from 'node:crypto';
import { assert } from '@stagepass/base/assert.ts';
import type { Session } from '@stagepass/contract/auth/shapes.ts';
import type { PushServer } from '@stagepass/testkit/servers/push-server.ts';
import { afterAll, beforeAll, expect } from 'vitest';
import { verified } from './lib/accounts.ts';
import { journey } from './lib/phone.ts';
import {
  openPushService,
  receivedBy,
  registeredByItself,
  replaceSubscription,
  shownOn,
  subscribeAs,
  tapOn,
  workerOf,
} from './lib/push-world.ts';
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
    await registeredByItself(page);
    await page.getByRole('button', { name: /^Remove / }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByRole('button', { name: 'Turn on for this device' }).click();
    await page.getByText('Push is on for this device.').waitFor();
    await page.getByText('This device', { exact: true }).waitFor();

    // A test, decrypted as the browser would and handed to the real worker.
    await page.getByRole('button', { name: 'Send me a test push' }).click();
    await expect.poll(() => receivedBy(service, browser).length, { timeout: 40_000 }).toBe(1);
    const { worker, deliver } = await workerOf(hers);
    await deliver(JSON.stringify(receivedBy(service, browser)[0]));
    await expect
      .poll(() => shownOn(worker), { timeout: 20_000 })
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
      .poll(() => shownOn(worker), { timeout: 20_000 })
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
    expect(await shownOn(worker)).not.toContainEqual(expect.objectContaining({ title: message.title }));
    await deliver(text);
    await page.waitForTimeout(500);
    expect(await shownOn(worker)).not.toContainEqual(expect.objectContaining({ title: message.title }));

    // Elsewhere again it is shown; with no window left, a tap opens one at its address.
    await hers.open('/discover');
    await deliver(text);
    await expect
      .poll(() => shownOn(worker), { timeout: 20_000 })
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

journey(
  'a message is read from its push, opened from cold, answered, and follows a browser to its next address',
  { timeout },
  async ({ phone }) => {
    const [fan, other] = await Promise.all([verified(), verified()]);
    // No strangers to each other: nothing is asked before a message arrives.
    await Promise.all([follow(fan, other), follow(other, fan)]);
    const browser = await aBrowser(fan);
    const hers = await phone({ session: fan, serviceWorkers: 'allow' });
    await subscribeAs(hers, browser);
    await hers.open('/user/settings?view=push');
    const { page } = hers;
    await registeredByItself(page);
    const { worker, deliver } = await workerOf(hers);

    const { id } = await callApi('POST /conversations', {
      body: { user_name: fan.user_name },
      token: other.sctoken,
    });
    const write = (text: string) =>
      callApi('POST /conversations/:id/messages', {
        params: { id },
        body: { id: randomUUID(), text },
        token: other.sctoken,
      });
    const messages = (to = browser) => receivedBy(service, to).filter(({ kind }) => kind === 'message');
    const arrived = async (count: number, to = browser) => {
      await expect.poll(() => messages(to).length, { timeout: 40_000 }).toBe(count);
      const message = messages(to)[count - 1];
      assert(message !== undefined, 'no message came for this browser');
      return message;
    };
    const unread = async () =>
      (await callApi('GET /conversations/unread', { token: fan.sctoken })).conversations;

    // Read by its button: nothing opens, and the conversation is read.
    await write('Doors at eight');
    const first = await arrived(1);
    expect(first).toMatchObject({
      ...{ title: other.display_name, body: 'Doors at eight', url: `/user/chat/${id}` },
      actions: [{ title: 'Reply' }, { title: 'Mark as read' }],
    });
    await deliver(JSON.stringify(first));
    await expect
      .poll(() => shownOn(worker), { timeout: 20_000 })
      .toContainEqual(expect.objectContaining({ title: first.title, body: first.body }));
    expect(await unread()).toBe(1);
    expect(await tapOn(worker, first.title, 'read')).toEqual([]);
    expect(await unread()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/user/settings');
    // The browser closes by tag, and in its own time: the next one of this conversation has the same.
    await expect.poll(() => shownOn(worker), { timeout: 20_000 }).toEqual([]);

    // With no window left, a tap opens the conversation, and Reply the field.
    await write('Bring a scarf');
    const second = await arrived(2);
    await deliver(JSON.stringify(second));
    await expect
      .poll(() => shownOn(worker), { timeout: 20_000 })
      .toContainEqual(expect.objectContaining({ body: second.body }));
    await page.close();
    const opened = await tapOn(worker, second.title);
    expect(opened).toEqual([`/user/chat/${id}`]);
    const cold = await hers.context.newPage();
    await cold.goto(`${appUrl()}${opened[0]}`);
    await cold.getByText('Bring a scarf').first().waitFor();
    await cold.goto(`${appUrl()}${second.actions[0]?.url}`);
    const field = cold.getByRole('textbox', { name: `Message ${other.display_name}` });
    await expect
      .poll(() => field.evaluate((one) => one === document.activeElement), { timeout: 20_000 })
      .toBe(true);
    expect(new URL(cold.url()).search).toBe('');
    await cold.close();

    // The browser replaces its address while nothing is open: the next message goes there.
    const next = await aBrowser(fan);
    await replaceSubscription(worker, next);
    await write('See you there');
    expect(await arrived(1, next)).toMatchObject({ body: 'See you there' });
    expect(await callApi('GET /push/devices', { token: fan.sctoken })).toHaveLength(1);
  },
);

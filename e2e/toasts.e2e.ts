// Toasts, as the specification times them, shown by real events over the socket.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { signInAs } from './lib/accounts.ts';
import { journey, type Phone } from './lib/phone.ts';
import { startReplica } from './lib/replica.ts';

let replica: Awaited<ReturnType<typeof startReplica>>;
beforeAll(async () => {
  replica = await startReplica();
});
afterAll(() => replica?.stop());

const shown = (page: Page) => page.locator('.sp-toast[data-state="open"]');

/** Sends until the phone's socket is up: it connects only once the phone is idle. */
async function tell(phone: Phone, userId: string, title: string): Promise<void> {
  const toast = shown(phone.page).filter({ hasText: title });
  for (let attempt = 0; attempt < 40; attempt += 1) {
    replica.realtime.toUser(userId, 'toast', { title, description: 'Doors at nine.' });
    const came = await toast.waitFor({ timeout: 500 }).then(
      () => true,
      () => false,
    );
    if (came) return;
  }
  throw new Error('no toast came over the socket');
}

async function fanOnSettings(
  phone: (options: object) => Promise<Phone>,
): Promise<Phone & { userId: string }> {
  const session = await signInAs('fan');
  const fan = await phone({ motion: true, session });
  await fan.open('/user/settings');
  return { ...fan, userId: session.user_id };
}

journey('one at a time, gone after five seconds, and held while pointed at', async ({ phone }) => {
  const fan = await fanOnSettings(phone);
  await tell(fan, fan.userId, 'First');
  await tell(fan, fan.userId, 'Second');
  expect(await shown(fan.page).count()).toBe(1);
  await shown(fan.page).hover();
  await fan.page.waitForTimeout(5600);
  expect(await shown(fan.page).count()).toBe(1);
  await fan.page.mouse.move(5, 800);
  await shown(fan.page).waitFor({ state: 'detached', timeout: 7000 });

  const began = Date.now();
  await tell(fan, fan.userId, 'Third');
  await shown(fan.page).waitFor({ state: 'detached', timeout: 7000 });
  expect(Date.now() - began).toBeGreaterThan(4500);
});

journey('swiped to the right by 50 px it goes; by less it stays', async ({ phone }) => {
  const fan = await fanOnSettings(phone);
  await tell(fan, fan.userId, 'Swipe me');
  const swipe = async (by: number) => {
    const box = await shown(fan.page).boundingBox();
    if (box === null) throw new Error('the toast has no place on the screen');
    const [x, y] = [box.x + 40, box.y + box.height / 2];
    await fan.page.mouse.move(x, y);
    await fan.page.mouse.down();
    await fan.page.mouse.move(x + by / 2, y, { steps: 4 });
    await fan.page.mouse.move(x + by, y, { steps: 4 });
    await fan.page.mouse.up();
  };
  await swipe(40);
  await fan.page.waitForTimeout(400);
  expect(await shown(fan.page).count()).toBe(1);
  await swipe(90);
  await shown(fan.page).waitFor({ state: 'detached', timeout: 2000 });
});

journey('F8 leads to the region, and a message opens its chat', async ({ phone }) => {
  const fan = await fanOnSettings(phone);
  await tell(fan, fan.userId, 'Keyboard');
  await fan.page.keyboard.press('F8');
  const focused = await fan.page.evaluate(() => document.activeElement?.className ?? '');
  expect(focused).toContain('sp-toast-region');

  const message = { user_name: 'juno', content: 'Two mics in the ceiling', conversation_id: 'c-1' };
  replica.realtime.toUser(fan.userId, 'haveMessage', message);
  const toast = shown(fan.page).filter({ hasText: 'juno sent you a message' });
  await toast.waitFor();
  await toast.getByText('Two mics in the ceiling').click();
  await fan.page.waitForURL('**/user/chat/c-1');
});

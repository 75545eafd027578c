// Toasts, as the specification times them, shown by real events over the socket.
// Covers: app, levels.
import { setTimeout as sleep } from 'node:timers/promises';
import type {} from '@stagepass/contract/users/realtime.ts';
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

type Fan = Phone & { readonly userId: string };

const shown = (page: Page) => page.locator('.sp-toast[data-state="open"]');

/** Sent once: a second copy would take the first one's place while a test looks at it. */
async function sendToast({ page, userId }: Fan, title: string): Promise<void> {
  replica.realtime.toUser(userId, 'toast', { title, description: 'Doors at nine.' });
  await shown(page).filter({ hasText: title }).waitFor();
}

/**
 * Its clock stands still once it is connected, and goes on only where a test says so: how busy the machine is decides nothing then.
 */
async function fanOnSettings(phone: (options: object) => Promise<Phone>): Promise<Fan> {
  const session = await signInAs('fan');
  const fan = await phone({ motion: true, session });
  await fan.page.clock.install();
  await fan.open('/user/settings');
  await fan.connected();
  await fan.page.clock.pauseAt((await fan.page.evaluate(() => Date.now())) + 10_000);
  return { ...fan, userId: session.user_id };
}

journey('one at a time, gone after five seconds, and held while pointed at', async ({ phone }) => {
  const fan = await fanOnSettings(phone);
  const { clock, mouse } = fan.page;
  await sendToast(fan, 'First');
  await sendToast(fan, 'Second');
  expect(await shown(fan.page).count()).toBe(1);
  await shown(fan.page).hover();
  // Three times as long as it would stay; short of the 45 s after which a socket without a sign of life is given up.
  await clock.runFor(15_000);
  expect(await shown(fan.page).count()).toBe(1);
  await mouse.move(5, 800);
  await clock.runFor(6000);
  await shown(fan.page).waitFor({ state: 'detached' });

  await sendToast(fan, 'Third');
  await clock.runFor(4900);
  expect(await shown(fan.page).count()).toBe(1);
  await clock.runFor(200);
  await shown(fan.page).waitFor({ state: 'detached' });
});

journey('swiped to the right by 50 px it goes; by less it stays', async ({ phone }) => {
  const fan = await fanOnSettings(phone);
  await sendToast(fan, 'Swipe me');
  // It slides in: a finger goes to where it comes to rest.
  await shown(fan.page).hover();
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
  await fan.page.clock.runFor(1000);
  await shown(fan.page).hover();
  expect(await shown(fan.page).count()).toBe(1);
  await swipe(90);
  await shown(fan.page).waitFor({ state: 'detached' });
});

/** Screens with the title right under the top bar, in the top bar, and far below; with a tab bar, a dock and neither. */
const titled = [
  '/club/velvet-static/manage-store',
  '/club/velvet-static/manage?view=money',
  '/user/wallet',
  '/home',
];

journey('a toast covers no title of a screen, nor what stays at its foot', async ({ phone }) => {
  const session = await signInAs('creator');
  for (const [width, height] of [
    [390, 844],
    [320, 640],
  ] as const) {
    const creator = await phone({ session, width, height });
    for (const path of titled) {
      await creator.open(path);
      await creator.connected();
      await sendToast({ ...creator, userId: session.user_id }, `Doors ${path}`);
      const covered = await creator.page.evaluate(async () => {
        // What came a moment ago is laid out in the next frame, and the toast placed again before that one is drawn.
        for (let frames = 0; frames < 2; frames += 1)
          await new Promise((drawn) => requestAnimationFrame(drawn));
        const span = (one: Element) => one.getBoundingClientRect();
        const toast = span(document.querySelector('.sp-toast[data-state="open"]') ?? document.body);
        return [...document.querySelectorAll('h1, .sp-dock, .sp-tab-bar, .sp-top-bar')]
          .filter(
            (one) => span(one).height > 1 && span(one).top < toast.bottom && toast.top < span(one).bottom,
          )
          .map((one) => one.textContent);
      });
      expect({ path, width, covered }).toEqual({ path, width, covered: [] });
    }
  }
});

journey('a toast is not seen before its place is known, however late that is', async ({ phone }) => {
  const session = await signInAs('creator');
  const creator = await phone({ session });
  await creator.page.route('**/assets/place-toast-*.js', async (route) => {
    await sleep(700);
    await route.continue();
  });
  await creator.open('/club/velvet-static/manage-store');
  await creator.connected();
  await creator.page.evaluate(() => {
    const look = () => {
      const toast = document.querySelector('.sp-toast[data-state="open"]');
      const title = document.querySelector('h1')?.getBoundingClientRect();
      const at = toast?.getBoundingClientRect();
      const isSeen = toast?.checkVisibility({ visibilityProperty: true });
      if (isSeen && at && title && title.top < at.bottom && at.top < title.bottom)
        document.documentElement.dataset.covered = 'yes';
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await sendToast({ ...creator, userId: session.user_id }, 'Late');
  await creator.page.locator('.sp-toast-region[data-place="bottom"]').waitFor();
  expect(await creator.page.evaluate(() => document.documentElement.dataset.covered)).toBeUndefined();
});

journey('F8 leads to the region, and a message opens its chat', async ({ phone }) => {
  const fan = await fanOnSettings(phone);
  await sendToast(fan, 'Keyboard');
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

// Owns a finger: it is put down, drags, and is lifted, as the phone's own glass would tell it.
import type { Locator, Page } from 'playwright-core';

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('what should be touched is not on the glass');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const STEPS = 12;

/** From the middle of one to the middle of the other, and a little further, so that there is no doubt. */
export async function dragByTouch(page: Page, from: Locator, to: Locator): Promise<void> {
  // A finger waits until a sheet has gone and rows stand still; nothing is pressed yet.
  for (const one of [to, from]) await one.click({ trial: true });
  const [start, end] = [await middleOf(from), await middleOf(to)];
  const past = { x: Math.sign(end.x - start.x) * 6, y: Math.sign(end.y - start.y) * 6 };
  await swipe(page, { from: start, to: { x: end.x + past.x, y: end.y + past.y } });
}

interface Point {
  x: number;
  y: number;
}

/** From one point of the glass to another. */
export async function swipe(page: Page, { from: start, to: end }: { from: Point; to: Point }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: Point) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] });
  await touch('touchStart', start);
  for (let step = 1; step <= STEPS; step += 1) {
    const share = step / STEPS;
    await touch('touchMove', {
      x: start.x + (end.x - start.x) * share,
      y: start.y + (end.y - start.y) * share,
    });
    await page.waitForTimeout(16);
  }
  await touch('touchEnd');
  await session.detach();
}

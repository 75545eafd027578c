// Missions that lead into other worlds: a 360° scene is looked around in, from the club's home to the reward.
// Covers: missions, requirements.
import { randomBytes } from 'node:crypto';
import type { RequirementConfig } from '@stagepass/contract/requirements/shapes.ts';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { mailedCode, registered } from './lib/accounts.ts';
import { journey } from './lib/phone.ts';
import { callApi } from './lib/server.ts';
import { pictureOf, uploaded } from './lib/uploads.ts';

async function verified() {
  const { session, email } = await registered();
  const otp = await mailedCode(email);
  await callApi('POST /auth/system/verifyOtp', { body: { otp, user_id: session.user_id } });
  return { ...session, email_verified: true };
}

/** A club of its own, with one mission of one step, and a member. */
async function clubWith(step: (token: string) => Promise<RequirementConfig>) {
  const { sctoken: token } = await verified();
  const word = randomBytes(4).toString('hex');
  const club = await callApi('POST /clubs', {
    token,
    body: { name: `World Club ${word}`, handle: `world-${word}`, category: 'music', hue: 210 },
  });
  const mission = await callApi('POST /clubs/:id/missions', {
    params: { id: club.id },
    token,
    body: { title: 'Another world', story: 'One step, and you are there.' },
  });
  const added = await callApi('POST /requirement-lists/:owner_kind/:owner_id/requirements', {
    params: { owner_kind: 'mission', owner_id: mission.id },
    token,
    body: { title: 'The world', config: await step(token) },
  });
  await callApi('POST /missions/:id/publish', { params: { id: mission.id }, token });
  const session = await verified();
  await callApi('POST /clubs/:id/join', { params: { id: club.id }, token: session.sctoken, body: {} });
  return { club, mission, requirement: added, token, session };
}

/** From the club's home to the open step. */
async function openStep(
  fan: { page: Page; open: (path: string) => Promise<unknown> },
  handle: string,
  act: string,
) {
  const { page } = fan;
  await fan.open(`/club/${handle}`);
  await page.getByRole('link', { name: 'Missions', exact: true }).first().click();
  await page
    .getByRole('link', { name: /Another world/ })
    .first()
    .click();
  await page.getByRole('link', { name: act }).click();
}

async function rewarded(page: Page, xp: number) {
  await page.getByRole('heading', { name: 'Mission complete' }).waitFor();
  expect(await page.getByText(`${xp} XP earned`).isVisible()).toBe(true);
}

const places = [
  { key: 'ahead', yaw: 0, pitch: 0, radius_deg: 10, clue: 'Straight ahead', found: 'It was ahead' },
  { key: 'right', yaw: 60, pitch: 0, radius_deg: 10, clue: 'To the right', found: 'It was right' },
];

describe('a 360° scene', () => {
  for (const drawn of ['sphere', 'flat'] as const)
    journey(`is looked around in (${drawn}), told off, and done`, async ({ phone }) => {
      const { club, session } = await clubWith(async (token) => ({
        type: 'VR',
        text: '',
        media_id: await uploaded(token, await pictureOf(1024, 512)),
        hotspots: places,
        misses: 5,
        seconds: 0,
      }));
      const fan = await phone({ session, graphics: drawn === 'sphere' });
      const { page } = fan;
      if (drawn === 'flat')
        await page.addInitScript(() => {
          HTMLCanvasElement.prototype.getContext = () => null;
        });
      await openStep(fan, club.handle, 'Open the scene');
      const scene = page.getByRole('application');
      await page.locator(`.sp-scene-window[data-drawn="${drawn}"]`).waitFor();
      await page.getByText('0 of 2 found').waitFor();
      const turnTo = async (yaw: number) => {
        for (let tries = 0; tries < 80; tries += 1) {
          const now = Number(await scene.getAttribute('data-yaw'));
          if (now === yaw) return;
          await scene.press(now < yaw ? 'ArrowRight' : 'ArrowLeft');
        }
      };
      const point = async (yaw: number) => {
        await turnTo(yaw);
        await page.waitForTimeout(900);
        await page.getByRole('button', { name: 'Point here' }).click();
      };
      // Refused: behind both of them, then nearer.
      await point(-60);
      await page.getByText('Not here.', { exact: true }).waitFor();
      await page.getByText('4 misses left').waitFor();
      for (const expected of [1, 2]) {
        const clue = await page.locator('.sp-scene-clue').textContent();
        await point(clue?.includes('Straight ahead') === true ? 0 : 60);
        await page.getByText(`${expected} of 2 found`).waitFor();
      }
      await page.getByText('It was right').waitFor();
      await page.getByRole('button', { name: 'Finish this step' }).click();
      await rewarded(page, 100);
    });
});

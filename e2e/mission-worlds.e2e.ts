// Missions that lead into other worlds, from the club's home to the reward: a 360° scene, a 3D model behind a marker, a token on the
// demo's test chain; each is refused once on the way.
// Covers: missions, requirements.
import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import type { RequirementConfig } from '@stagepass/contract/requirements/shapes.ts';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { mailedCode, registered, signInAs } from './lib/accounts.ts';
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
async function clubWith(
  step: (token: string) => Promise<RequirementConfig>,
  member: () => Promise<Awaited<ReturnType<typeof signInAs>>> = verified,
) {
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
  const session = await member();
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
  await page.getByRole('heading', { name: 'Mission complete', includeHidden: true }).waitFor();
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

/** Without a graphics card, what draws a model takes its time. */
const drawn_ms = 150_000;
const patient = { timeout: 300_000 };

describe('a 3D model', () => {
  journey('is found by its marker, turned all the way around, and done', patient, async ({ phone }) => {
    const { club, session, requirement, token } = await clubWith(async () => ({
      type: 'AR',
      text: '',
      find: 'marker',
      model: { from: 'house', shape: 'record' },
      seconds: 0,
    }));
    const fan = await phone({ session, graphics: true });
    const { page } = fan;
    page.setDefaultTimeout(drawn_ms);
    await openStep(fan, club.handle, 'Open in AR');
    // Refused: this phone has no camera to scan with.
    await page
      .getByText(/The camera isn’t allowed|This device has no camera|The camera didn’t start/)
      .waitFor();
    expect(await page.locator('model-viewer').count()).toBe(0);
    // Scanned with another phone of hers.
    const params = { id: requirement.id };
    const marker = await callApi('GET /requirements/:id/marker', { params, token });
    const opened = await callApi('POST /requirements/:id/open', { params, token: session.sctoken });
    const { nonce } = opened.task as unknown as { nonce: string };
    await callApi('POST /requirements/:id/report', {
      params,
      token: session.sctoken,
      body: {
        attempt_id: opened.id,
        report: { type: 'AR', nonce, told: { act: 'marker', code: marker.code } },
      },
    });
    await page.reload();
    await page.getByRole('button', { name: 'Zoom in' }).waitFor();
    const model = page.getByRole('img', { name: '3D model' });
    await model.focus();
    for (let turns = 0; turns < 40; turns += 1) {
      if (await page.getByText('Placed. You can finish now.').isVisible()) break;
      await model.press('ArrowRight');
      await page.waitForTimeout(400);
    }
    await page.getByRole('button', { name: 'Finish this step' }).click();
    await rewarded(page, 100);
  });
});

/** Not every kind of machine has a build of the test chain to be had. */
function hasTestChain(): boolean {
  const processor = process.arch === 'x64' ? 'amd64' : process.arch;
  try {
    createRequire(import.meta.url).resolve(`@foundry-rs/anvil-${process.platform}-${processor}/package.json`);
    return true;
  } catch {
    return false;
  }
}

describe.skipIf(!hasTestChain())('a token', () => {
  const holding = (least: string) => async (): Promise<RequirementConfig> => ({
    type: 'WEB3',
    chain_id: 31337,
    contract: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
    standard: 'ERC20',
    token_id: null,
    least,
    symbol: 'TUNE',
  });

  journey('asks for a wallet where none is linked', async ({ phone }) => {
    const { club, session } = await clubWith(holding('5'));
    const fan = await phone({ session });
    await openStep(fan, club.handle, 'Check my wallets');
    await fan.page.getByText('You haven’t linked a wallet yet.').waitFor();
    await fan.page.getByRole('link', { name: 'Link a wallet' }).click();
    await fan.page.waitForURL(/\/user\/settings\?view=/);
  });

  journey('is too little, or enough, on the demo’s test chain', async ({ phone }) => {
    const noa = () => signInAs('fan');
    const much = await clubWith(holding('13'), noa);
    const fan = await phone({ session: much.session });
    const { page } = fan;
    fan.trouble.expect(/409 POST \/api\/requirements\/[^/]+\/finish/);
    await openStep(fan, much.club.handle, 'Check my wallets');
    await page.getByRole('button', { name: 'Check my wallets' }).click();
    await page.getByText('Your wallets hold 12 TUNE. You need 13.').waitFor();
    const little = await clubWith(holding('5'), noa);
    await openStep(fan, little.club.handle, 'Check my wallets');
    await page.getByRole('button', { name: 'Check my wallets' }).click();
    await rewarded(page, 100);
  });
});

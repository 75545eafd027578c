// Missions that lead into other worlds, from the club's home to the reward: a 360° scene, a token on the demo's test chain; each is
// refused once on the way.
// Covers: missions, requirements.
import type { RequirementConfig } from '@stagepass/contract/requirements/shapes.ts';
import { describe } from 'vitest';
import { signInAs } from './lib/accounts.ts';
import { ownName } from './lib/doors.ts';
import { clubWithStep, memberOf, publishMission, rewarded, startMission } from './lib/mission-club.ts';
import { journey } from './lib/phone.ts';
import { callApi } from './lib/server.ts';
import { hasTestChain, tuneContract } from './lib/test-chain.ts';
import { pictureOf, uploaded } from './lib/uploads.ts';

const places = [
  { key: 'ahead', yaw: 0, pitch: 0, radius_deg: 10, clue: 'Straight ahead', found: 'It was ahead' },
  { key: 'right', yaw: 60, pitch: 0, radius_deg: 10, clue: 'To the right', found: 'It was right' },
];

describe('a 360° scene', () => {
  for (const drawn of ['sphere', 'flat'] as const)
    journey(`is looked around in (${drawn}), told off, and done`, async ({ phone }) => {
      const { club } = await clubWithStep(async ({ sctoken }) => ({
        type: 'VR',
        text: '',
        media_id: await uploaded(sctoken, await pictureOf(1024, 512)),
        hotspots: places,
        misses: 5,
        seconds: 0,
      }));
      const fan = await phone({ session: await memberOf(club), graphics: drawn === 'sphere' });
      const { page } = fan;
      if (drawn === 'flat')
        await page.addInitScript(() => {
          HTMLCanvasElement.prototype.getContext = () => null;
        });
      await startMission(fan, { handle: club.handle, act: 'Open the scene' });
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

describe.skipIf(!hasTestChain())('a token', () => {
  const holding = (least: string) => (): RequirementConfig => ({
    type: 'WEB3',
    chain_id: 31337,
    contract: tuneContract,
    standard: 'ERC20',
    token_id: null,
    least,
    symbol: 'TUNE',
  });

  journey('asks for a wallet where none is linked', async ({ phone }) => {
    const { club } = await clubWithStep(holding('5'));
    const fan = await phone({ session: await memberOf(club) });
    await startMission(fan, { handle: club.handle, act: 'Check my wallets' });
    await fan.page.getByText('You haven’t linked a wallet yet.').waitFor();
    await fan.page.getByRole('link', { name: 'Link a wallet' }).click();
    await fan.page.waitForURL(/\/user\/settings\?view=/);
  });

  journey('is too little, or enough, on the demo’s test chain', async ({ phone }) => {
    const [noa, creator] = [await signInAs('fan'), await signInAs('creator')];
    // In a club where she is far from her next level: its celebration would open on every phone of hers, in other journeys too.
    const handle = 'harbour-voices';
    const { id } = await callApi('GET /clubs/:id', { params: { id: handle }, token: creator.sctoken });
    const [much, little] = [ownName('Thirteen'), ownName('Five')];
    const published = [];
    for (const [title, least] of [
      [much, '13'],
      [little, '5'],
    ] as const)
      published.push(await publishMission(creator, { id }, { title }, [{ config: holding(least)() }]));
    const fan = await phone({ session: noa });
    const { page } = fan;
    fan.trouble.expect(/409 POST \/api\/requirements\/[^/]+\/finish/);
    await startMission(fan, { handle, title: much, act: 'Check my wallets' });
    await page.getByRole('button', { name: 'Check my wallets' }).click();
    await page.getByText('Your wallets hold 12 TUNE. You need 13.').waitFor();
    await startMission(fan, { handle, title: little, act: 'Check my wallets' });
    await page.getByRole('button', { name: 'Check my wallets' }).click();
    await rewarded(page, 100);
    for (const { mission } of published)
      await callApi('POST /missions/:id/archive', { params: { id: mission.id }, token: creator.sctoken });
  });
});

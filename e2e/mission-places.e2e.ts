// Steps on site: a creator makes them, shows and prints the code; fans scan it, type it, open it by its address, or go there.
// Covers: missions, requirements.
import { readFile } from 'node:fs/promises';
import type { Session } from '@stagepass/contract/auth/shapes.ts';
import type { RequirementConfig } from '@stagepass/contract/requirements/shapes.ts';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { verified } from './lib/accounts.ts';
import { codeOn } from './lib/doors.ts';
import { filmCode, filmFile, filmText } from './lib/film.ts';
import { heavyParts } from './lib/heavy-parts.ts';
import {
  clubOf,
  clubWithStep,
  memberOf,
  publishMission,
  rewarded,
  startMission,
} from './lib/mission-club.ts';
import { journey, type Phone } from './lib/phone.ts';
import { appUrl, callApi } from './lib/server.ts';

async function publish(owner: Session, club: { id: string }, title: string, config: RequirementConfig) {
  const { mission, steps } = await publishMission(owner, club, { title }, [{ config }]);
  return { mission, step: steps[0] as (typeof steps)[number] };
}

const codeStep: RequirementConfig = {
  type: 'QRCODE',
  mode: 'fixed',
  uses: null,
  place: null,
  where: 'By the bar.',
};

/** A new mission in the builder, with the sheet of its first step open. */
async function beginMission(
  { page, open }: Phone,
  handle: string,
  title: string,
  type: string,
): Promise<void> {
  await open(`/club/${handle}/manage-missions?mission=new`);
  await page.getByLabel('Name', { exact: true }).fill(title);
  await page.getByRole('button', { name: `Add step: ${type}` }).click();
  await page.getByRole('button', { name: 'Save step' }).waitFor();
}

describe('a code on site', () => {
  journey('is made, shown, printed, and scanned with the camera', async ({ phone }) => {
    const owner = await verified();
    const club = await clubOf(owner);
    const creator = await phone({ session: owner });
    const { page } = creator;
    await beginMission(creator, club.handle, 'Find the poster', 'QR code');
    await page.getByLabel('Where fans find it').fill('On the second landing.');
    await page.getByRole('button', { name: 'Save step' }).click();
    await page
      .getByRole('button', { name: /^QR code/ })
      .last()
      .click();
    await page.getByRole('button', { name: 'Show code' }).click();
    await page.getByRole('img', { name: /^QR code of/ }).waitFor();
    const [sheet] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Print (PDF)' }).click(),
    ]);
    expect((await readFile(await sheet.path())).subarray(0, 5).toString()).toBe('%PDF-');
    await page.getByRole('banner').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Publish, 50 XP' }).click();
    await page.getByRole('button', { name: /^Find the poster Live/ }).click();
    await page.getByRole('button', { name: /^Show code/ }).click();
    await page.getByRole('img', { name: /^QR code of/ }).waitFor();
    const { step: other } = await publish(owner, club, 'Back row', codeStep);
    const foreign = await callApi('GET /requirements/:id/code', {
      params: { id: other.id },
      token: owner.sctoken,
    });

    const film = await filmFile();
    await filmText(film, foreign.code);
    const fan = await phone({ session: await memberOf(club), camera: film });
    await startMission(fan, { handle: club.handle, title: 'Find the poster', act: 'Enter the code' });
    await fan.page.getByText('On the second landing.').waitFor();
    // The camera and its reader come with the press, and not before.
    expect(await heavyParts(fan.page)).toEqual([]);
    fan.trouble.expect(/answer: 422 POST \/api\/requirements\//);
    await fan.page.getByRole('button', { name: 'Scan the code' }).click();
    await fan.page.getByText(/This code is for another step/).waitFor();
    expect(await heavyParts(fan.page)).toEqual(['zxing_reader']);
    await fan.page.getByRole('button', { name: 'Close camera' }).click();
    // The next picture that the camera sees is the poster.
    await filmCode(page, film, { away_s: 1, shown_s: 2 });
    await fan.page.getByRole('button', { name: 'Scan again' }).click();
    await rewarded(fan.page, 50);
  });

  journey('is refused where it is wrong, typed, and filled in by its address', async ({ phone }) => {
    const owner = await verified();
    const club = await clubOf(owner);
    const { mission, step } = await publish(owner, club, 'Front row', codeStep);
    const other = await publish(owner, club, 'Back row', codeStep);
    const codeOf = (id: string) =>
      callApi('GET /requirements/:id/code', { params: { id }, token: owner.sctoken });
    const [right, foreign] = [await codeOf(step.id), await codeOf(other.step.id)];

    const first = await phone({ session: await memberOf(club) });
    await startMission(first, { handle: club.handle, title: 'Front row', act: 'Enter the code' });
    first.trouble.expect(/answer: 422 POST \/api\/requirements\//);
    await first.page.getByLabel('Code', { exact: true }).fill(foreign.code);
    await first.page.getByRole('button', { name: 'Check code' }).click();
    await first.page.getByText(/This code is for another step/).waitFor();
    await first.page.getByLabel('Code', { exact: true }).fill(right.code.toLowerCase());
    await first.page.getByRole('button', { name: 'Check code' }).click();
    await rewarded(first.page, 50);

    const second = await phone({ session: await memberOf(club) });
    await second.open(`/club/play-mission/${mission.id}?step=${step.id}&code=${right.code}`);
    await second.page.getByText('The code you scanned is filled in.').waitFor();
    await second.page.getByRole('button', { name: 'Check code' }).click();
    await rewarded(second.page, 50);
  });

  journey('that changes every 30 seconds renews itself on the screen', async ({ phone }) => {
    const owner = await verified();
    const club = await clubOf(owner);
    const { step } = await publish(owner, club, 'Roll call', { ...codeStep, mode: 'rotating' });
    const screen = await phone({ session: owner, width: 320 });
    await screen.open(`/club/step-code/${step.id}`);
    await screen.page.getByRole('progressbar', { name: /New code in/ }).waitFor();
    const before = await codeOn(screen.page);
    await expect.poll(() => codeOn(screen.page), { timeout: 45_000, interval: 1000 }).not.toBe(before);
    const fan = await phone({ session: await memberOf(club) });
    await startMission(fan, { handle: club.handle, title: 'Roll call', act: 'Enter the code' });
    await fan.page.getByLabel('Code', { exact: true }).fill(await codeOn(screen.page));
    await fan.page.getByRole('button', { name: 'Check code' }).click();
    await rewarded(fan.page, 50);
  });
});

const hall = { latitude: 51.5, longitude: -0.12 };

/** A map of one colour, from this very site. */
async function giveMapStyle(page: Page): Promise<void> {
  const style = {
    version: 8,
    sources: {},
    layers: [{ id: 'ground', type: 'background', paint: { 'background-color': '#dfe8d8' } }],
  };
  await page.route('**/map-style.json', (route) => route.fulfill({ json: style }));
  await page.route('**/api/auth/providers', async (route) => {
    const answer = await route.fetch();
    const { data } = await answer.json();
    const map_style_url = `${appUrl()}/map-style.json`;
    await route.fulfill({ response: answer, json: { data: { ...data, map_style_url } } });
  });
}

describe('a place', () => {
  journey('is made in the builder, refused from afar, and passed inside its circle', async ({ phone }) => {
    const owner = await verified();
    const club = await clubOf(owner);
    const creator = await phone({ session: owner });
    await creator.context.grantPermissions(['geolocation']);
    await creator.context.setGeolocation({ ...hall, accuracy: 10 });
    const { page } = creator;
    await beginMission(creator, club.handle, 'Find the hall', 'Location');
    await page.getByLabel('Name of the place').fill('Boathouse Hall');
    await page.getByRole('button', { name: 'Use my position' }).click();
    await expect.poll(() => page.getByLabel('Latitude').inputValue()).toBe('51.5');
    await page.getByLabel('How to find it').fill('over the bridge');
    await page.getByRole('button', { name: 'Save step' }).click();
    await page.getByRole('button', { name: 'Publish, 100 XP' }).click();
    await page.getByRole('button', { name: /^Find the hall Live/ }).waitFor();

    const fan = await phone({ session: await memberOf(club) });
    await fan.context.grantPermissions(['geolocation']);
    await fan.context.setGeolocation({ ...hall, latitude: hall.latitude + 400 / 111_195, accuracy: 12 });
    await startMission(fan, { handle: club.handle, title: 'Find the hall', act: 'Go there' });
    await fan.page.getByRole('button', { name: 'Allow location' }).click();
    await fan.page.getByRole('img', { name: '400 m away, to the south' }).waitFor();
    expect(await fan.page.getByRole('button', { name: 'Go closer to confirm' }).isDisabled()).toBe(true);
    await fan.context.setGeolocation({ ...hall, latitude: hall.latitude + 60 / 111_195, accuracy: 12 });
    await fan.page.getByRole('button', { name: 'I’m here' }).click();
    await rewarded(fan.page, 100);
  });

  journey(
    'is on a map where the site has one, fetched once the phone knows where it is',
    async ({ phone }) => {
      const { club } = await clubWithStep(() => ({
        type: 'LOCATION',
        place: { lat: hall.latitude, long: hall.longitude, radius_m: 150 },
        name: 'Boathouse Hall',
        hint: '',
        hidden: false,
        code: false,
      }));
      const fan = await phone({ session: await memberOf(club), graphics: true });
      const { page } = fan;
      await fan.context.grantPermissions(['geolocation']);
      await fan.context.setGeolocation({ ...hall, accuracy: 12 });
      await giveMapStyle(page);
      await startMission(fan, { handle: club.handle, act: 'Go there' });
      await page.getByRole('button', { name: 'Allow location' }).waitFor();
      expect(await heavyParts(page)).toEqual([]);
      await page.getByRole('button', { name: 'Allow location' }).click();
      await page.locator('canvas.maplibregl-canvas').waitFor();
      expect(await heavyParts(page)).toContain('place-map');
      await page.getByRole('button', { name: 'I’m here' }).click();
      await rewarded(page, 100);
    },
  );

  journey('that is secret refuses with about how far away it is, then lets in', async ({ phone }) => {
    const owner = await verified();
    const club = await clubOf(owner);
    const place = { lat: hall.latitude, long: hall.longitude, radius_m: 150 };
    const config = {
      type: 'LOCATION',
      place,
      name: 'Cellar',
      hint: 'Under it all.',
      hidden: true,
      code: false,
    };
    await publish(owner, club, 'Secret show', config as RequirementConfig);
    const fan = await phone({ session: await memberOf(club) });
    await fan.context.grantPermissions(['geolocation']);
    await fan.context.setGeolocation({ ...hall, latitude: hall.latitude + 3000 / 111_195, accuracy: 12 });
    await startMission(fan, { handle: club.handle, title: 'Secret show', act: 'Go there' });
    await fan.page.getByText('Under it all.').waitFor();
    await fan.page.getByRole('button', { name: 'Allow location' }).click();
    fan.trouble.expect(/answer: 409 POST \/api\/requirements\//);
    await fan.page.getByRole('button', { name: 'I’m here' }).click();
    await fan.page.getByText(/The place is within 5 km of you/).waitFor();
    await fan.context.setGeolocation({ ...hall, accuracy: 12 });
    await fan.page.getByText(/Read [012] s ago/).waitFor();
    await fan.page.getByRole('button', { name: 'I’m here' }).click();
    await rewarded(fan.page, 100);
  });
});

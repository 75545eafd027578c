// Steps on site: a creator makes them, shows and prints the code; fans scan it, type it, open it by its address, or go there.
// Covers: missions, requirements.
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Session } from '@stagepass/contract/auth/shapes.ts';
import type { RequirementConfig } from '@stagepass/contract/requirements/shapes.ts';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { codeOn, verified } from './lib/doors.ts';
import { filmCode } from './lib/film.ts';
import { journey, type Phone } from './lib/phone.ts';
import { callApi } from './lib/server.ts';

async function clubOf(owner: Session) {
  const word = randomBytes(4).toString('hex');
  return callApi('POST /clubs', {
    token: owner.sctoken,
    body: {
      name: `Stairs Club ${word}`,
      handle: `stairs-${word}`,
      category: 'music',
      hue: 232,
      time_zone: 'UTC',
    },
  });
}

async function memberOf(club: { id: string }): Promise<Session> {
  const fan = await verified();
  await callApi('POST /clubs/:id/join', { params: { id: club.id }, token: fan.sctoken, body: {} });
  return fan;
}

async function publish(owner: Session, club: { id: string }, title: string, config: RequirementConfig) {
  const token = owner.sctoken;
  const params = { id: club.id };
  const mission = await callApi('POST /clubs/:id/missions', { params, token, body: { title } });
  const step = await callApi('POST /requirement-lists/:owner_kind/:owner_id/requirements', {
    params: { owner_kind: 'mission', owner_id: mission.id },
    token,
    body: { title: `${title}, step`, config },
  });
  await callApi('POST /missions/:id/publish', { params: { id: mission.id }, token });
  return { mission, step };
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

/** From the club's home to the step. */
async function startMission(
  { page, open }: Phone,
  handle: string,
  title: string,
  act: string,
): Promise<void> {
  await open(`/club/${handle}/home`);
  await page
    .getByRole('link', { name: new RegExp(title) })
    .first()
    .click();
  await page.getByRole('link', { name: act }).click();
}

const complete = (page: Page) =>
  page.getByRole('heading', { name: 'Mission complete', includeHidden: true }).waitFor({ timeout: 45_000 });

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
    const film = join(await mkdtemp(join(tmpdir(), 'stagepass-film-')), 'poster.mjpeg');
    await filmCode(page, film, { away_s: 1, shown_s: 2 });

    const fan = await phone({ session: await memberOf(club), camera: film });
    const fetched: string[] = [];
    fan.page.on('request', (request) => fetched.push(request.url()));
    await startMission(fan, club.handle, 'Find the poster', 'Enter the code');
    await fan.page.getByText('On the second landing.').waitFor();
    // The camera and its reader come with the press, and not before.
    const reader = /code-scanner|zxing|barcode/;
    expect(fetched.filter((url) => reader.test(url))).toEqual([]);
    await fan.page.getByRole('button', { name: 'Scan the code' }).click();
    await complete(fan.page);
    expect(fetched.some((url) => reader.test(url))).toBe(true);
    expect(await fan.page.getByText('50 XP earned').isVisible()).toBe(true);
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
    await startMission(first, club.handle, 'Front row', 'Enter the code');
    first.trouble.expect(/answer: 422 POST \/api\/requirements\//);
    await first.page.getByLabel('Code', { exact: true }).fill(foreign.code);
    await first.page.getByRole('button', { name: 'Check code' }).click();
    await first.page.getByText(/This code is for another step/).waitFor();
    await first.page.getByLabel('Code', { exact: true }).fill(right.code.toLowerCase());
    await first.page.getByRole('button', { name: 'Check code' }).click();
    await complete(first.page);

    const second = await phone({ session: await memberOf(club) });
    await second.open(`/club/play-mission/${mission.id}?step=${step.id}&code=${right.code}`);
    await second.page.getByText('The code you scanned is filled in.').waitFor();
    await second.page.getByRole('button', { name: 'Check code' }).click();
    await complete(second.page);
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
    await startMission(fan, club.handle, 'Roll call', 'Enter the code');
    await fan.page.getByLabel('Code', { exact: true }).fill(await codeOn(screen.page));
    await fan.page.getByRole('button', { name: 'Check code' }).click();
    await complete(fan.page);
  });
});

const hall = { latitude: 51.5, longitude: -0.12 };

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
    await startMission(fan, club.handle, 'Find the hall', 'Go there');
    await fan.page.getByRole('button', { name: 'Allow location' }).click();
    await fan.page.getByRole('img', { name: '400 m away, to the south' }).waitFor();
    expect(await fan.page.getByRole('button', { name: 'Go closer to check in' }).isDisabled()).toBe(true);
    await fan.context.setGeolocation({ ...hall, latitude: hall.latitude + 60 / 111_195, accuracy: 12 });
    await fan.page.getByRole('button', { name: 'I’m here' }).click();
    await complete(fan.page);
    expect(await fan.page.getByText('100 XP earned').isVisible()).toBe(true);
  });

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
    await startMission(fan, club.handle, 'Secret show', 'Go there');
    await fan.page.getByText('Under it all.').waitFor();
    await fan.page.getByRole('button', { name: 'Allow location' }).click();
    fan.trouble.expect(/answer: 409 POST \/api\/requirements\//);
    await fan.page.getByRole('button', { name: 'I’m here' }).click();
    await fan.page.getByText(/The place is within 5 km of you/).waitFor();
    await fan.context.setGeolocation({ ...hall, accuracy: 12 });
    await fan.page.getByText(/Read [012] s ago/).waitFor();
    await fan.page.getByRole('button', { name: 'I’m here' }).click();
    await complete(fan.page);
  });
});

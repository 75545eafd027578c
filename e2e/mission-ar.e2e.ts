// AR, from the club's home to the reward: the marker is scanned, the model is turned in the 3D view, stands in the room of a headset,
// or is handed to the AR app of an Android phone or an iPhone; a foreign marker is refused.
// Covers: missions, requirements.
import { readFile } from 'node:fs/promises';
import type { RequirementConfig } from '@stagepass/contract/requirements/shapes.ts';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { filmFile, filmText } from './lib/film.ts';
import { giveHeadset } from './lib/headset.ts';
import { heavyParts } from './lib/heavy-parts.ts';
import { clubWithStep, memberOf, publishMission, rewarded, startMission } from './lib/mission-club.ts';
import { journey, type Phone } from './lib/phone.ts';
import { appUrl, callApi } from './lib/server.ts';

/** Without a graphics card, what draws a model takes its time. */
const drawn_ms = 150_000;
const patient = { timeout: 300_000 };

const model = (find: 'model' | 'marker'): RequirementConfig => ({
  type: 'AR',
  text: '',
  find,
  model: { from: 'house', shape: 'record' },
  seconds: 0,
});

async function finish(page: Page): Promise<void> {
  await page.getByText('Placed. You can finish now.').waitFor();
  await page.getByRole('button', { name: 'Finish this step' }).click();
  await rewarded(page, 100);
}

/** Turned by the keyboard until every side was seen. */
async function turnAround(page: Page): Promise<void> {
  const stage = page.getByRole('img', { name: '3D model' });
  await stage.focus();
  for (let turns = 0; turns < 60; turns += 1) {
    if (await page.getByText('Placed. You can finish now.').isVisible()) return;
    await stage.press('ArrowRight');
    await page.waitForTimeout(200);
  }
}

describe('a 3D model', () => {
  journey('is found by its marker, turned all the way around, and shared', patient, async ({ phone }) => {
    const { club, owner, step } = await clubWithStep(() => model('marker'));
    const { steps } = await publishMission(owner, club, { title: 'Elsewhere' }, [
      { config: model('marker') },
    ]);
    const markerOf = async (id: string) =>
      (await callApi('GET /requirements/:id/marker', { params: { id }, token: owner.sctoken })).code;
    const film = await filmFile();
    await filmText(film, await markerOf(steps[0]?.id ?? ''));

    const fan = await phone({ session: await memberOf(club), camera: film, graphics: true });
    const { page } = fan;
    page.setDefaultTimeout(drawn_ms);
    fan.trouble.expect(/answer: 422 POST \/api\/requirements\/[^/]+\/report/);
    await startMission(fan, { handle: club.handle, act: 'Open in AR' });
    await page.getByText(/This code isn’t the marker of this step\. Nothing was counted/).waitFor();
    const isDisabled = await page.getByRole('button', { name: 'Finish this step' }).isDisabled();
    expect(isDisabled).toBe(true);
    // The scanner is there, and what draws the model not before its marker was found.
    expect(await heavyParts(page)).toEqual(['zxing_reader']);

    await filmText(film, await markerOf(step.id));
    await page.getByRole('button', { name: 'Back to the list' }).click();
    await page.getByRole('link', { name: /Open in AR|Back to AR/ }).click();
    await page.getByRole('button', { name: 'Zoom in' }).waitFor();
    expect(await heavyParts(page)).toContain('model-viewer');
    await turnAround(page);
    const [picture] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Take a picture to share' }).click(),
    ]);
    expect(picture.suggestedFilename()).toBe('stagepass-ar.png');
    const bytes = await readFile(await picture.path());
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    await page.getByText('Picture saved').first().waitFor();
    await finish(page);
  });

  journey('stands in the room of somebody with AR glasses', patient, async ({ phone }) => {
    const { club } = await clubWithStep(() => model('model'));
    const fan = await phone({ session: await memberOf(club), graphics: true });
    await giveHeadset(fan);
    const { page } = fan;
    page.setDefaultTimeout(drawn_ms);
    await startMission(fan, { handle: club.handle, act: 'Open in AR' });
    expect(await page.getByRole('button', { name: 'Finish this step' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Place in your room' }).click();
    await page.locator('model-viewer[ar-status="session-started"]').waitFor();
    await page.getByText('0 of 8 sides seen').waitFor();
    // What glasses draw lies above the page here: the button is there for them alone.
    await page.locator('model-viewer .exit-webxr-ar-button').dispatchEvent('click');
    await finish(page);
  });
});

interface Opened {
  readonly href: string;
  readonly rel: string;
  readonly download: string;
}

/** Apps outside the browser are opened by a link that the page presses: what it says is kept. */
async function keepAppLinks({ context }: Phone): Promise<void> {
  await context.addInitScript(() => {
    const opened: Opened[] = [];
    Object.assign(window, { openedLinks: opened });
    const press = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function click() {
      const { href, rel, download } = this;
      opened.push({ href, rel, download });
      // No browser on this machine knows what an intent is.
      if (!href.startsWith('intent:')) press.call(this);
    };
  });
}

/** The app lies over the page, and is closed. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }
  });
}

const lastLink = (page: Page) =>
  page.evaluate(() => (window as unknown as { openedLinks: Opened[] }).openedLinks.at(-1));

describe('the AR app of a phone', () => {
  journey('is opened on Android by an address that names the model', patient, async ({ phone }) => {
    const { club, step, owner } = await clubWithStep(() => model('model'));
    const { model_url } = await callApi('GET /requirements/:id/marker', {
      params: { id: step.id },
      token: owner.sctoken,
    });
    const userAgent =
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';
    const fan = await phone({ session: await memberOf(club), graphics: true, userAgent });
    await keepAppLinks(fan);
    const { page } = fan;
    page.setDefaultTimeout(drawn_ms);
    await startMission(fan, { handle: club.handle, act: 'Open in AR' });
    await page.getByRole('button', { name: 'Place in your room' }).click();
    await expect.poll(() => lastLink(page)).toBeDefined();
    const { href = '' } = (await lastLink(page)) ?? {};
    const asked = new URL(href.replace(/^intent:/, 'https:'));
    expect(asked.host + asked.pathname).toBe('arvr.google.com/scene-viewer/1.2');
    const file = asked.searchParams.get('file') ?? '';
    expect(file).toBe(`${appUrl()}/api${model_url}`);
    // The app comes without a session: the model has to be there for anybody who knows its address.
    const found = await fetch(file);
    expect([found.status, found.headers.get('content-type')]).toEqual([200, 'model/gltf-binary']);
    expect(asked.hash).toContain('package=com.google.android.googlequicksearchbox');
    await comeBack(page);
    await finish(page);
  });

  journey('is opened on an iPhone with the model in its own format', patient, async ({ phone }) => {
    const { club } = await clubWithStep(() => model('model'));
    const userAgent =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0.0.0 Mobile/15E148 Safari/604.1';
    const fan = await phone({ session: await memberOf(club), graphics: true, userAgent });
    await keepAppLinks(fan);
    const { page } = fan;
    page.setDefaultTimeout(drawn_ms);
    await startMission(fan, { handle: club.handle, act: 'Open in AR' });
    const place = page.getByRole('button', { name: 'Place in your room' });
    await place.waitFor();
    const [handed] = await Promise.all([page.waitForEvent('download'), place.click()]);
    expect(await lastLink(page)).toMatchObject({ rel: 'ar', download: 'model.usdz' });
    const bytes = await readFile(await handed.path());
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
    expect(bytes.includes('model.usda')).toBe(true);
    await comeBack(page);
    await finish(page);
  });
});

// What is sent besides words: pictures, a voice note, an item, a mission, somebody's name, a link; and the question about push after it.
// Covers: chat.
import { randomUUID } from 'node:crypto';
import type { Session } from '@stagepass/contract/auth/shapes.ts';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { verified } from './lib/accounts.ts';
import { clubOf, memberOf, publishMission, reading } from './lib/mission-club.ts';
import { journey } from './lib/phone.ts';
import { callApi } from './lib/server.ts';
import { pictureOf } from './lib/uploads.ts';

const log = (page: Page) => page.getByRole('log');

async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

async function add(page: Page, kind: RegExp, what: RegExp): Promise<void> {
  await page.getByRole('button', { name: /^Add a picture, an item/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: kind }).click();
  await page.getByRole('dialog').getByRole('button', { name: what }).click();
}

/** A club with one item, which the fan has, and one mission. */
async function clubWithThings(): Promise<{ owner: Session; fan: Session; handle: string }> {
  const owner = await verified();
  const token = owner.sctoken;
  const club = await clubOf(owner);
  const fan = await memberOf(club);
  const { id } = await callApi('POST /clubs/:id/item-designs', {
    params: { id: club.id },
    token,
    body: {
      name: 'Tour tin',
      quality: 'rare',
      kind: 'collectible',
      edition_size: 10,
      picture: { from: 'drawn', object: 'polaroid' },
    },
  });
  await callApi('POST /item-designs/:id/publish', { params: { id }, token });
  await callApi('POST /item-designs/:id/grants', {
    params: { id },
    token,
    body: { to: 'names', user_names: [fan.user_name], note: '' },
  });
  await publishMission(owner, club, { title: 'Learn the encore clap', story: 'Clap twice.' }, [
    { config: reading('Clap twice.') },
  ]);
  return { owner, fan, handle: club.handle };
}

/** Opens the club's lounge, and its id. */
async function openLounge(page: Page): Promise<string> {
  await page.getByRole('link', { name: /^Lounge/ }).click();
  await page.waitForURL('**/user/chat/*');
  return page.url().split('/').at(-1) ?? '';
}

describe('in a lounge', () => {
  journey('a fan sends pictures, a voice note, an item, a mission and a name', async ({ phone }) => {
    const { owner, fan, handle } = await clubWithThings();
    const hers = await phone({ session: owner });
    const his = await phone({ session: fan, microphone: true, asksForPush: true });
    for (const one of [hers, his]) {
      await one.open(`/club/${handle}/messages`);
      await openLounge(one.page);
    }
    await Promise.all([hers.connected(), his.connected()]);
    const field = his.page.locator('.sp-chat-field');

    await field.pressSequentially(`Hi @${owner.user_name.slice(0, 6)}`);
    await his.page.getByRole('option').first().click();
    await send(his.page);
    await log(hers.page)
      .getByRole('link', { name: `@${owner.user_name}` })
      .waitFor();
    // Nobody is asked anything while the keyboard is open.
    expect(await his.page.getByRole('dialog').count()).toBe(0);

    const picture = await pictureOf(900, 600);
    await his.page
      .locator('.sp-chat-dock input[type="file"]')
      .setInputFiles(['a.png', 'b.png'].map((name) => ({ name, mimeType: 'image/png', buffer: picture })));
    await his.page.getByRole('button', { name: 'Remove picture 2' }).waitFor();
    await field.fill('From the balcony');
    await send(his.page);
    await hers.page.getByRole('button', { name: 'Open picture 2 of 2' }).click();
    await hers.page.locator('dialog.sp-viewer').waitFor();
    await hers.page.keyboard.press('Escape');

    await his.page.getByRole('button', { name: 'Record a voice note' }).click();
    const recorder = his.page.getByRole('dialog');
    await recorder.getByRole('button', { name: 'Record', exact: true }).click();
    await recorder.getByText('0:01').waitFor();
    await recorder.getByRole('button', { name: 'Stop' }).click();
    await recorder.getByRole('button', { name: 'Send voice note' }).click();
    const note = hers.page.getByRole('button', { name: 'Play voice note' });
    await note.click();
    await hers.page.getByRole('button', { name: 'Pause voice note' }).waitFor();
    await note.waitFor();

    // The field was left: now it may be asked, and the answer holds.
    const ask = his.page.getByRole('dialog', { name: 'Know when they answer' });
    await ask.getByRole('button', { name: 'Not now' }).click();
    await ask.waitFor({ state: 'hidden' });

    await add(his.page, /^Item/, /^Tour tin/);
    const card = log(hers.page).getByRole('link', { name: /Rare\s*Tour tin/ });
    await card.waitFor();
    await add(his.page, /^Mission/, /^Learn the encore clap/);
    await log(hers.page)
      .getByRole('link', { name: /Learn the encore clap/ })
      .click();
    await hers.page.waitForURL(/\/mission/);
    expect(await his.page.getByRole('dialog').count()).toBe(0);
  });

  journey('a link shows what stands behind it', async ({ phone }) => {
    const owner = await verified();
    const club = await clubOf(owner);
    const { page, open } = await phone({ session: owner });
    await open(`/club/${club.handle}/messages`);
    const id = await openLounge(page);
    await callApi('POST /conversations/:id/messages', {
      params: { id },
      body: { id: randomUUID(), text: 'Read https://example.com/tour' },
      token: owner.sctoken,
    });
    // No journey leaves this machine: what the server would have read there is put into its answer.
    const link = {
      url: 'https://example.com/tour',
      title: 'Winter tour',
      description: 'All dates',
      site: 'example.com',
      picture_url: null,
    };
    await page.route(/\/api\/conversations\/[^/]+\/messages/, async (route) => {
      const answer = await route.fetch();
      const { data } = await answer.json();
      const messages = data.messages.map((message: object) => ({ ...message, link }));
      await route.fulfill({ response: answer, json: { data: { ...data, messages } } });
    });
    await open(`/user/chat/${id}`);
    const shown = log(page).getByRole('link', { name: /Winter tour/ });
    expect(await shown.getAttribute('rel')).toContain('noopener');
    expect(await shown.getAttribute('href')).toBe(link.url);
  });
});

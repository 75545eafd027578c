// Making steps of other worlds on the phone: from the club's home to a live mission with a code, a place, a network, a 360° scene, a
// model of the club's own item and a token.
// Covers: missions, requirements, items.
import type { Session } from '@stagepass/contract/auth/shapes.ts';
import { sampleModel } from '@stagepass/testkit/sample-model.ts';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { verified } from './lib/accounts.ts';
import { clubOf } from './lib/mission-club.ts';
import { journey } from './lib/phone.ts';
import { callApi } from './lib/server.ts';
import { hasTestChain, tuneContract } from './lib/test-chain.ts';
import { pictureOf, uploaded } from './lib/uploads.ts';

/** An item of the club that has a 3D model. */
async function itemWithModel({ sctoken: token }: Session, club: { id: string }): Promise<void> {
  const model_media_id = await uploaded(token, sampleModel(), {
    type: 'model/gltf-binary',
    purpose: 'file',
  });
  await callApi('POST /clubs/:id/item-designs', {
    params: { id: club.id },
    token,
    body: {
      name: 'Tour tin',
      quality: 'rare',
      kind: 'collectible',
      picture: { from: 'drawn', object: 'polaroid' },
      edition_size: 10,
      model_media_id,
    },
  });
}

/** Opens the editor of a type, writes in it, saves, and waits until the step is in the list. */
async function addStep(page: Page, type: string, write: (sheet: Page) => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: `Add step: ${type}` }).click();
  const save = page.getByRole('button', { name: 'Save step' });
  await save.waitFor();
  await write(page);
  await save.click();
  await save.waitFor({ state: 'detached' });
}

/** Two places: the one in the middle, and one that is tapped. */
async function writeScene(page: Page): Promise<void> {
  const picture = { name: 'hall.png', mimeType: 'image/png', buffer: await pictureOf(1024, 512) };
  await page.locator('input[type=file]').setInputFiles(picture);
  const scene = page.getByRole('application');
  await scene.waitFor();
  for (let presses = 0; presses < 4; presses += 1) await scene.press('ArrowRight');
  await page.getByRole('button', { name: 'Add a place here' }).click();
  await page.getByLabel('Clue').fill('Where the light comes from');
  await scene.click({ position: { x: 60, y: 60 } });
  // Nobody could find a place without a clue.
  await page.getByRole('button', { name: 'Save step' }).click();
  await page.getByText(/The clue of place 2/).waitFor();
  await page.getByLabel('Clue').nth(1).fill('High up on the left');
}

journey('steps of every world are written on the phone, and published', async ({ phone }) => {
  const owner = await verified();
  const club = await clubOf(owner);
  await itemWithModel(owner, club);
  const { page, open, trouble } = await phone({ session: owner });
  trouble.expect(/answer: 400 POST \/api\/requirement-lists\//);
  await open(`/club/${club.handle}/home`);
  await page.getByRole('link', { name: 'Manage' }).first().click();
  await page
    .getByRole('navigation', { name: 'Manage club' })
    .getByRole('link', { name: /^Missions/ })
    .click();
  await page.getByRole('link', { name: 'New mission' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Around the world');

  await addStep(page, 'QR code', async () => {
    await page.getByLabel('Changes every 30 s').check();
    await page.getByLabel('Where fans find it').fill('On the screen by the bar');
  });
  await addStep(page, 'Location', async () => {
    await page.getByLabel('Name of the place').fill('Boathouse Hall');
    await page.getByLabel('Latitude').fill('51.5072, -0.1276');
  });
  await addStep(page, 'Social', async () => {
    await page.getByLabel('Network').selectOption('instagram');
    await page.getByLabel('What fans do').selectOption('follow');
    await page.getByLabel('Link address').fill('https://www.instagram.com/explore/');
  });
  await addStep(page, '360° scene', () => writeScene(page));
  await addStep(page, 'AR', async () => {
    await page.getByLabel('Find a marker').check();
    const models = page.getByLabel('Model', { exact: true });
    await models.getByRole('option', { name: 'Tour tin' }).waitFor({ state: 'attached' });
    await models.selectOption({ label: 'Tour tin' });
    await page.getByText(/^The step gets a copy/).waitFor();
  });
  if (hasTestChain())
    await addStep(page, 'Token', async () => {
      await page.getByLabel('Contract address').fill(tuneContract);
      await page.getByLabel('Minimum amount').fill('5');
      await page.getByRole('button', { name: 'Check contract' }).click();
      await page.getByText(/\(TUNE\), \d+ decimals$/).waitFor();
    });

  // The marker is there to be printed once its step was saved.
  await page.getByRole('button', { name: /^AR/ }).last().click();
  await page.getByRole('button', { name: 'Edit step' }).click();
  await page.getByRole('img', { name: 'QR code of the marker' }).waitFor();
  const [sheet] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PNG' }).click(),
  ]);
  expect(sheet.suggestedFilename()).toBe('marker.png');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: hasTestChain() ? 'Publish, 500 XP' : 'Publish, 400 XP' }).click();
  await page.getByRole('button', { name: /^Around the world Live/ }).waitFor();

  const [mission] = await callApi('GET /clubs/:id/missions', { params: { id: club.id } });
  const { requirements } = await callApi('GET /missions/:id', { params: { id: mission?.id ?? '' } });
  const vr = requirements.find(({ summary }) => summary.type === 'VR');
  expect(vr?.summary).toMatchObject({ hotspots: 2 });
});

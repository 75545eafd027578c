// An item in three dimensions: a creator adds a model to a design, what is no model is refused, a fan turns it around.
// Covers: items.
import { sampleModel } from '@stagepass/testkit/sample-model.ts';
import { expect } from 'vitest';
import { signInAs } from './lib/accounts.ts';
import { doorClub, ownName } from './lib/doors.ts';
import { heavyParts } from './lib/heavy-parts.ts';
import { memberOf } from './lib/mission-club.ts';
import { journey, type Phone, settled } from './lib/phone.ts';
import { coloursOf } from './lib/pixels.ts';
import { callApi } from './lib/server.ts';

const file = (buffer: Buffer) => ({ name: 'tin.glb', mimeType: 'model/gltf-binary', buffer });

/**
 * Without a graphics card the viewer's shaders cost about 13 s of processor time before a page's first picture: all that is looked
 * at is looked at on one page, and waited for until a busy machine has come to it.
 */
const drawn_ms = 150_000;
/** A picture that is drawn by the processor comes late. */
const turned = { timeout: 30_000 };
const patient = { timeout: 300_000 };

/** The new design's id. */
async function makeDesign({ page, open }: Phone, name: string): Promise<string> {
  await open(`/club/${doorClub}/manage-items`);
  await page.getByRole('button', { name: 'New item' }).click();
  const sheet = page.getByRole('dialog', { name: 'New item' });
  await sheet.getByLabel('Name', { exact: true }).fill(name);
  await sheet.getByLabel('3D model (.glb)').setInputFiles(file(Buffer.from('<script>no model</script>')));
  await sheet.getByText('Model added').waitFor();
  await sheet.getByRole('button', { name: 'Save as draft' }).click();
  await sheet.getByText('That file isn’t a 3D model. Choose a .glb file (glTF 2.0, binary).').waitFor();
  await sheet.getByRole('button', { name: 'Remove model' }).click();
  await sheet.getByLabel('3D model (.glb)').setInputFiles(file(sampleModel()));
  await sheet.getByText('Model added').waitFor();
  const saved = page.waitForResponse(
    (answer) =>
      answer.request().method() === 'POST' &&
      answer.status() === 201 &&
      answer.url().endsWith('/item-designs'),
  );
  await sheet.getByRole('button', { name: 'Save as draft' }).click();
  const { data } = (await (await saved).json()) as { data: { id: string } };
  return data.id;
}

journey(
  'a creator gives a design its model, a fan turns it around, and the demo world has one',
  patient,
  async ({ phone }) => {
    // A fan of its own: what others do with the demo's fan opens celebrations above her screen.
    const [creator, fan] = [await signInAs('creator'), await memberOf({ id: doorClub })];
    const name = ownName('Tin');
    const studio = await phone({ session: creator });
    studio.trouble.expect(/answer: 422 POST \/api\/clubs\/[^/]+\/item-designs/);
    const id = await makeDesign(studio, name);
    const { sctoken: token } = creator;
    await callApi('POST /item-designs/:id/publish', { params: { id }, token });
    const [demoModel] = await callApi('GET /clubs/:id/item-designs', {
      params: { id: doorClub },
      query: { q: 'Opening night mic' },
      token,
    });
    for (const design of [id, demoModel?.id ?? ''])
      await callApi('POST /item-designs/:id/grants', {
        params: { id: design },
        token,
        body: { to: 'names', user_names: [fan.user_name] },
      });

    const hers = await phone({ session: fan, graphics: true });
    hers.page.setDefaultTimeout(drawn_ms);
    await hers.open(`/user/inventory?q=${name}`);
    await hers.page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    const turn = hers.page.getByRole('button', { name: 'View in 3D' });
    await turn.waitFor();
    // What draws it comes once somebody asks.
    expect(await heavyParts(hers.page)).toEqual([]);
    await turn.click();
    const stage = hers.page.getByRole('img', { name: `${name}, in 3D` });
    await hers.page.getByRole('button', { name: 'Zoom in' }).waitFor();
    await settled(hers.page);
    expect(await heavyParts(hers.page)).toEqual(['model-viewer']);
    const before = await coloursOf(stage);
    expect(before.red).toBeGreaterThan(0.02);
    expect(before.green).toBeGreaterThan(0.02);
    await stage.focus();
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) await hers.page.keyboard.press(key);
    await expect.poll(async () => (await coloursOf(stage)).sum, turned).not.toBe(before.sum);
    await hers.page.getByRole('button', { name: 'Reset view' }).click();
    await expect.poll(async () => (await coloursOf(stage)).green, turned).toBeCloseTo(before.green, 2);
    const box = await stage.boundingBox();
    if (box === null) throw new Error('no stage');
    // The whole width would be a full turn: half of it shows the back.
    const [from, to] = [box.x + box.width / 4, box.x + (box.width * 3) / 4];
    await hers.page.mouse.move(from, box.y + box.height / 2);
    await hers.page.mouse.down();
    await hers.page.mouse.move(to, box.y + box.height / 2, { steps: 6 });
    await hers.page.mouse.up();
    await expect.poll(async () => (await coloursOf(stage)).green, turned).toBeLessThan(before.green / 2);
    await lookAtDemoModel(hers);
  },
);

async function lookAtDemoModel({ page, move }: Phone): Promise<void> {
  await page.getByRole('button', { name: 'Close 3D view' }).click();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await move('/user/inventory?q=Opening+night');
  await page.getByRole('button', { name: /^Opening night mic/ }).click();
  await page.getByRole('button', { name: 'View in 3D' }).click();
  await page.getByRole('button', { name: 'Close 3D view' }).waitFor();
  const stage = page.getByRole('img', { name: 'Opening night mic, in 3D' });
  // Where motion is welcome it turns by itself.
  const { sum } = await coloursOf(stage);
  await expect.poll(async () => (await coloursOf(stage)).sum, turned).not.toBe(sum);
}

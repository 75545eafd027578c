// An item in three dimensions: a creator adds a model to a design, what is no model is refused, a fan turns it around.
import { randomUUID } from 'node:crypto';
import { sampleModel } from '@stagepass/testkit/sample-model.ts';
import { expect } from 'vitest';
import { signInAs } from './lib/accounts.ts';
import { doorClub, ownName, verified } from './lib/doors.ts';
import { journey, type Phone, settled } from './lib/phone.ts';
import { coloursOf } from './lib/pixels.ts';
import { callApi, serverUrl } from './lib/server.ts';

const file = (buffer: Buffer) => ({ name: 'tin.glb', mimeType: 'model/gltf-binary', buffer });

/** The new design's id. */
async function makeDesign({ page, open }: Phone, name: string): Promise<string> {
  await open(`/club/${doorClub}/manage-items`);
  await page.getByRole('button', { name: 'New design' }).click();
  const sheet = page.getByRole('dialog', { name: 'New design' });
  await sheet.getByLabel('Name', { exact: true }).fill(name);
  await sheet.getByLabel('A 3-D model (.glb)').setInputFiles(file(Buffer.from('<script>no model</script>')));
  await sheet.getByText('A model is there.').waitFor();
  await sheet.getByRole('button', { name: 'Save as draft' }).click();
  await sheet.getByText('That file is no 3-D model. It has to be a .glb file (glTF 2.0, binary).').waitFor();
  await sheet.getByRole('button', { name: 'Take the model away' }).click();
  await sheet.getByLabel('A 3-D model (.glb)').setInputFiles(file(sampleModel()));
  await sheet.getByText('A model is there.').waitFor();
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

journey('a creator gives a design its model, and a fan turns it around', async ({ phone }) => {
  const [creator, fan] = [await signInAs('creator'), await verified()];
  const name = ownName('Tin');
  const studio = await phone({ session: creator });
  studio.trouble.expect(/answer: 422 POST \/api\/clubs\/[^/]+\/item-designs/);
  const id = await makeDesign(studio, name);
  const { sctoken: token } = creator;
  await callApi('POST', `/item-designs/${id}/publish`, { token });
  const granted = await fetch(`${serverUrl()}/api/item-designs/${id}/grants`, {
    method: 'POST',
    headers: { authorization: token, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ to: 'names', user_names: [fan.user_name] }),
  });
  expect(granted.status).toBe(201);

  const hers = await phone({ session: fan, graphics: true });
  const fetched: string[] = [];
  hers.page.on('request', (request) => fetched.push(request.url()));
  await hers.open('/user/inventory');
  await hers.page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  const turn = hers.page.getByRole('button', { name: 'Turn it around in 3-D' });
  await turn.waitFor();
  // Neither the model nor what draws it, before somebody asks.
  expect(fetched.filter((url) => /\.glb|open-model/.test(url))).toEqual([]);
  await turn.click();
  const stage = hers.page.getByRole('application', { name: `${name}, in 3-D` });
  await hers.page.getByRole('button', { name: 'Nearer' }).waitFor();
  await settled(hers.page);
  const before = await coloursOf(stage);
  expect(before.red).toBeGreaterThan(0.02);
  expect(before.green).toBeGreaterThan(0.02);
  await stage.focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) await hers.page.keyboard.press(key);
  await expect.poll(async () => (await coloursOf(stage)).sum, { timeout: 15_000 }).not.toBe(before.sum);
  await hers.page.getByRole('button', { name: 'As it stood' }).click();
  await expect
    .poll(async () => (await coloursOf(stage)).green, { timeout: 15_000 })
    .toBeCloseTo(before.green, 2);
  const box = await stage.boundingBox();
  if (box === null) throw new Error('no stage');
  await hers.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await hers.page.mouse.down();
  await hers.page.mouse.move(box.x + box.width / 2 + 260, box.y + box.height / 2, { steps: 6 });
  await hers.page.mouse.up();
  await expect
    .poll(async () => (await coloursOf(stage)).green, { timeout: 15_000 })
    .toBeLessThan(before.green / 2);
});

journey('the demo world has one to look at', async ({ phone }) => {
  const fan = await phone({ motion: true, session: await signInAs('fan'), graphics: true });
  await fan.open('/user/inventory?q=Opening+night');
  await fan.page.getByRole('button', { name: /^Opening night mic/ }).click();
  await fan.page.getByRole('button', { name: 'Turn it around in 3-D' }).click();
  await fan.page.getByRole('button', { name: 'Put it back' }).waitFor();
  const stage = fan.page.getByRole('application', { name: 'Opening night mic, in 3-D' });
  // It turns by itself.
  const { sum } = await coloursOf(stage);
  await expect.poll(async () => (await coloursOf(stage)).sum, { timeout: 15_000 }).not.toBe(sum);
});

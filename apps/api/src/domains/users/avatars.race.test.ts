// Proves that uploads of one person which overlap never take away the file of the picture that stays.
import { imageAddress } from '@stagepass/base/address.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Registered, registerFan } from '#app/testing/people.ts';
import { startTestApp, type TestApp } from '#app/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const picture = (background: string) =>
  sharp({ create: { width: 120, height: 120, channels: 3, background } })
    .jpeg()
    .toBuffer();

function upload(fan: Registered, bytes: Buffer) {
  const file = { bytes: new Uint8Array(bytes), type: 'image/jpeg' };
  return app.ok('PUT /users/me/avatar', {}, { ...fan.as, file });
}

async function shown(fan: Registered): Promise<number[]> {
  const { avatar } = (await app.ok('GET /auth/session', {}, fan.as)).data;
  const addresses = [avatar?.small_url ?? '', avatar?.large_url ?? ''];
  return Promise.all(
    addresses.map(async (address) => (await fetch(imageAddress(address, `${app.url}/api`))).status),
  );
}

/** Removals wait until they are let go: as on a storage that is slow at them. */
function slowRemovals(): { letGo(): Promise<void> } {
  const { storage } = app.platform;
  const { remove } = storage;
  const waiting: (() => Promise<void>)[] = [];
  storage.remove = async (key) => void waiting.push(() => remove(key));
  return {
    async letGo() {
      storage.remove = remove;
      await Promise.all(waiting.map((go) => go()));
    },
  };
}

test('a picture taken back while its first files are being removed is there', async () => {
  const fan = await registerFan(app);
  const [rose, teal] = [await picture('#a03050'), await picture('#30a0a0')];
  await upload(fan, rose);
  const removals = slowRemovals();
  await upload(fan, teal);
  await upload(fan, rose);
  await removals.letGo();
  expect(await shown(fan)).toEqual([200, 200]);
});

test('of many uploads and a removal at once, what stays is there', async () => {
  const fan = await registerFan(app);
  const [rose, teal] = [await picture('#a03050'), await picture('#30a0a0')];
  const removals = slowRemovals();
  await Promise.all([rose, teal, rose, teal, rose].map((bytes) => upload(fan, bytes)));
  await app.ok('DELETE /users/me/avatar', {}, fan.as);
  await Promise.all([rose, teal, rose].map((bytes) => upload(fan, bytes)));
  await removals.letGo();
  expect(await shown(fan)).toEqual([200, 200]);
});

// @vitest-environment jsdom
// Tests sharing an address with its picture: where the phone takes pictures, and the link alone everywhere else.
import { afterEach, expect, test, vi } from 'vitest';
import { share } from './share.ts';

const phone = (parts: Record<string, unknown>) => {
  for (const [name, value] of Object.entries(parts))
    Object.defineProperty(navigator, name, { value, configurable: true });
};
afterEach(() => {
  for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name);
  vi.unstubAllGlobals();
});

const what = { title: 'Level 12', path: '/level/neon-tide~ana', card: 'level/neon-tide~ana' };
const link = { title: 'Level 12', url: expect.stringMatching(/\/level\/neon-tide~ana$/) };

test('the picture goes with the link where the phone takes it', async () => {
  const shared = vi.fn().mockResolvedValue(undefined);
  phone({ share: shared, canShare: () => true });
  const fetched = vi.fn(async (_address: string) => new Response('png', { status: 200 }));
  vi.stubGlobal('fetch', fetched);
  expect(await share(what)).toBe('shared');
  expect(fetched.mock.calls[0]?.[0]).toMatch(/\/cards\/level\/neon-tide~ana\.png$/);
  const [given] = shared.mock.calls[0] as [{ files: File[] }];
  expect(given).toMatchObject(link);
  expect(given.files[0]).toMatchObject({ name: 'stagepass.png', type: 'image/png' });
});

test.each([
  ['the phone takes none', { canShare: () => false }, 200],
  ['it is not for everybody', { canShare: () => true }, 404],
])('the link is shared alone where %s', async (_, parts, status) => {
  const shared = vi.fn().mockResolvedValue(undefined);
  phone({ share: shared, ...parts });
  vi.stubGlobal('fetch', async () => new Response('', { status }));
  expect(await share(what)).toBe('shared');
  expect(shared).toHaveBeenCalledWith(link);
});

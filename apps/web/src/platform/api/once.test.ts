// @vitest-environment jsdom
// Tests that a deed keeps its key until its answer is known, and no longer.
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { sendOnce } from './once.ts';

afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const lost = new ApiError({ status: 0, code: 'network', message: '' });
const refused = new ApiError({ status: 409, code: 'market.sold', message: '' });

async function keyOf(deed: string, body: unknown, outcome?: Error): Promise<string> {
  let used = '';
  await sendOnce(deed, body, async (key) => {
    used = key;
    if (outcome) throw outcome;
  }).catch(() => undefined);
  return used;
}

it('sends the same key again after an answer was lost, and a new one after it came', async () => {
  const first = await keyOf('buy/a', { price: 1 }, lost);
  expect(await keyOf('buy/a', { price: 1 }, lost)).toBe(first);
  expect(await keyOf('buy/a', { price: 1 })).toBe(first);
  expect(await keyOf('buy/a', { price: 1 })).not.toBe(first);
});

it('is another deed with another body, and after a refusal', async () => {
  const first = await keyOf('buy/b', { price: 1 }, lost);
  const second = await keyOf('buy/b', { price: 2 }, refused);
  expect(second).not.toBe(first);
  expect(await keyOf('buy/b', { price: 2 }, refused)).not.toBe(second);
});

it('has a key on plain http too, where a page makes no UUIDs', async () => {
  const { crypto } = globalThis;
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const [first, second] = [await keyOf('buy/c', 1), await keyOf('buy/d', 1)];
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).not.toBe(first);
});

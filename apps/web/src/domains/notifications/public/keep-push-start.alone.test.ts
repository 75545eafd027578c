// @vitest-environment jsdom
// A start without a session: the worker keeps no token of a session that ended while no page was open.
import { afterEach, expect, test, vi } from 'vitest';
import { keepPush } from './keep-push.ts';

afterEach(() => vi.unstubAllGlobals());

test('what the worker was left is deleted where nobody is signed in', () => {
  const forget = vi.fn(async () => true);
  vi.stubGlobal('caches', { delete: forget });
  keepPush();
  expect(forget).toHaveBeenCalledWith('stagepass-push');
});

// A line that takes too long fails, what it made is ended when it comes, and what all lines share is nobody's time.
import { expect, it, vi } from 'vitest';
import { withinTime } from './within-time.ts';

const never = new Promise<never>(() => {});

it('hands on what comes in time, and breaks where it is late', async () => {
  const within = withinTime(0.05);
  expect(await within(Promise.resolve(7))).toBe(7);
  await expect(within(Promise.reject(new Error('broke')))).rejects.toThrow('broke');
  await expect(within(never)).rejects.toThrow('took longer than 0.05 s');
  await expect(within(never)).rejects.toThrow('took longer');
});

it('ends what comes too late', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const ended = vi.fn();
  await expect(withinTime(0.01)(promise, ended)).rejects.toThrow('took longer');
  expect(ended).not.toHaveBeenCalled();
  resolve('a server');
  await promise;
  expect(ended).toHaveBeenCalledWith('a server');
});

it('does not count what is made for all', async () => {
  const from = performance.now();
  const besides_ms = () => Math.min(200, performance.now() - from);
  await expect(withinTime(0.05, besides_ms)(never)).rejects.toThrow('took longer');
  expect(performance.now() - from).toBeGreaterThanOrEqual(240);
});

// The line of the system that says what the host took is read right, a calm sample is taken once, and a disturbed one anew.
import { expect, it } from 'vitest';
import { readTimes, undisturbed } from './undisturbed.ts';

it('reads what was stolen, and of how much', () => {
  expect(readTimes('cpu  100 10 20 300 5 0 5 60 7 0\ncpu0 1 1')).toEqual({ all: 500, stolen: 60 });
  expect(readTimes('')).toEqual({ all: 0, stolen: 0 });
});

it('takes at least one sample and at most three, and hands it on', async () => {
  let taken = 0;
  const said: string[] = [];
  const last = await undisturbed(
    async () => ++taken,
    (sentence) => said.push(sentence),
  );
  expect(last).toBe(taken);
  expect(said).toHaveLength(taken - 1);
  expect(taken).toBeLessThanOrEqual(3);
});

/** Hosts that take so much of each sample, one after the other; the last one goes on. */
function hostTaking(...shares: number[]) {
  let looks = 0;
  let stolen = 0;
  return async () => {
    const sample = Math.floor(looks / 2);
    if (looks % 2 === 1) stolen += 1000 * (shares[Math.min(sample, shares.length - 1)] ?? 0);
    const all = 1000 * Math.ceil(looks / 2);
    looks += 1;
    return { all, stolen };
  };
}

it('takes a sample anew that the host disturbed, also where it broke', async () => {
  const samples = [() => Promise.reject(new Error('the client missed its turn')), async () => 7];
  const said: string[] = [];
  const take = () => samples.shift()?.() ?? Promise.reject(new Error('asked too often'));
  const taken = await undisturbed<number>(take, (sentence) => said.push(sentence), hostTaking(0.09, 0));
  expect(taken).toBe(7);
  expect(said).toEqual(['  the host took 9.0 % of this machine: once more']);
});

it('breaks at once where the host took nothing', async () => {
  const broken = () => Promise.reject(new Error('refused'));
  await expect(undisturbed(broken, () => {}, hostTaking(0))).rejects.toThrow('refused');
});

// Tests that what was set going over one document leaves the next one alone.
import { afterEach, expect, test, vi } from 'vitest';

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

afterEach(() => void vi.unstubAllGlobals());

test('a timer comes due only over the document in which it was set', async () => {
  const late = vi.fn();
  vi.stubGlobal('document', { name: 'gone' });
  setTimeout(late, 1, 'given');
  const every = setInterval(late, 1);
  vi.stubGlobal('document', { name: 'next' });
  await pause(20);
  clearInterval(every);
  expect(late).not.toHaveBeenCalled();

  setTimeout(late, 1, 'given');
  await pause(20);
  expect(late).toHaveBeenCalledExactlyOnceWith('given');
});

// Owns: times are read as the driver reads them, to the millisecond.
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { timeReader } from './read-time.ts';

const usual = vi.fn(pg.types.getTypeParser(pg.types.builtins.TIMESTAMP) as (text: string) => unknown);
const read = timeReader(usual);

test.each([
  ['2026-11-18 12:13:06+00', '2026-11-18T12:13:06.000Z'],
  ['2026-11-18 12:13:06.3+00', '2026-11-18T12:13:06.300Z'],
  ['2026-11-18 12:13:06.351+00', '2026-11-18T12:13:06.351Z'],
  ['2026-11-18 12:13:06.351999+00', '2026-11-18T12:13:06.351Z'],
  ['1969-12-31 23:59:59.999+00', '1969-12-31T23:59:59.999Z'],
])('%s', (text, iso) => {
  usual.mockClear();
  expect((read(text) as Date).toISOString()).toBe(iso);
  expect(usual).not.toHaveBeenCalled();
});

test.each(['infinity', '2026-11-18 12:13:06+05:30', '0044-03-15 12:00:00+00 BC', '12026-11-18 12:13:06+00'])(
  '%s is left to the driver',
  (text) => {
    usual.mockClear();
    read(text);
    expect(usual).toHaveBeenCalledWith(text);
  },
);

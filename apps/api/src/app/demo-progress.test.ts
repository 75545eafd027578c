// Tests what seeding shows: one line that counts up in a terminal, few lines in a log.
import { expect, test } from 'vitest';
import { tellOn } from './demo-progress.ts';

function tell(isTTY: boolean): string {
  let text = '';
  let now_ms = 0;
  const out = { isTTY, write: (more: string) => (text += more) };
  const teller = tellOn(out, () => now_ms);
  teller.begin('users');
  for (let done = 1; done <= 20; done += 1) {
    now_ms += 500;
    teller.progress(done, 20);
  }
  teller.end();
  return text;
}

test('in a terminal one line counts up', () => {
  const lines = tell(true);
  expect(lines.endsWith('\r  Seeding the demo world: users 100 %\n')).toBe(true);
  expect(lines.match(/\n/g)).toHaveLength(1);
});

test('elsewhere a line is said at the beginning and every few seconds', () => {
  expect(tell(false)).toBe(
    [
      '  Seeding the demo world: users',
      '  Seeding the demo world: users 50 %',
      '  Seeding the demo world: users 100 %',
      '',
    ].join('\n'),
  );
});

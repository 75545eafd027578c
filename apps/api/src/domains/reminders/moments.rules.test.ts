// Tests which moments can be waited for, and when somebody is reminded.
import { expect, test } from 'vitest';
import { momentsOf } from './moments.rules.ts';

const now = new Date('2026-11-17T12:00:00Z');
const at = (iso: string) => new Date(`2026-11-${iso}:00Z`);

test('what has begun has its end left, and what is over nothing', () => {
  expect(momentsOf('mission', { starts_at: at('18T09:00'), ends_at: at('20T09:00') }, now)).toEqual([
    { moment: 'start', at: at('18T09:00'), remind_at: at('18T09:00') },
    { moment: 'end', at: at('20T09:00'), remind_at: at('20T07:00') },
  ]);
  expect(momentsOf('mission', { starts_at: at('17T12:00'), ends_at: null }, now)).toEqual([]);
  expect(momentsOf('auction', { starts_at: null, ends_at: at('17T12:10') }, now)).toEqual([
    { moment: 'end', at: at('17T12:10'), remind_at: at('17T11:55') },
  ]);
  expect(momentsOf('auction', { starts_at: null, ends_at: at('17T11:59') }, now)).toEqual([]);
});

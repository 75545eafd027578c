// Tests what the endpoints of reminders take.
import { expect, test } from 'vitest';
import { setReminder } from './endpoints.ts';

const id = '00000000-0000-4000-8000-000000000001';

test.each([
  [{ kind: 'mission', id, moment: 'start' }, true],
  [{ kind: 'auction', id, moment: 'end' }, true],
  [{ kind: 'club', id, moment: 'end' }, false],
  [{ kind: 'mission', id, moment: 'middle' }, false],
])('%o is taken: %s', (params, taken) => {
  expect(setReminder.params.safeParse(params).success).toBe(taken);
});

test('a malformed id is answered as one that is not there', () => {
  const { error } = setReminder.params.safeParse({ kind: 'mission', id: 'none', moment: 'end' });
  expect(error?.issues).toMatchObject([{ params: { not_found: { code: 'reminders.subject-not-found' } } }]);
});

// Owns: which errors follow from an endpoint's fields.
import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { errorsOf } from './implied-errors.ts';
import { done } from './shapes.ts';

const common = ['internal', 'too-many-requests', 'unavailable'];
const codesOf = (fields: object) => {
  const made = { method: 'GET', path: '/x', summary: 'X.', who: 'visitor', answer: done, errors: [] };
  return errorsOf(endpoint({ ...made, ...fields } as never)).map(({ code }) => code);
};

test.each([
  ['a read for everybody', {}, []],
  ['parameters', { params: z.strictObject({}) }, ['invalid-input']],
  ['a call that takes a body', { method: 'PUT' }, ['body-too-large', 'invalid-input', 'wrong-content-type']],
  ['fans', { who: 'fan' }, ['account-suspended', 'not-signed-in']],
  ['verified people', { who: 'verified' }, ['account-suspended', 'email-not-verified', 'not-signed-in']],
  [
    'operators',
    { who: 'operator' },
    ['account-suspended', 'not-allowed', 'not-signed-in', 'operator-factor-missing'],
  ],
  ['sign-ups', { feature: 'registration' }, ['features.registration-off']],
  ['keyed calls', { idempotent: true }, ['idempotency-key-missing', 'idempotency-key-reused']],
])('%s', (_, fields, implied) => {
  expect(codesOf(fields).toSorted()).toEqual([...common, ...implied].toSorted());
});

test('what is declared as well as implied is named once', () => {
  const [declared] = errorsOf(endpoint({ who: 'fan', errors: [] } as never));
  const codes = codesOf({ who: 'fan', errors: [declared] });
  expect(new Set(codes).size).toBe(codes.length);
});

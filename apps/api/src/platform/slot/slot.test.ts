// Owns: a slot is filled once and never read empty.
import { expect, test } from 'vitest';
import { slot } from './slot.ts';

test('a slot gives what boot put in, and takes the same value again', () => {
  const roles = slot<{ name: string }>('roles');
  const value = { name: 'memberships' };
  roles.fill(value);
  roles.fill(value);
  expect(roles.read()).toBe(value);
});

test('an empty slot is not read, a full one not changed', () => {
  const roles = slot<{ name: string }>('roles');
  expect(() => roles.read()).toThrow('before boot filled it');
  roles.fill({ name: 'memberships' });
  expect(() => roles.fill({ name: 'other' })).toThrow('filled twice');
});

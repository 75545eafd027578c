// Tests which way in is offered to whom.
import type { ClubViewer } from '@stagepass/contract/clubs/shapes.ts';
import { expect, test } from 'vitest';
import { missingFor, type Need } from './way-in.ts';

const nothing: ClubViewer['can'] = {
  see_inside: false,
  join: false,
  leave: false,
  comment: false,
  take_part: false,
  post: false,
  manage: false,
  scan: false,
  manage_content: false,
  manage_sales: false,
  manage_members: false,
  manage_club: false,
  manage_admins: false,
  delete_club: false,
  hand_over: false,
  answer_hand_over: false,
};

function viewer(role: ClubViewer['role'], may: readonly Need[] = []): ClubViewer {
  return {
    role,
    scopes: role === 'admin' ? ['scan'] : [],
    operator: false,
    member_number: null,
    joined_at: null,
    tier: null,
    subscribed: false,
    muted_until: null,
    banned: false,
    pending: false,
    can: { ...nothing, ...Object.fromEntries(may.map((need) => [need, true])) },
  };
}

test.each([
  ['visitor', 'see_inside', 'sign-in'],
  ['visitor', 'manage_club', 'sign-in'],
  ['visitor', 'membership', 'sign-in'],
  ['guest', 'membership', 'join'],
  ['guest', 'see_inside', 'join'],
  ['guest', 'manage_members', 'owner'],
  ['member', 'manage_club', 'owner'],
  ['admin', 'manage_sales', 'scope'],
  ['admin', 'manage_club', 'scope'],
  ['admin', 'manage_admins', 'owner'],
] as const)('a %s who may not %s is led to %s', (role, need, reason) => {
  expect(missingFor(need, viewer(role))).toBe(reason);
});

test.each(['member', 'admin', 'owner'] as const)('a %s is in', (role) => {
  expect(missingFor('membership', viewer(role))).toBeNull();
});

test('who may goes in', () => {
  expect(missingFor('manage_members', viewer('admin', ['manage_members']))).toBeNull();
});

// Tests who may do what with a person, as tables: every caller × every way they can stand to each other.
import { describe, expect, test } from 'vitest';
import { type Actor, type SignedIn, visitor } from '#platform/http/actor.ts';
import {
  canBlock,
  canFollow,
  canMessage,
  canReport,
  canSeeClubs,
  canSeeProfile,
  isAmong,
  type Standing,
} from './policy.ts';

const me = 'me';
const them = 'them';
const fan: SignedIn = {
  kind: 'user',
  user_id: me,
  session_id: 's',
  verified: true,
  operator: false,
  suspended: false,
  stepped_up_at: null,
};
const unverified: Actor = { ...fan, verified: false };
const operator: Actor = { ...fan, operator: true };
const self: Actor = { ...fan, user_id: them };

const none = { following: false, followed_by: false, muted: false, blocked: false, blocked_by: false };
const blocking: Standing = { ...none, blocked: true };
const blockedBy: Standing = { ...none, blocked_by: true };
const following: Standing = { ...none, following: true };
const followed: Standing = { ...none, followed_by: true };

const there = { id: them, suspended: false, hidden: false, closing: false };

describe('seeing a profile', () => {
  test.each<[string, Actor, typeof there, Standing, boolean]>([
    ['a visitor', visitor, there, null, true],
    ['a fan', fan, there, none, true],
    ['whoever blocked them', fan, there, blocking, true],
    ['whoever is blocked by them', fan, there, blockedBy, false],
    ['an operator who is blocked', operator, there, blockedBy, true],
    ['a visitor: suspended', visitor, { ...there, suspended: true }, null, false],
    ['a fan: suspended', fan, { ...there, suspended: true }, none, false],
    ['an operator: suspended', operator, { ...there, suspended: true }, none, true],
    ['themselves: suspended', self, { ...there, suspended: true }, null, true],
    ['a fan: hidden', fan, { ...there, hidden: true }, none, false],
    ['an operator: hidden', operator, { ...there, hidden: true }, none, true],
    ['themselves: hidden', self, { ...there, hidden: true }, null, true],
    ['a fan: on the way out', fan, { ...there, closing: true }, none, false],
    ['an operator: on the way out', operator, { ...there, closing: true }, none, false],
  ])('%s', (_who, actor, person, standing, may) => {
    expect(canSeeProfile(actor, person, standing)).toBe(may);
  });
});

describe('following', () => {
  const open = { id: them, followable_by: 'everybody' } as const;
  const mutual = { id: them, followable_by: 'followed' } as const;
  const closed = { id: them, followable_by: 'nobody' } as const;
  test.each<[string, Actor, Parameters<typeof canFollow>[1], Standing, boolean]>([
    ['a visitor', visitor, open, null, false],
    ['a fan', fan, open, none, true],
    ['an unverified fan', unverified, open, none, false],
    ['oneself', self, open, null, false],
    ['whom one blocked', fan, open, blocking, false],
    ['who blocked one', fan, open, blockedBy, false],
    ['a fan: only those they follow', fan, mutual, none, false],
    ['a fan whom they follow', fan, mutual, followed, true],
    ['a fan whom they follow: nobody', fan, closed, followed, false],
    ['an operator: nobody', operator, closed, none, false],
  ])('%s', (_who, actor, person, standing, may) => {
    expect(canFollow(actor, person, standing)).toBe(may);
  });
});

test.each<[string, Actor, Standing, { block: boolean; report: boolean; message: boolean }]>([
  ['a visitor', visitor, null, { block: false, report: false, message: false }],
  ['a fan', fan, none, { block: true, report: true, message: true }],
  ['an unverified fan', unverified, none, { block: true, report: true, message: false }],
  ['oneself', self, null, { block: false, report: false, message: false }],
  ['whoever blocked them', fan, blocking, { block: true, report: true, message: false }],
  ['whoever is blocked by them', fan, blockedBy, { block: true, report: true, message: false }],
])('blocking, reporting and writing to: %s', (_who, actor, standing, may) => {
  expect({
    block: canBlock(actor, them),
    report: canReport(actor, them),
    message: canMessage(actor, them, standing),
  }).toEqual(may);
});

test.each<[Parameters<typeof isAmong>[1], Record<string, boolean>]>([
  ['everybody', { visitor: true, fan: true, follower: true, operator: true, self: true }],
  ['followers', { visitor: false, fan: false, follower: true, operator: true, self: true }],
  ['nobody', { visitor: false, fan: false, follower: false, operator: true, self: true }],
])('what is shown to %s', (audience, expected) => {
  expect({
    visitor: isAmong(visitor, audience, them, null),
    fan: isAmong(fan, audience, them, none),
    follower: isAmong(fan, audience, them, following),
    operator: isAmong(operator, audience, them, none),
    self: isAmong(self, audience, them, null),
  }).toEqual(expected);
});

test('clubs are shown to all, or to oneself and operators', () => {
  const hidden = { id: them, clubs_shown: false };
  expect([visitor, fan, operator, self].map((actor) => canSeeClubs(actor, hidden))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  expect(canSeeClubs(visitor, { id: them, clubs_shown: true })).toBe(true);
});

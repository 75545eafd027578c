// Tests that shared screens show what domains register, in the stated order, and that the order names nothing by mistake.
import { expect, test } from 'vitest';
import { clubHomeParts } from '#domains/clubs/public/club-home-slot.ts';
import { manageTiles, waitingSources } from '#domains/clubs/public/manage-slots.ts';
import { homeParts } from '#domains/users/public/home-slot.ts';
import { ownWays } from '#domains/users/public/own-ways.ts';
import { profileParts } from '#domains/users/public/profile-parts.ts';
import { settingsSections } from '#domains/users/public/settings-sections.ts';
import { fillAllSlots } from '../testing/fill-slots.ts';
import { clubHomeOrder } from './club-home-order.ts';
import { homeOrder } from './home-order.ts';
import { manageOrder, waitingOrder } from './manage-order.ts';
import { ownWaysOrder, profileOrder, settingsOrder } from './user-order.ts';

fillAllSlots();

const shown: [screen: string, parts: readonly { name: string }[], order: readonly string[]][] = [
  ['home', homeParts.read(), homeOrder],
  ['a club’s home', clubHomeParts.read(), clubHomeOrder],
  ['what waits for staff', waitingSources.read(), waitingOrder],
  ['management', manageTiles.read(), manageOrder],
  ['a profile', profileParts.read(), profileOrder],
  ['the ways from the own profile', ownWays.read(), ownWaysOrder],
  ['settings', settingsSections.read(), settingsOrder],
];

test.each(shown)('%s shows every registered part, in order', (_, parts, order) => {
  expect(parts.map(({ name }) => name)).toEqual(order);
});

test('a tile counts only what a source knows', () => {
  const sources = waitingSources.read().map(({ name }) => name);
  const counted = manageTiles.read().flatMap(({ counts }) => counts ?? []);
  expect(counted.length).toBeGreaterThan(0);
  expect(counted.filter((name) => !sources.includes(name))).toEqual([]);
});

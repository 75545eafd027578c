// Tests that shared screens show what domains register, in the stated order, and that the order names nothing by mistake.
import { expect, test } from 'vitest';
import { clubHomeParts } from '#domains/clubs/public/club-home-slot.ts';
import { manageTiles, waitingSources } from '#domains/clubs/public/manage-slots.ts';
import { homeParts } from '#domains/users/public/home-slot.ts';
import { ownWays } from '#domains/users/public/own-ways.ts';
import { profileParts } from '#domains/users/public/profile-parts.ts';
import { settingsSections } from '#domains/users/public/settings-sections.ts';
import { fillAllSlots } from '../testing/fill-slots.ts';
import { screenOrder } from './screen-order.ts';

fillAllSlots();

const shown: Record<keyof typeof screenOrder, readonly { name: string }[]> = {
  home: homeParts.read(),
  clubHome: clubHomeParts.read(),
  waiting: waitingSources.read(),
  manage: manageTiles.read(),
  profile: profileParts.read(),
  ownWays: ownWays.read(),
  settings: settingsSections.read(),
};

test.each(Object.entries(shown))('%s shows every registered part, in order', (screen, parts) => {
  expect(parts.map(({ name }) => name)).toEqual(screenOrder[screen as keyof typeof screenOrder]);
});

test('a tile counts only what a source knows', () => {
  const sources = waitingSources.read().map(({ name }) => name);
  const counted = manageTiles.read().flatMap(({ counts }) => counts ?? []);
  expect(counted.length).toBeGreaterThan(0);
  expect(counted.filter((name) => !sources.includes(name))).toEqual([]);
});

import { expect, test } from 'vitest';
import { BENEFIT_TYPES, REQUIREMENT_TYPES, ROLES, STATION_TYPES, VALIDATION } from './enumerations.ts';
import { EXPERIENCE_POINTS, experiencePoints } from './experience.ts';
import { ITEM_QUALITIES, ITEM_QUALITY_KEYS, itemQuality } from './item-quality.ts';

test('roles, requirement, station and benefit types are the agreed ones', () => {
  expect(ROLES).toEqual(['owner', 'member', 'guest', 'admin']);
  expect(REQUIREMENT_TYPES.join(' ')).toBe('CONTENT QRCODE CHECKIN WEB3 SOCIAL VR AR FORM QUIZ LOCATION');
  expect(REQUIREMENT_TYPES).not.toContain(VALIDATION);
  expect(STATION_TYPES).toEqual(['BADGE', 'MEMBERTIER', 'NFT', 'ITEM']);
  expect(BENEFIT_TYPES).toEqual(['discount', 'privateMission']);
});

test('experience points per requirement type are the agreed ones', () => {
  expect(EXPERIENCE_POINTS).toEqual({
    CONTENT: 50,
    QRCODE: 50,
    CHECKIN: 75,
    WEB3: 100,
    SOCIAL: 50,
    VR: 100,
    AR: 100,
    FORM: 50,
    QUIZ: 75,
    LOCATION: 100,
  });
  expect(experiencePoints('QUIZ')).toBe(75);
  expect(experiencePoints(VALIDATION)).toBe(0);
});

test('item qualities have the agreed keys, values and names', () => {
  expect(ITEM_QUALITIES.map(({ key, value, name }) => [key, value, name])).toEqual([
    ['urare', 1, 'Ultra Rare'],
    ['ssrare', 3, 'SS.Rare'],
    ['srare', 7, 'Super Rare'],
    ['rare', 19, 'Rare'],
    ['uncommon', 40, 'Uncommon'],
    ['common', 30, 'Common'],
  ]);
  expect(ITEM_QUALITIES.reduce((sum, { value }) => sum + value, 0)).toBe(100);
});

test('each quality has a colour, a glyph and a frame of its own', () => {
  for (const cue of ['colour', 'glyph', 'frame'] as const) {
    expect(new Set(ITEM_QUALITIES.map((quality) => quality[cue])).size).toBe(6);
  }
  for (const { key, colour } of ITEM_QUALITIES) expect(colour).toBe(`q-${key}`);
});

test('a quality is found by its key, and an unknown key finds none', () => {
  for (const key of ITEM_QUALITY_KEYS) expect(itemQuality(key).key).toBe(key);
  expect(itemQuality('legendary' as string)).toBeUndefined();
  expect(itemQuality('toString' as string)).toBeUndefined();
});

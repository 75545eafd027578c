// Tests how user names are made and kept, what becomes of pictures, and that the demo people are always the same.
import { seededDice } from '@stagepass/base/dice.ts';
import { USER_NAME_PATTERN } from '@stagepass/base/text.ts';
import { describe, expect, test } from 'vitest';
import { drawnAvatarKey } from './avatars.rules.ts';
import { DEMO_FANS, demoFans } from './demo-fans.rules.ts';
import { isReservedUserName, nextUserName, userNameChangeableAt, userNameFrom } from './user-names.rules.ts';

describe('user names', () => {
  test.each([
    ['ana.lima', 'ana_lima'],
    ['Ana.Lima+tickets', 'ana_lima_tickets'],
    ['José-María', 'jose_maria'],
    ['a', 'fan_a'],
    ['', 'new_fan'],
    ['田中', 'new_fan'],
    ['admin', 'fan_admin'],
    ['a.very.long.name.that.goes.on', 'a_very_long_name_tha'],
    ['___', 'new_fan'],
  ])('%s → %s', (hint, name) => expect(userNameFrom(hint)).toBe(name));

  test('a taken one gets digits, and always fits', () => {
    const dice = seededDice('names');
    for (const hint of ['ana', 'a.very.long.name.that.goes.on', '', 'fan'])
      for (let attempt = 0; attempt < 12; attempt += 1) {
        const name = nextUserName(userNameFrom(hint), attempt, (sides) => dice.int(sides));
        expect(name).toMatch(USER_NAME_PATTERN);
        expect(isReservedUserName(name)).toBe(false);
      }
  });

  test.each(['admin', 'me', 'stagepass', '_admin_', 'ad_min', 'ntu', 'permission_error', 'support'])(
    '%s is reserved',
    (name) => expect(isReservedUserName(name)).toBe(true),
  );
  test.each(['ana', 'homer', 'users_of_sound', 'admiral'])('%s is not', (name) =>
    expect(isReservedUserName(name)).toBe(false),
  );

  test('can change once in 30 days', () => {
    const changed = new Date('2026-11-01T00:00:00Z');
    expect(userNameChangeableAt(null, changed)).toBeNull();
    expect(userNameChangeableAt(changed, new Date('2026-11-30T23:59:59Z'))).toEqual(
      new Date('2026-12-01T00:00:00Z'),
    );
    expect(userNameChangeableAt(changed, new Date('2026-12-01T00:00:00Z'))).toBeNull();
  });
});

describe('profile pictures', () => {
  test('that are drawn are named by their content', () => {
    const [a, b] = [drawnAvatarKey('u', Buffer.from('a'), 96), drawnAvatarKey('u', Buffer.from('b'), 96)];
    expect(a).not.toBe(b);
    expect(a).toMatch(/^public\/avatars\/u\/[0-9a-f]{16}-96\.webp$/);
  });
});

describe('demo people', () => {
  test('are 200, all different, and the same again from the same seed', () => {
    const fans = demoFans(seededDice('x'));
    expect(fans).toHaveLength(DEMO_FANS);
    expect(new Set(fans.map((fan) => fan.user_name)).size).toBe(DEMO_FANS);
    for (const fan of fans) {
      expect(fan.user_name).toMatch(USER_NAME_PATTERN);
      expect(isReservedUserName(fan.user_name)).toBe(false);
      expect(fan.bio.length).toBeGreaterThan(5);
    }
    expect(demoFans(seededDice('x'))).toEqual(fans);
  });
});

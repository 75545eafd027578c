// Tests which passwords are refused, and that good ones are not.
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { compressedList } from './leaked-list.generated.ts';
import { isOnLeakedList } from './leaked-list.ts';
import { isCommonPassword, PASSWORD_LEAST, passwordFault } from './passwords.rules.ts';

const common = [
  'password',
  'Password1',
  'P@ssw0rd',
  'p4ssw0rd!2024',
  'PASSWORD123!',
  'iloveyou',
  'ILoveYou2',
  'sunshine99',
  'princess1',
  'qwertyuiop',
  'qwer1234',
  '1q2w3e4r',
  '1qaz2wsx',
  'zaq12wsx',
  'asdfghjkl',
  'abcd1234',
  'abc123456',
  '12345678',
  '123456789',
  '1234567890',
  '87654321',
  '19870512',
  'aaaaaaaa',
  'abababab',
  '12341234',
  'letmein1',
  'welcome2026',
  'Summer2025!',
  'dragon123',
  'monkey!!',
  'liverpool1',
  'trustno1',
  'correcthorsebatterystaple',
  'monkeymonkey',
  'stagepass1',
  'qwertz123',
  'azertyuiop',
  'm1chael1990',
  'football!',
  'pass word',
];
const good = [
  'stagepass-demo',
  'violet kettle harbour',
  'Tr4mline$Orchard',
  'x9#mQ2vLp0',
  'kaffee-um-halb-neun',
  'ничегонезнаю73',
  'my dragon eats tuesdays',
  'correct pony battery clip',
  'zwölfboxkämpfer',
];

describe('common passwords', () => {
  test.each(common)('%s is refused', (password) => expect(isCommonPassword(password)).toBe(true));
  test.each(good)('%s is fine', (password) => expect(isCommonPassword(password)).toBe(false));
  test.each(good)('%s is on no list', async (password) => expect(await isOnLeakedList(password)).toBe(false));
});

describe('what is wrong with a password', () => {
  const email = 'ana.lima@example.test';
  const table: [password: string, code: string | undefined][] = [
    ['violet!', 'auth.password-too-short'],
    ['violet!!', undefined],
    ['v'.repeat(64) + 'w x y z '.repeat(8), undefined],
    [`${'v'.repeat(64)}${'w x y z '.repeat(8)}1`, 'auth.password-too-long'],
    [email, 'auth.password-is-email'],
    ['Ana.Lima@Example.test', 'auth.password-is-email'],
    ['ana.lima', 'auth.password-is-email'],
    ['ana.lima likes trams', undefined],
    ['password', 'auth.password-too-common'],
    // By the long list alone.
    ['armstrong', 'auth.password-too-common'],
    ['Love Story', 'auth.password-too-common'],
    ['armstrong lovestory', undefined],
    // Eight characters, though sixteen code units.
    ['🎸🥁🎹🎺🎻🎷🪕🎤', undefined],
  ];
  test.each(table)('%s', async (password, code) =>
    expect((await passwordFault(password, email))?.code).toBe(code),
  );
});

describe('the long list', () => {
  test('holds more than twelve thousand lines, each one found by itself and in no other rule', async () => {
    const text = brotliDecompressSync(Buffer.from(compressedList, 'base64')).toString();
    const lines = text.trim().split('\n');
    expect(lines.length).toBeGreaterThan(12_000);
    expect(lines.filter((line) => [...line].length < PASSWORD_LEAST || isCommonPassword(line))).toEqual([]);
    const some = lines.filter((_, at) => at % 25 === 0 || at === lines.length - 1);
    const found = await Promise.all(some.map((line) => isOnLeakedList(line.toUpperCase())));
    expect(found.filter((is) => !is)).toEqual([]);
  });

  test('finds whole lines only', async () => {
    for (const part of ['', 'armstrongs', 'rmstrong', 'armstrong\nlovestory'])
      expect([part, await isOnLeakedList(part)]).toEqual([part, false]);
  });
});

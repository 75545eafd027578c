// Tests which passwords are refused, and that good ones are not.
import { describe, expect, test } from 'vitest';
import { isCommonPassword, passwordFault } from './passwords.rules.ts';

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
    // Eight characters, though sixteen code units.
    ['🎸🥁🎹🎺🎻🎷🪕🎤', undefined],
  ];
  test.each(table)('%s', (password, code) => expect(passwordFault(password, email)?.code).toBe(code));
});

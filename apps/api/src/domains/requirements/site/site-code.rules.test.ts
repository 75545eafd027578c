// Tests codes on site: signed, rotating by the server's clock, told apart from older ones.
import { readSiteCode, showSiteCode } from '@stagepass/base/site-code.ts';
import { expect, test } from 'vitest';
import { secretsFrom } from '#platform/secrets/root-key.ts';
import { type CodeOf, checkCode, codeAt, tagOf, useKey } from './site-code.rules.ts';

const secrets = secretsFrom('r'.repeat(32));
const fixed: CodeOf = { requirement_id: 'a', version: 3, mode: 'fixed' };
const rotating: CodeOf = { requirement_id: 'a', version: 1, mode: 'rotating' };
const at = (seconds: number) => new Date(1_800_000_000_000 + seconds * 1000);

test('a code is ten signs without look-alikes, read from any spelling or from an address', () => {
  const code = codeAt(secrets, fixed, at(0));
  expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{10}$/);
  expect(code.startsWith(tagOf(secrets, 'a'))).toBe(true);
  expect(readSiteCode(showSiteCode(code).toLowerCase())).toBe(code);
  expect(readSiteCode(`https://club.example/club/play-mission/x?step=y&code=${code}`)).toBe(code);
  expect(readSiteCode('https://club.example/')).toBeUndefined();
  expect(readSiteCode('K7QM2P4X')).toBeUndefined();
  expect(readSiteCode('K7QM2P4XO0')).toBeUndefined();
});

test('a fixed code counts until another is made, and is then known as old', () => {
  const code = codeAt(secrets, fixed, at(0));
  expect(checkCode(secrets, fixed, code, at(999_999))).toEqual({ is: 'right', version: 3, slot: null });
  expect(checkCode(secrets, { ...fixed, version: 4 }, code, at(0)).is).toBe('expired');
  expect(checkCode(secrets, { ...fixed, requirement_id: 'b' }, code, at(0)).is).toBe('wrong');
  expect(checkCode(secretsFrom('s'.repeat(32)), fixed, code, at(0)).is).toBe('wrong');
});

test('a rotating code counts in its half minute and the one after, and is then expired', () => {
  const code = codeAt(secrets, rotating, at(0));
  expect(codeAt(secrets, rotating, at(29))).toBe(code);
  expect(codeAt(secrets, rotating, at(30))).not.toBe(code);
  expect(checkCode(secrets, rotating, code, at(59)).is).toBe('right');
  expect(checkCode(secrets, rotating, code, at(60)).is).toBe('expired');
  expect(checkCode(secrets, rotating, code, at(-1)).is).toBe('wrong');
});

test('a use names the code, and a fixed one anew in each round', () => {
  expect(useKey({ version: 1, slot: null }, '')).toBe('1:fixed');
  expect(useKey({ version: 1, slot: null }, '2026-11-16')).toBe('1:fixed:2026-11-16');
  expect(useKey({ version: 1, slot: 7 }, '2026-11-16')).toBe('1:7');
});

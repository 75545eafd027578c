// Owns what makes a password good enough: length, not the email, not what leaked lists are full of.
import {
  passwordIsEmail,
  passwordTooCommon,
  passwordTooLong,
  passwordTooShort,
} from '@stagepass/contract/auth/errors.ts';
import type { ErrorCode } from '@stagepass/contract/endpoint.ts';
import { isOnLeakedList } from './leaked-list.ts';
import { leakedPasswords, leakedWords } from './leaked-passwords.data.ts';

export const PASSWORD_LEAST = 8;
export const PASSWORD_MOST = 128;

/** One spelling for what looks the same: two keyboards may send one accented letter as different characters. */
export function asTyped(password: string): string {
  return password.normalize('NFKC');
}

/** What is wrong with it; undefined where nothing is. */
export async function passwordFault(password: string, email: string | null): Promise<ErrorCode | undefined> {
  const typed = asTyped(password);
  const length = [...typed].length;
  if (length < PASSWORD_LEAST) return passwordTooShort;
  if (length > PASSWORD_MOST) return passwordTooLong;
  if (email !== null && isEmail(typed, email)) return passwordIsEmail;
  return isCommonPassword(typed) || (await isOnLeakedList(typed)) ? passwordTooCommon : undefined;
}

function isEmail(password: string, email: string): boolean {
  const typed = password.trim().toLowerCase();
  return typed === email || typed === email.split('@')[0];
}

const words = new Set(leakedWords.split(/\s+/).filter((word) => word.length >= 3));
const whole = new Set(leakedPasswords.split(/\s+/).filter((word) => word !== ''));

/** On the short list, or a listed word dressed up the way everybody does, or a pattern instead of a word. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  const squeezed = lower.replace(/\s+/g, '');
  if (whole.has(lower) || whole.has(squeezed)) return true;
  if (/^\d{1,8}$/.test(squeezed)) return true;
  return isRepetition(squeezed) || isWalk(squeezed) || isDressedWord(squeezed);
}

/** 'P4ssw0rd!2024' → 'password': case, look-alike signs, and up to six digits or signs before and behind. */
function isDressedWord(text: string): boolean {
  const bare = text.replace(/^[^\p{L}]{1,4}(?=\p{L})/u, '').replace(/[^\p{L}]{1,6}$/u, '');
  const spellings = [text, bare, plainLetters(text), plainLetters(bare)];
  return spellings.some((spelling) => words.has(spelling) || isWordTwice(spelling));
}

const lookAlikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '|': 'l',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
  '+': 't',
  '8': 'b',
  '9': 'g',
};

function plainLetters(text: string): string {
  return [...text].map((letter) => lookAlikes[letter] ?? letter).join('');
}

function isWordTwice(text: string): boolean {
  const half = text.slice(0, text.length / 2);
  return text.length % 2 === 0 && half + half === text && words.has(half);
}

/** 'aaaaaaaa', 'abababab', '12341234': a block of at most a third, or of half if short, again and again. */
function isRepetition(text: string): boolean {
  if (new Set(text).size <= 2) return true;
  for (let size = 1; size <= Math.min(5, text.length / 2); size += 1) {
    const block = text.slice(0, size);
    if (block.repeat(Math.ceil(text.length / size)).slice(0, text.length) === text) return true;
  }
  return false;
}

const rows = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  'qwertzuiop',
  'yxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  '!@#$%^&*()',
  'aassddffgghhjjkkll',
  'qqwweerrttyyuuiioopp',
  '112233445566778899',
  '147258369',
  '1a2b3c4d5e6f7g8h',
  'a1b2c3d4e5f6g7h8',
];
const walks = rows.flatMap((row) => [row, [...row].reverse().join('')]);

/** 'qwer1234', 'abc123456': nothing but runs of three or more along the keyboard, the alphabet or the digits. */
function isWalk(text: string): boolean {
  let at = 0;
  while (at < text.length) {
    let run = 0;
    for (const walk of walks) {
      let length = 3;
      while (at + length <= text.length && walk.includes(text.slice(at, at + length))) length += 1;
      run = Math.max(run, length - 1);
    }
    if (run < 3) return text.length - at <= 2 && at >= 6;
    at += run;
  }
  return true;
}

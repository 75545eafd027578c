// Owns what a file's key may look like: plain segments of ours, so that no key can ever climb out of its folder.
import { assert } from '@stagepass/base/assert.ts';

// Every segment begins with a letter or digit: '..', hidden files and empty segments cannot be written at all.
const pattern = /^[A-Za-z0-9][A-Za-z0-9_.-]*(?:\/[A-Za-z0-9][A-Za-z0-9_.-]*)*$/;
const MAX_LENGTH = 300;

export function isFileKey(text: string): boolean {
  return text.length <= MAX_LENGTH && pattern.test(text);
}

export function checkedKey(key: string): string {
  assert(isFileKey(key), `not a file key: ${key}`);
  return key;
}

/** What everybody may see lies under one prefix, so that the key alone says whether an address must be signed. */
export function isPublicKey(key: string): boolean {
  return key.startsWith('public/');
}

// What somebody typed or chose and has not handed in yet: kept on this phone, for this person, under one requirement.
import { getSession } from '#platform/session/session.ts';
import { readLocalJson, removeLocal, writeLocal } from '#platform/storage/local.ts';

function keyOf(name: string): string {
  return `spc-requirement:${getSession()?.user_id ?? ''}:${name}`;
}

export function readDraft<Value>(name: string, isOne: (kept: unknown) => kept is Value): Value | null {
  const kept = readLocalJson(keyOf(name));
  return isOne(kept) ? kept : null;
}

export function keepDraft(name: string, value: unknown): void {
  writeLocal(keyOf(name), JSON.stringify(value));
}

export function forgetDraft(name: string): void {
  removeLocal(keyOf(name));
}

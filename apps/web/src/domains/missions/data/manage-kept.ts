// What a creator typed into a mission and has not saved yet: kept on this phone, for this person, under one mission.
import { getSession } from '#platform/session/session.ts';
import { readLocalJson, removeLocal, writeLocal } from '#platform/storage/local.ts';
import { type MissionForm, readForm } from '../model/manage-draft.ts';

/** A mission's own id, or the club that a new one is for. */
export type KeptPlace = { mission: string } | { club: string };

function keyOf(place: KeptPlace): string {
  const name = 'mission' in place ? place.mission : `new:${place.club}`;
  return `spc-mission:${getSession()?.user_id ?? ''}:${name}`;
}

export function readKept(place: KeptPlace): MissionForm | null {
  return readForm(readLocalJson(keyOf(place)));
}

export function keepForm(place: KeptPlace, form: MissionForm): void {
  writeLocal(keyOf(place), JSON.stringify(form));
}

export function forgetForm(place: KeptPlace): void {
  removeLocal(keyOf(place));
}

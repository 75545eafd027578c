// Owns the acts and lists of the operator area for commands: the same as in the app, in the name of an operator.
import type { Feature } from '@stagepass/contract/features.ts';
import type { SignedIn } from '#platform/http/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { announce, type NewAnnouncement, removeAnnouncement } from '../actions/announce.ts';
import { setFeature } from '../actions/set-feature.ts';
import { type Suspension, suspendClub, suspendPerson } from '../actions/suspend.ts';
import { getHealth } from '../reads/get-health.ts';
import { listClubs, listPeople, type Wanted } from '../reads/list-operated.ts';
import { listAllAnnouncements, listSwitches } from '../reads/list-site.ts';

/** What anybody at the machine may read. */
export function siteLists(platform: Platform) {
  return {
    people: (wanted: Wanted) => listPeople(platform, wanted),
    clubs: (wanted: Wanted) => listClubs(platform, wanted),
    features: () => listSwitches(platform),
    announcements: () => listAllAnnouncements(platform, undefined),
    health: () => getHealth(platform),
  };
}

export function siteActs(platform: Platform, operator: SignedIn) {
  return {
    suspendPerson: (suspension: Suspension) => suspendPerson(platform, operator, suspension),
    suspendClub: (suspension: Suspension) => suspendClub(platform, operator, suspension),
    setFeature: (to: { feature: Feature; on: boolean; note: string }) => setFeature(platform, operator, to),
    announce: (announcement: NewAnnouncement) => announce(platform, operator, announcement),
    removeAnnouncement: (id: string) => removeAnnouncement(platform, operator, id),
  };
}

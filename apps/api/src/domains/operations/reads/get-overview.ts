// Owns how much waits for the operator, list by list.
import type { Overview } from '@stagepass/contract/operations/shapes.ts';
import { countSuspendedClubs } from '#domains/clubs/public/operated-clubs.ts';
import { ledgerWaiting } from '#domains/ledger/public/waiting-for-operator.ts';
import { countSuspendedPeople } from '#domains/users/public/operated-people.ts';
import { listFeaturesOff } from '#platform/features/feature-switches.store.ts';
import { countParked } from '#platform/jobs/parked.store.ts';
import type { Platform } from '#platform/platform.ts';
import { listCurrent } from '../announcements.store.ts';

export async function getOverview(platform: Platform): Promise<Overview> {
  const { db, clock, jobs } = platform;
  await jobs.prepare();
  const [money, parked, suspended_people, suspended_clubs, off, current] = await Promise.all([
    ledgerWaiting(platform),
    countParked(db),
    countSuspendedPeople(db),
    countSuspendedClubs(db),
    listFeaturesOff(db),
    listCurrent(db, clock.now()),
  ]);
  const counts = { suspended_people, suspended_clubs, features_off: off.length };
  return { ...money, ...counts, parked: Number(parked), announcements: current.length };
}

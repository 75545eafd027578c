// Owns what the operator reads of the site's own state: switches, announcements, parked work, audits.
import { features } from '@stagepass/contract/features.ts';
import type {
  Announcement,
  AuditRun,
  FeatureSwitch,
  ParkedWork,
} from '@stagepass/contract/operations/shapes.ts';
import { loadUserCards } from '#domains/users/public/load-user-cards.ts';
import { listFeaturesOff } from '#platform/features/feature-switches.store.ts';
import { listParked } from '#platform/jobs/parked.store.ts';
import { byCreation, type Page } from '#platform/paging/keyset.ts';
import type { Platform } from '#platform/platform.ts';
import { listAnnouncements, listCurrent } from '../announcements.store.ts';
import { listAuditRunRows } from '../audit-runs.store.ts';
import { knownWork } from '../public/known-work-slot.ts';
import { presentAnnouncement } from '../views.ts';

const pageSize = 20;
const MOST_PARKED = 100;

export async function listSwitches({ db }: Platform): Promise<FeatureSwitch[]> {
  const off = new Map((await listFeaturesOff(db)).map((row) => [row.feature, row]));
  return features.map((feature) => {
    const row = off.get(feature);
    const since = row?.off_since.toISOString() ?? null;
    return { feature, on: row === undefined, note: row?.note ?? '', off_since: since };
  });
}

export async function listAllAnnouncements(
  { db }: Platform,
  cursor: string | undefined,
): Promise<Page<Announcement>> {
  const { rows, next_cursor } = await byCreation.page({ cursor, limit: pageSize }, (page) =>
    listAnnouncements(db, page),
  );
  return { data: rows.map(presentAnnouncement), next_cursor };
}

export async function listCurrentAnnouncements({ db, clock }: Platform): Promise<Announcement[]> {
  return (await listCurrent(db, clock.now())).map(presentAnnouncement);
}

export async function listParkedWork({ db, jobs }: Platform): Promise<ParkedWork[]> {
  await jobs.prepare();
  const known = knownWork.read();
  const names = new Set([...known.handlers, ...known.jobs]);
  return (await listParked(db, MOST_PARKED)).map(({ id, name, attempts, since, last_error }) => ({
    ...{ id, name, attempts, last_error, can_retry: names.has(name) },
    since: since.toISOString(),
  }));
}

export async function listAudits(platform: Platform, cursor: string | undefined): Promise<Page<AuditRun>> {
  const { db } = platform;
  const { rows, next_cursor } = await byCreation.page({ cursor, limit: pageSize }, (page) =>
    listAuditRunRows(db, page),
  );
  const people = await loadUserCards(
    platform,
    db,
    rows.flatMap(({ asked_by }) => asked_by ?? []),
  );
  const data = rows.map(({ asked_by, created_at, ended_at, ...row }) => ({
    ...row,
    asked_by: people.get(asked_by ?? '') ?? null,
    created_at: created_at.toISOString(),
    ended_at: ended_at?.toISOString() ?? null,
  }));
  return { data, next_cursor };
}

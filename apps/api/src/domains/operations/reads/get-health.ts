// Owns how the site is: lanes, database, storage, and the latest backup in the data folder.
import { readdir, readFile, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { SiteHealth } from '@stagepass/contract/operations/shapes.ts';
import { z } from 'zod';
import { laneNames } from '#platform/jobs/lanes.ts';
import { countWaiting } from '#platform/outbox/deliveries.store.ts';
import type { Platform } from '#platform/platform.ts';
import { listLanes, readDatabase } from '../health.store.ts';

/** Of a backup's manifest, as `npm run backup` writes it. */
const manifest = z.object({ created_at: z.string(), bytes: z.int() });

export async function getHealth({ db, config, jobs }: Platform): Promise<SiteHealth> {
  await jobs.prepare();
  const [lanes, waiting, database, disk, backup] = await Promise.all([
    listLanes(db, laneNames),
    countWaiting(db),
    readDatabase(db),
    statfs(config.data_dir),
    latestBackup(path.join(config.data_dir, 'backups')),
  ]);
  const events = Object.entries(waiting).map(([lane, count]) => ({ lane, waiting: Number(count) }));
  const storage = {
    kind: config.S3_ENDPOINT === undefined ? ('disk' as const) : ('s3' as const),
    free_bytes: disk.bavail * disk.bsize,
    total_bytes: disk.blocks * disk.bsize,
  };
  return { lanes, events, database, storage, last_backup: backup };
}

/** Named by their time. One without a manifest is no backup: its making broke off. */
async function latestBackup(folder: string): Promise<SiteHealth['last_backup']> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names
    .filter((found) => found.startsWith('stagepass-'))
    .toSorted()
    .reverse()) {
    const text = await readFile(path.join(folder, name, 'manifest.json'), 'utf8').catch(() => '{}');
    const found = manifest.safeParse(JSON.parse(text));
    if (found.success) return { made_at: found.data.created_at, bytes: found.data.bytes };
  }
  return null;
}

// Owns the way of a backup's database files into the embedded database of a data folder.
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { placeCluster } from '@stagepass/postgres/place-cluster.ts';
import { copyFile } from './copy-file.ts';
import type { Manifest } from './manifest.ts';
import type { Progress } from './progress.ts';

export const CLUSTER = 'database/cluster';
export const PASSWORD = 'database/password';

export async function placeDatabase(given: {
  folder: string;
  manifest: Manifest;
  dataDir: string;
  progress: Progress;
}): Promise<void> {
  const { folder, manifest, dataDir, progress } = given;
  const below = (name: string) => name.startsWith(`${CLUSTER}/`);
  const password = (await readFile(path.join(folder, PASSWORD), 'utf8')).trim();
  await placeCluster({
    dataDir,
    password,
    async fill(cluster) {
      await mkdir(cluster, { mode: 0o700 });
      const inside = (name: string) => path.join(cluster, name.slice(CLUSTER.length + 1));
      for (const name of manifest.folders.filter(below))
        await mkdir(inside(name), { recursive: true, mode: 0o700 });
      for (const { path: name } of manifest.files)
        if (below(name)) await copyFile(path.join(folder, name), inside(name), progress.add);
    },
  });
}

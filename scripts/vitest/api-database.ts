// Gives the API's tests one throw-away PostgreSQL with a migrated template to clone.
import { startTestCluster } from '@stagepass/testkit/database.ts';
import { migrationsDir } from '../../apps/api/src/app/paths.ts';
import { migrate } from '../../apps/api/src/platform/db/migrate.ts';
import { makeQueue } from '../../apps/api/src/platform/jobs/open-boss.ts';

const silent = { debug() {}, info() {}, warn() {}, error() {} };

export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  // Started for another project of the same run, and ended by it.
  if (process.env.TEST_DATABASE_URL !== undefined) return undefined;
  const cluster = await startTestCluster(async (url) => {
    await migrate(url, migrationsDir);
    await makeQueue({ databaseUrl: url, log: silent });
  });
  process.env.TEST_DATABASE_URL = cluster.url;
  process.env.TEST_SHARED_DIR = cluster.sharedDir;
  return () => cluster.stop();
}

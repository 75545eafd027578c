// npm run migrations:lock: writes down the hashes of new migrations; from then on they may not change.
import { lockNewMigrations } from '../../architecture/tidy/migrations.ts';
import { root } from '../lib/paths.ts';

export async function run(): Promise<void> {
  const fresh = lockNewMigrations(root);
  console.log(fresh.length > 0 ? `Locked ${fresh.join(', ')}.` : 'No new migration.');
}

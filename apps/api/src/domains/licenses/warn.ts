// Owns the warning of a limit that is near or reached: once for each of both, and again after a month.
import { WARN_AT_PERCENT } from '@stagepass/base/licenses.ts';
import { licenseLimitNear } from '@stagepass/contract/licenses/events.ts';
import type { LimitName } from '@stagepass/contract/licenses/shapes.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { nameOfLicense, takeWarning } from './licenses.store.ts';

export interface InUse {
  readonly club_id: string;
  readonly limit: LimitName;
  readonly used: number;
  /** Null is unlimited. */
  readonly allowed: number | null;
}

export async function warnWhereNear(platform: Platform, tx: Tx, use: InUse): Promise<void> {
  const { club_id, limit, used, allowed } = use;
  if (allowed === null || used * 100 < allowed * WARN_AT_PERCENT) return;
  const at = platform.clock.now();
  const percent = used < allowed ? WARN_AT_PERCENT : 100;
  if (!(await takeWarning(tx, { club_id, limit, percent, allowed, at }))) return;
  const license = await nameOfLicense(tx, club_id);
  await tx.emit(licenseLimitNear, { club_id, limit, used, allowed, license, at: at.toISOString() });
}

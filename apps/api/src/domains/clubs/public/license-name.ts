// Owns what clubs ask of licenses, a later row: what the license of a club is called; boot fills it.
import type { Executor } from '#platform/db/executor.ts';
import { slot } from '#platform/slot/slot.ts';

export const licenseName = slot<(tx: Executor, clubId: string) => Promise<string>>('license-name');

// Owns what later rows give a club in the transaction that founds it: nobody ever meets a club without. Boot fills it.
import type { Tx } from '#platform/db/db.ts';
import type { Platform } from '#platform/platform.ts';
import { slot } from '#platform/slot/slot.ts';

export interface Founded {
  club_id: string;
  owner_id: string;
}

export const foundingParts =
  slot<readonly ((platform: Platform, tx: Tx, founded: Founded) => Promise<void>)[]>('foundingParts');

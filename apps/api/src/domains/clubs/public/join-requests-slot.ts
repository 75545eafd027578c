// Owns what the front door asks of admissions, a later row: does a request of this person wait for an answer.
import type { Executor } from '#platform/db/executor.ts';
import { slot } from '#platform/slot/slot.ts';

export interface JoinRequests {
  isPending(tx: Executor, request: { club_id: string; user_id: string }): Promise<boolean>;
}

export const joinRequests = slot<JoinRequests>('join-requests');

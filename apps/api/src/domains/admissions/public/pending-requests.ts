// Owns what the front door asks of admissions: does a request of this person wait for an answer.
import type { JoinRequests } from '#domains/clubs/public/join-requests-slot.ts';
import { hasWaiting } from '../requests.store.ts';

export const pendingRequests: JoinRequests = { isPending: hasWaiting };

// Sends the check-ins that were made without a connection, those of one phone once at a time.
import { callData } from '#platform/api/api.ts';
import { isApiError } from '#platform/api/api-error.ts';
import { dropWaiting, waitingCheckins } from '../data/kept.ts';

let sending: Promise<number> | undefined;

/** Answers how many counted. Whoever asks meanwhile gets the same answer. */
export function sendWaiting(): Promise<number> {
  sending ??= sendAll().finally(() => {
    sending = undefined;
  });
  return sending;
}

async function sendAll(): Promise<number> {
  let sent = 0;
  for (const { club_id, day, token } of waitingCheckins()) {
    try {
      await callData('POST /clubs/:id/checkins', {
        params: { id: club_id },
        body: { offline: { day, token } },
      });
      sent += 1;
    } catch (error) {
      if (!isApiError(error) || error.status === 0 || error.status >= 500 || error.status === 429)
        return sent;
    }
    dropWaiting({ club_id, day });
  }
  return sent;
}

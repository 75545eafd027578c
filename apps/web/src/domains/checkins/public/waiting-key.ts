// Where check-ins made without a connection wait on this phone: apart, for whoever asks only whether some do.
import { readLocalJson } from '#platform/storage/local.ts';

export const waitingKey = (userId: string) => `spc-checkins-waiting-${userId}`;

export function doCheckinsWait(userId: string): boolean {
  return readLocalJson(waitingKey(userId)) !== null;
}

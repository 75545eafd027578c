// Owns what the app does once the phone is idle; one file, so that it is fetched at once.
import { startPwa } from '#platform/pwa/pwa.ts';
import { startRealtime } from '#platform/realtime/realtime.ts';

export function startIdle(): void {
  startRealtime();
  void startPwa(() => import('./keep-for-doors.ts').then((doors) => doors.keepForDoors()));
}

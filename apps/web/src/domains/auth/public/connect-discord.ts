// Linking Discord from another screen: there, and back to that screen once it is done.
import { leaveFor, startDiscord } from '../data/round-trips.ts';

/** Goes away; `next` is where the person continues. */
export async function connectDiscord(next: string): Promise<void> {
  leaveFor(await startDiscord({ intent: 'link', next }));
}

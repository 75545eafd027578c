// Owns the sharing of what is one's own: asks first whether others may see it, since a link that shows nothing is worse than none.
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { type SharedAddress, share } from './share.ts';

export interface ShareOwnWords {
  copied: string;
  /** Where only they themselves see it, and what to change. */
  hidden: string;
  failed: string;
}

export async function shareOwn<Found extends { shown: boolean }>(
  ask: () => Promise<Found>,
  addressOf: (found: Found) => SharedAddress,
  words: ShareOwnWords,
): Promise<void> {
  const found = await ask().catch(() => undefined);
  if (found === undefined || !found.shown) {
    showToast({ title: found === undefined ? words.failed : words.hidden, tone: 'bad' });
    return;
  }
  const outcome = await share(addressOf(found));
  if (outcome === 'copied') showToast({ title: words.copied, tone: 'good' });
}

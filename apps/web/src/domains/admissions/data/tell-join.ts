// Says what became of joining. The sentences come when the first one is needed: most visits only see the door.
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { copyIn, errorSentence } from '#platform/i18n/copy.ts';
import { getLocale } from '#platform/i18n/locale.ts';

async function words() {
  return copyIn((await import('../copy.ts')).admissionsCopy, getLocale());
}

export async function tellAsked(): Promise<void> {
  showToast({ title: (await words()).ask.sent, tone: 'good' });
}

export async function tellFailure(error: unknown): Promise<void> {
  // Without a network they may not come; the common sentence about that is here.
  const own = await words().catch(() => ({}));
  showToast({ title: errorSentence(own, error), tone: 'bad' });
}

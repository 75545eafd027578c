// Says why something about a post failed. The sentences come when the first one is needed: most visits need none.
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { copyIn, errorSentence } from '#platform/i18n/copy.ts';
import { getLocale } from '#platform/i18n/locale.ts';

export async function tellFailure(error: unknown): Promise<void> {
  // Without a network they may not come; the common sentence about that is here.
  const own = await import('../error-copy.ts').then(
    ({ postFailures }) => copyIn(postFailures, getLocale()),
    () => ({}),
  );
  showToast({ title: errorSentence(own, error), tone: 'bad' });
}

// Hands a club's address on, and says so where the phone does not.
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { copyIn } from '#platform/i18n/copy.ts';
import { getLocale } from '#platform/i18n/locale.ts';
import { share } from '#platform/share/share.ts';
import { shareCopy } from '../share-copy.ts';
import { clubPath } from './paths.ts';

export async function shareClub(club: { name: string; handle: string }): Promise<void> {
  const outcome = await share({ title: club.name, path: clubPath(club.handle) });
  if (outcome === 'copied') showToast({ title: copyIn(shareCopy, getLocale()).copied, tone: 'good' });
}

// Shares the page by the phone's own sheet; where there is none, copies its address.
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { shareFat } from '@stagepass/ui/icon/phosphor/share-fat.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { pagesCopy } from '../copy.ts';

export function ShareButton({ title, text }: { title: string; text: string }) {
  const copy = useCopy(pagesCopy).partner;
  const share = async () => {
    const url = window.location.href;
    if ('share' in navigator) {
      // The person closing the sheet is no failure.
      await navigator.share({ title, text, url }).catch(() => undefined);
      return;
    }
    // Plain http has neither sheet nor clipboard.
    const copied = await window.navigator.clipboard?.writeText(url).then(
      () => true,
      () => false,
    );
    if (copied) showToast({ title: copy.copied, description: copy.copiedText, tone: 'good' });
    else showToast({ title: copy.notCopied, description: url, tone: 'bad' });
  };
  return (
    <IconButton surface="art" label={copy.share} icon={<Icon of={shareFat} />} onClick={() => void share()} />
  );
}

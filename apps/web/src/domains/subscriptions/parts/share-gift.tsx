// Sends the link of a gift by the phone's own share sheet, or copies it.
import { Button, type ButtonProps } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { shareNetwork } from '@stagepass/ui/icon/phosphor/share-network.ts';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { share } from '#platform/share/share.ts';
import { giftsCopy } from '../gifts-copy.ts';
import { giftPath } from '../public/paths.ts';

export interface ShareGiftProps extends Pick<ButtonProps, 'wide' | 'size' | 'variant' | 'aria-label'> {
  secret: string;
  plan: string;
}

export function ShareGift({ secret, plan, ...look }: ShareGiftProps) {
  const copy = useCopy(giftsCopy);
  const send = async () => {
    const sent = await share({ title: copy.shareTitle({ plan }), path: giftPath(secret) });
    if (sent === 'copied') showToast({ title: copy.copied, tone: 'good' });
  };
  return (
    <Button {...look} icon={<Icon of={shareNetwork} />} onClick={() => void send()}>
      {copy.share}
    </Button>
  );
}

// My invitation as something to hold up: QR code, code, share and copy; a leaked one is made anew.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { copy as copyIcon } from '@stagepass/ui/icon/phosphor/copy.ts';
import { shareNetwork } from '@stagepass/ui/icon/phosphor/share-network.ts';
import { QrPlate } from '@stagepass/ui/qr-plate/qr-plate.tsx';
import { Slip } from '@stagepass/ui/slip/slip.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { ConfirmDialog } from '#platform/sheets/confirm-dialog.tsx';
import { admissionsCopy } from '../copy.ts';
import { useRevokeCode } from '../data/invitations.ts';
import { copyAddress, invitationAddress, shareAddress } from '../data/share.ts';
import './invitation-slip.css';

export function InvitationSlip({ club, code }: { club: { id: string; name: string }; code: string }) {
  const copy = useCopy(admissionsCopy);
  const [asking, setAsking] = useState(false);
  const revoke = useRevokeCode(club.id);
  const url = invitationAddress(code);
  const tell = (outcome: 'shared' | 'copied' | 'stopped' | 'failed') => {
    if (outcome === 'copied') showToast({ title: copy.invite.copied, tone: 'good' });
    if (outcome === 'failed') showToast({ title: copy.invite.copyFailed, tone: 'bad' });
  };
  const renew = () =>
    revoke.mutate(code, {
      onSuccess: () => showToast({ title: copy.invite.renewed, tone: 'good' }),
      onError: (error) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
      onSettled: () => setAsking(false),
    });
  return (
    <>
      <Slip taped label={copy.invite.codeLabel}>
        <div className="sp-invitation-slip">
          <div className="sp-invitation-qr">
            <QrPlate text={url} label={copy.invite.qr} />
          </div>
          <p className="sp-invitation-code sp-num">{code}</p>
          <p className="sp-small sp-invitation-link select-all">{url.replace(/^https?:\/\//, '')}</p>
        </div>
      </Slip>
      <div className="grid gap-2.5 mt-5">
        <Button
          wide
          icon={<Icon of={shareNetwork} weight="bold" />}
          onClick={() =>
            void shareAddress({ title: copy.invite.shareText({ club: club.name }), url }).then(tell)
          }
        >
          {copy.invite.share}
        </Button>
        <div className="flex flex-wrap gap-2.5">
          <Button
            variant="secondary"
            className="flex-1"
            icon={<Icon of={copyIcon} />}
            onClick={() => void copyAddress(url).then(tell)}
          >
            {copy.invite.copy}
          </Button>
          <Button variant="ghost" onClick={() => setAsking(true)}>
            {copy.invite.renew}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={copy.invite.renewTitle}
        description={copy.invite.renewText}
        confirm={{ label: copy.invite.renew, loading: revoke.isPending, onConfirm: renew }}
      />
    </>
  );
}

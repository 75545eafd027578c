// The question before somebody leaves: what they keep and what goes.
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useNavigate } from 'react-router';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { ConfirmDialog } from '#platform/sheets/confirm-dialog.tsx';
import { useLeaveClub } from '../data/leave-club.ts';
import { infoCopy } from '../info-copy.ts';
import { clubPath } from '../public/paths.ts';
import type { ClubView } from '../public/use-club.ts';

export interface LeaveDialogProps {
  club: ClubView;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function LeaveDialog({ club, open, onOpenChange }: LeaveDialogProps) {
  const copy = useCopy(infoCopy);
  const navigate = useNavigate();
  const leave = useLeaveClub(club.id);
  const { member_number, tier } = club.viewer;
  const go = () =>
    leave.mutate(undefined, {
      onSuccess: () => {
        showToast({ title: copy.left({ club: club.name }) });
        void navigate(clubPath(club.handle), { replace: true });
      },
      onError: (error) => {
        onOpenChange(false);
        showToast({ title: errorSentence(copy, error), tone: 'bad' });
      },
    });
  return (
    <ConfirmDialog
      open={open}
      onClose={() => onOpenChange(false)}
      title={copy.leaveTitle({ club: club.name })}
      description={
        <>
          {copy.leaveText({ number: member_number ?? 0 })} {tier ? copy.leaveTier({ tier: tier.name }) : null}
        </>
      }
      cancelLabel={copy.stay}
      confirm={{ label: copy.leaveAct, tone: 'danger', loading: leave.isPending, onConfirm: go }}
    />
  );
}

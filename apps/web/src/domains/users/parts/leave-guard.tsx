// The way back out of a form: asks first where something would be lost.
import { Dialog } from '@stagepass/ui/dialog/dialog.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { caretLeft } from '@stagepass/ui/icon/phosphor/caret-left.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCopy } from '#platform/i18n/copy.ts';
import { BackButton } from '#platform/navigation/back-button.tsx';
import { usersCopy } from '../copy.ts';

export function LeaveGuard({ dirty, above }: { dirty: boolean; above: string }) {
  const { edit, back } = useCopy(usersCopy);
  const navigate = useNavigate();
  const [asks, setAsks] = useState(false);
  // Closing the tab is out of our hands; the browser asks in its own words.
  useEffect(() => {
    if (!dirty) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [dirty]);
  if (!dirty) return <BackButton above={above} />;
  return (
    <>
      <IconButton
        label={back}
        icon={<Icon of={caretLeft} weight="bold" mirror size="1.25rem" />}
        onClick={() => setAsks(true)}
      />
      <Dialog
        open={asks}
        onOpenChange={setAsks}
        title={edit.leaveTitle}
        description={edit.leaveText}
        cancelLabel={edit.stay}
        confirm={{
          label: edit.leave,
          tone: 'danger',
          onConfirm: () => void navigate(above, { replace: true }),
        }}
      />
    </>
  );
}

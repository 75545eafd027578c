// The way out of a draft: asked once, because five steps of typing go.
import { Button } from '@stagepass/ui/button/button.tsx';
import { useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { ConfirmDialog } from '#platform/sheets/confirm-dialog.tsx';
import { createCopy } from '../../create-copy.ts';

export function StartOver({ onThrowAway }: { onThrowAway: () => void }) {
  const copy = useCopy(createCopy);
  const [asks, setAsks] = useState(false);
  return (
    <p className="mt-8 text-center">
      <Button variant="ghost" size="small" onClick={() => setAsks(true)}>
        {copy.startOver}
      </Button>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={copy.startOverTitle}
        description={copy.startOverText}
        cancelLabel={copy.keepDraft}
        confirm={{
          label: copy.throwAway,
          tone: 'danger',
          onConfirm: () => {
            setAsks(false);
            onThrowAway();
          },
        }}
      />
    </p>
  );
}

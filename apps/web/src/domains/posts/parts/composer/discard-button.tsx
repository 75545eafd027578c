// Throws a draft away, once it was asked for.
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { trash } from '@stagepass/ui/icon/phosphor/trash.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { ConfirmDialog } from '#platform/sheets/confirm-dialog.tsx';
import { composerCopy } from '../../composer-copy.ts';
import { forgetAll } from '../../data/draft-uploads.ts';
import { dropDraft } from '../../data/drafts.ts';
import type { DraftMedia } from '../../model/post-draft.ts';

export interface DiscardButtonProps {
  place: string;
  media: readonly DraftMedia[];
  onDone: () => void;
}

export function DiscardButton({ place, media, onDone }: DiscardButtonProps) {
  const copy = useCopy(composerCopy);
  const [asks, setAsks] = useState(false);
  return (
    <>
      <IconButton label={copy.discard.label} icon={<Icon of={trash} />} onClick={() => setAsks(true)} />
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={copy.discard.title}
        description={copy.discard.text}
        confirm={{
          label: copy.discard.confirm,
          tone: 'danger',
          onConfirm: () => {
            setAsks(false);
            forgetAll(media);
            dropDraft(place);
            onDone();
          },
        }}
      />
    </>
  );
}

// The question before a design is retired or a draft deleted; of a retirement it says what it touches.
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { ConfirmDialog } from '#platform/sheets/confirm-dialog.tsx';
import { type ItemDesign, useChangeDesign, useDesignPlaces } from '../data/designs.ts';
import { manageItemsCopy } from '../manage-copy.ts';
import { RetirePlaces } from './retire-places.tsx';

export interface DesignQuestionProps {
  club: { id: string };
  design: ItemDesign;
  act: 'retire' | 'remove';
  onClose: () => void;
  onGone: () => void;
}

export function DesignQuestion({ club, design, act, onClose, onGone }: DesignQuestionProps) {
  const copy = useCopy(manageItemsCopy);
  const words = copy.sheet;
  const change = useChangeDesign(club.id);
  const isRemoval = act === 'remove';
  const places = useDesignPlaces(design.id, { enabled: !isRemoval });
  const confirm = () =>
    change.mutate(
      { change: act, id: design.id },
      {
        onSuccess: () => {
          showToast({ title: isRemoval ? words.removed : words.retired });
          onClose();
          if (isRemoval) onGone();
        },
        onError: (error) => {
          showToast({ title: errorSentence(copy, error), tone: 'bad' });
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      onClose={onClose}
      title={(isRemoval ? words.removeTitle : words.retireTitle)({ name: design.name })}
      description={isRemoval ? words.removeText : words.retireText}
      confirm={{
        label: isRemoval ? words.removeAct : words.retireAct,
        tone: 'danger',
        loading: change.isPending,
        // What it touches has to be read first.
        disabled: !isRemoval && places.data === undefined,
        onConfirm: confirm,
      }}
    >
      {isRemoval ? undefined : <RetirePlaces query={places} />}
    </ConfirmDialog>
  );
}

// One event for those who plan it: what can be done with it now, each step in a sheet of its own.
import type { EventView } from '@stagepass/contract/events/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { ConfirmDialog } from '#platform/sheets/confirm-dialog.tsx';
import { lateSheet } from '#platform/sheets/late-sheet.tsx';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { usePublishEvent, useRemoveEvent } from '../../data/manage.ts';
import { manageEventsCopy } from '../../manage-copy.ts';
import { eventPath } from '../../public/paths.ts';

const EventSheet = lateSheet(() => import('./event-sheet.tsx'), 'EventSheet');
const CancelSheet = lateSheet(() => import('./cancel-sheet.tsx'), 'CancelSheet');
const GuestsSheet = lateSheet(() => import('./guests-sheet.tsx'), 'GuestsSheet');

type Step = 'menu' | 'edit' | 'cancel' | 'guests' | 'publish' | 'remove';

interface ManagedEventProps {
  club: ClubView;
  event: EventView;
  onClose: () => void;
}

export function ManagedEvent({ club, event, onClose }: ManagedEventProps) {
  const copy = useCopy(manageEventsCopy);
  const [step, setStep] = useState<Step>('menu');
  const back = () => setStep('menu');
  if (step === 'edit')
    return <EventSheet waitingTitle={copy.form.editTitle} club={club} event={event} onClose={back} />;
  if (step === 'cancel')
    return <CancelSheet waitingTitle={copy.cancel.act} event={event} onClose={back} onDone={onClose} />;
  if (step === 'guests') return <GuestsSheet waitingTitle={copy.guests.title} event={event} onClose={back} />;
  if (step === 'publish' || step === 'remove')
    return <Question step={step} event={event} onClose={back} onDone={onClose} />;
  return (
    <Sheet title={event.title} onClose={onClose}>
      <Menu event={event} onStep={setStep} />
    </Sheet>
  );
}

function Menu({ event: { id, status }, onStep }: { event: EventView; onStep: (step: Step) => void }) {
  const copy = useCopy(manageEventsCopy);
  const isDraft = status === 'draft';
  const isOpen = isDraft || status === 'published' || status === 'running';
  return (
    <div className="grid gap-3">
      <LinkButton to={eventPath(id)} wide>
        {copy.view}
      </LinkButton>
      {isDraft ? (
        <Button wide onClick={() => onStep('publish')}>
          {copy.publish}
        </Button>
      ) : null}
      {isOpen ? (
        <Button variant="secondary" wide onClick={() => onStep('edit')}>
          {copy.edit}
        </Button>
      ) : null}
      <Button variant="secondary" wide onClick={() => onStep('guests')}>
        {copy.guests.act}
      </Button>
      {isDraft ? (
        <Button variant="outline" tone="danger" wide onClick={() => onStep('remove')}>
          {copy.remove}
        </Button>
      ) : null}
      {isOpen && !isDraft ? (
        <Button variant="outline" tone="danger" wide onClick={() => onStep('cancel')}>
          {copy.cancel.act}
        </Button>
      ) : null}
    </div>
  );
}

interface QuestionProps {
  step: 'publish' | 'remove';
  event: EventView;
  onClose: () => void;
  onDone: () => void;
}

function Question({ step, event: { id }, onClose, onDone }: QuestionProps) {
  const copy = useCopy(manageEventsCopy);
  const publish = usePublishEvent();
  const remove = useRemoveEvent();
  const isPublish = step === 'publish';
  const perform = (): Promise<unknown> => (isPublish ? publish.mutateAsync(id) : remove.mutateAsync(id));
  const press = () =>
    perform().then(
      () => {
        showToast({ title: isPublish ? copy.published : copy.removed, tone: 'good' });
        onDone();
      },
      (error: unknown) => {
        showToast({ title: errorSentence(copy, error), tone: 'bad' });
        onClose();
      },
    );
  return (
    <ConfirmDialog
      onClose={onClose}
      title={isPublish ? copy.publishTitle : copy.removeTitle}
      description={isPublish ? copy.publishText : copy.removeText}
      confirm={{
        label: isPublish ? copy.publish : copy.remove,
        tone: isPublish ? 'gel' : 'danger',
        loading: publish.isPending || remove.isPending,
        onConfirm: () => void press(),
      }}
    />
  );
}

// Making a further code: what it is for, how many may use it, until when.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Drawer } from '@stagepass/ui/drawer/drawer.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { type FormEvent, useId, useState } from 'react';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { admissionsCopy } from '../copy.ts';
import { useCreateCode } from '../data/invitations.ts';

export function NewCodeSheet({ clubId, onClose }: { clubId: string; onClose: () => void }) {
  const copy = useCopy(admissionsCopy);
  const formId = useId();
  const create = useCreateCode(clubId);
  const [label, setLabel] = useState('');
  const [limit, setLimit] = useState('');
  const [lastDay, setLastDay] = useState('');
  const send = (event: FormEvent) => {
    event.preventDefault();
    const body = {
      label,
      limit: limit === '' ? null : Math.round(Number(limit)),
      // To the end of that day where the person is.
      ends_at: lastDay === '' ? null : new Date(`${lastDay}T23:59:59`).toISOString(),
    };
    create.mutate(body, {
      onSuccess: () => {
        showToast({ title: copy.invite.created, tone: 'good' });
        onClose();
      },
      onError: (error) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
    });
  };
  return (
    <Drawer
      open
      onOpenChange={(open) => open || onClose()}
      title={copy.invite.addTitle}
      closeLabel={copy.close}
      footer={
        <Button wide type="submit" form={formId} loading={create.isPending}>
          {copy.invite.create}
        </Button>
      }
    >
      <form id={formId} className="grid gap-5" onSubmit={send}>
        <Field
          label={copy.invite.label}
          hint={copy.invite.labelHint}
          value={label}
          maxLength={40}
          onChange={(event) => setLabel(event.target.value)}
        />
        <Field
          label={copy.invite.limit}
          hint={copy.invite.limitHint}
          type="number"
          inputMode="numeric"
          min={1}
          max={10_000}
          value={limit}
          onChange={(event) => setLimit(event.target.value)}
        />
        <Field
          label={copy.invite.ends}
          hint={copy.invite.endsHint}
          type="date"
          value={lastDay}
          onChange={(event) => setLastDay(event.target.value)}
        />
      </form>
    </Drawer>
  );
}

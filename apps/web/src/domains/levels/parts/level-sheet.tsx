// One level opened by the staff: its name and what it gives.
import { levelBeginsAt } from '@stagepass/base/level.ts';
import type { LevelStep } from '@stagepass/contract/levels/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Checkbox } from '@stagepass/ui/checkbox/checkbox.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { FormError } from '#platform/forms/form-error.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { type Form, useForm } from '#platform/forms/use-form.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { numberIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { ConfirmDialog } from '#platform/sheets/confirm-dialog.tsx';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { useSetLevel } from '../data/levels.ts';
import { editLevelsCopy } from '../edit-copy.ts';
import { draftOf, editOf, type LevelDraft } from '../model/level-draft.ts';

export interface LevelSheetProps {
  clubId: string;
  /** Null names a further level. */
  step: LevelStep | null;
  /** The level that a further one begins with. */
  suggested: number;
  onClose: () => void;
}

export function LevelSheet({ clubId, step, suggested, onClose }: LevelSheetProps) {
  const copy = useCopy(editLevelsCopy);
  const set = useSetLevel(clubId);
  const form = useForm<LevelDraft>({
    initial: () => draftOf(step ?? { level: suggested, name: null, perks: [] }),
    copy,
    send: async (typed) => {
      const edit = editOf(typed);
      if (edit === null) return;
      await set.mutateAsync(edit);
      showToast({ title: copy.saved, tone: 'good' });
      onClose();
    },
  });
  return (
    <Sheet
      onClose={onClose}
      title={step === null ? copy.newTitle : copy.editTitle({ level: step.level })}
      footer={
        <SubmitButton of={form} disabled={editOf(form.values) === null}>
          {copy.save}
        </SubmitButton>
      }
    >
      <form {...form.form} className="grid gap-4">
        {step === null ? <LevelField form={form} /> : null}
        <Field {...form.field('name')} label={copy.name} maxLength={32} />
        <fieldset className="grid gap-3">
          <legend className="sp-head mb-2">{copy.perks}</legend>
          <Field {...form.field('text')} label={copy.text} hint={copy.textHint} maxLength={80} />
          <Field {...form.field('discount')} label={copy.discount} inputMode="numeric" />
          <Checkbox
            checked={form.values.privateMission}
            onChange={(event) => form.set({ privateMission: event.currentTarget.checked })}
          >
            {copy.privateMission}
          </Checkbox>
        </fieldset>
        <FormError of={form} />
        {step === null ? null : <RemoveLevel clubId={clubId} level={step.level} onDone={onClose} />}
      </form>
    </Sheet>
  );
}

function LevelField({ form }: { form: Form<LevelDraft> }) {
  const copy = useCopy(editLevelsCopy);
  const { tag } = useLocale();
  const level = Number(form.values.level);
  const xp = Number.isInteger(level) && level >= 1 ? levelBeginsAt(level) : null;
  return (
    <Field
      {...form.field('level')}
      label={copy.level}
      inputMode="numeric"
      hint={xp === null ? undefined : copy.levelHint({ xp: numberIn(tag, xp) })}
    />
  );
}

function RemoveLevel({ clubId, level, onDone }: { clubId: string; level: number; onDone: () => void }) {
  const copy = useCopy(editLevelsCopy);
  const set = useSetLevel(clubId);
  const [asks, setAsks] = useState(false);
  const remove = () =>
    set.mutate(
      { level, name: null, perks: [] },
      {
        onSuccess: () => {
          showToast({ title: copy.removed });
          onDone();
        },
        onError: (error) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
      },
    );
  return (
    <>
      <Button variant="ghost" tone="danger" onClick={() => setAsks(true)}>
        {copy.remove}
      </Button>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={copy.removeTitle({ level })}
        description={copy.removeText}
        confirm={{ label: copy.remove, tone: 'danger', loading: set.isPending, onConfirm: remove }}
      />
    </>
  );
}

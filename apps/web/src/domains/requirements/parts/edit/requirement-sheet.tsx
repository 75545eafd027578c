// The sheet in which one requirement is written: its title, and what its type needs.
import type { RequirementType } from '@stagepass/contract/requirements/kinds.ts';
import type { EditableRequirement } from '@stagepass/contract/requirements/shapes.ts';
import { Field } from '@stagepass/ui/field/field.tsx';
import { SkeletonGroup, SkeletonText } from '@stagepass/ui/skeleton/skeleton.tsx';
import { SwitchRow } from '@stagepass/ui/switch/switch-row.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { FormError } from '#platform/forms/form-error.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useForm } from '#platform/forms/use-form.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { useSaveRequirement, type Written } from '../../data/editing.ts';
import { editCopy } from '../../edit-copy.ts';
import { useEditWords } from '../../edit-words.ts';
import { blankConfig } from '../../model/blank-config.ts';
import { editTrouble } from '../../model/edit-trouble.ts';
import type { ListAt } from '../../public/requirement-list.ts';
import { editorOf } from '../requirement-types.tsx';
import type { EditorProps } from './editor-props.ts';

export interface RequirementSheetProps {
  at: ListAt;
  /** A requirement that exists, or the type of a new one. */
  of: EditableRequirement | RequirementType;
  /** Whether another one comes before it, for which it can wait. */
  follows?: boolean | undefined;
  club_id?: string | undefined;
  onClose: () => void;
}

export function RequirementSheet({ at, of, follows = false, club_id, onClose }: RequirementSheetProps) {
  const copy = useCopy(editCopy);
  const words = useEditWords(at);
  const before = typeof of === 'string' ? null : of;
  const type = typeof of === 'string' ? of : of.config.type;
  const [busy, setBusy] = useState(false);
  const save = useSaveRequirement(at);
  const Editor = editorOf(type);
  const form = useForm<Written>({
    initial: () => ({
      title: before?.title ?? '',
      waits: before?.waits ?? false,
      config: before?.config ?? blankConfig(type),
    }),
    copy,
    send: async ({ title, ...rest }) => {
      const written = { title: title.trim() === '' ? copy.types[type] : title, ...rest };
      await save.mutateAsync({ before, written });
      showToast({ title: words.saved, tone: 'good' });
      onClose();
    },
    explain: (error) => ({ form: editTrouble(copy, error, words.changed) }),
  });
  return (
    <Sheet
      onClose={onClose}
      title={copy.types[type]}
      description={copy.edit.hints[type]}
      footer={
        <SubmitButton of={form} disabled={busy}>
          {words.save}
        </SubmitButton>
      }
    >
      <form {...form.form} className="sp-edit-fields">
        <FormError of={form} />
        <Field
          {...form.field('title')}
          label={copy.edit.titleField}
          hint={copy.edit.titleHint}
          maxLength={80}
          placeholder={copy.types[type]}
        />
        <Editor
          meanwhile={
            <SkeletonGroup label={copy.loading}>
              <SkeletonText lines={6} />
            </SkeletonGroup>
          }
          config={form.values.config as EditorProps<'CONTENT'>['config']}
          at={at}
          club_id={club_id}
          requirement_id={before?.id ?? null}
          media={before?.media ?? []}
          onChange={(config) => form.set({ config })}
          onBusy={setBusy}
        />
        {follows ? (
          <SwitchRow
            title={words.waits}
            detail={words.waitsHint}
            checked={form.values.waits}
            onChange={(waits) => form.set({ waits })}
          />
        ) : null}
      </form>
    </Sheet>
  );
}

// The sheet in which one requirement is written: its title, and what its type needs.
import type { BuiltRequirementType } from '@stagepass/contract/requirements/kinds.ts';
import type { EditableRequirement, RequirementConfig } from '@stagepass/contract/requirements/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Drawer } from '@stagepass/ui/drawer/drawer.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { SkeletonGroup, SkeletonText } from '@stagepass/ui/skeleton/skeleton.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { type ComponentType, useState } from 'react';
import { isApiError } from '#platform/api/api-error.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { requirementsCopy } from '../../copy.ts';
import { useSaveRequirement } from '../../data/editing.ts';
import { blankConfig } from '../../model/blank-config.ts';
import type { ListAt } from '../../public/requirement-list.ts';
import { requirementTypes } from '../requirement-types.tsx';
import { usePart } from '../use-part.ts';
import type { EditorProps } from './editor-props.ts';

export interface RequirementSheetProps {
  at: ListAt;
  /** A requirement that exists, or the type of a new one. */
  of: EditableRequirement | BuiltRequirementType;
  onClose: () => void;
}

/** Any type's editor, with a config of that same type. */
type AnyEditor = ComponentType<EditorProps<'CONTENT'>>;

export function RequirementSheet({ at, of, onClose }: RequirementSheetProps) {
  const copy = useCopy(requirementsCopy);
  const before = typeof of === 'string' ? null : of;
  const type = typeof of === 'string' ? of : of.config.type;
  const [title, setTitle] = useState(before?.title ?? '');
  const [config, setConfig] = useState<RequirementConfig>(() => before?.config ?? blankConfig(type));
  const [trouble, setTrouble] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const save = useSaveRequirement(at);
  const Editor = usePart(requirementTypes[type].loadEditor as () => Promise<AnyEditor>);
  const submit = () => {
    setTrouble(null);
    const written = { title: title.trim() === '' ? copy.types[type] : title, config };
    save.mutate(
      { before, written },
      {
        onSuccess: () => {
          showToast({ title: copy.edit.saved, tone: 'good' });
          onClose();
        },
        onError: (error) => setTrouble(troubleOf(copy, error)),
      },
    );
  };
  return (
    <Drawer
      open
      onOpenChange={(open) => open || onClose()}
      title={copy.types[type]}
      description={copy.edit.hints[type]}
      closeLabel={copy.close}
      footer={
        <Button wide loading={save.isPending} disabled={busy} onClick={submit}>
          {copy.edit.save}
        </Button>
      }
    >
      <div className="sp-edit-fields">
        {trouble === null ? null : (
          <Notice tone="bad" live>
            {trouble}
          </Notice>
        )}
        <Field
          label={copy.edit.titleField}
          hint={copy.edit.titleHint}
          value={title}
          maxLength={80}
          placeholder={copy.types[type]}
          onChange={(event) => setTitle(event.target.value)}
        />
        {Editor === null ? (
          <SkeletonGroup label={copy.loading}>
            <SkeletonText lines={6} />
          </SkeletonGroup>
        ) : (
          <Editor
            config={config as EditorProps<'CONTENT'>['config']}
            media={before?.media ?? []}
            onChange={setConfig}
            onBusy={setBusy}
          />
        )}
      </div>
    </Drawer>
  );
}

/** The server names the field: its words say what is wrong with it. */
function troubleOf(
  copy: Parameters<typeof errorSentence>[0] & { edit: { changed: string } },
  error: unknown,
): string {
  if (isApiError(error, 'conflict')) return copy.edit.changed;
  if (!isApiError(error)) return errorSentence(copy, error);
  const { problems } = (error.details ?? {}) as { problems?: { field: string; message: string }[] };
  const [first] = problems ?? [];
  const sentence = errorSentence(copy, error);
  return first === undefined ? sentence : `${sentence} ${placeOf(first.field)} ${first.message}.`;
}

/** `body.config.questions.0.text` → `questions 1 text`: places count from 1 for people. */
function placeOf(field: string): string {
  return field
    .split('.')
    .filter((part) => part !== 'body' && part !== 'config')
    .map((part) => (/^\d+$/.test(part) ? String(Number(part) + 1) : part.replaceAll('_', ' ')))
    .join(' ');
}

// One achievement being written: its words, what counts, its stages and its badge, beside a preview as fans see it.
import type { CounterKind } from '@stagepass/contract/achievements/kinds.ts';
import type { ManagedAchievement } from '@stagepass/contract/achievements/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Checkbox } from '@stagepass/ui/checkbox/checkbox.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { Dock, Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { Select } from '@stagepass/ui/select/select.tsx';
import { TextArea } from '@stagepass/ui/text-area/text-area.tsx';
import { useState } from 'react';
import { LookFields } from '#domains/badges/public/look-fields.tsx';
import { ClubBar } from '#domains/clubs/public/club-bar.tsx';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useLiveDesigns } from '#domains/items/public/live-designs.ts';
import { FormError } from '#platform/forms/form-error.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import type { Form } from '#platform/forms/use-form.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { ConfirmDialog } from '#platform/sheets/confirm-dialog.tsx';
import { useTitle } from '#platform/title/title.ts';
import { manageAchievementsCopy } from '../../manage-copy.ts';
import { type AchievementForm, draftOf } from '../../model/draft.ts';
import { manageAchievementsPath } from '../../public/paths.ts';
import { AchievementRow } from '../achievement-row.tsx';
import { LifeButtons } from './life-buttons.tsx';
import { StageFields } from './stage-fields.tsx';
import { useAchievementForm } from './use-achievement-form.ts';
import './manage-achievements.css';

export interface AchievementEditorProps {
  club: ClubView;
  /** Null for a new one. */
  achievement: ManagedAchievement | null;
  initial: AchievementForm;
}

export function AchievementEditor({ club, achievement, initial }: AchievementEditorProps) {
  const copy = useCopy(manageAchievementsCopy);
  const title = achievement === null ? copy.newTitle : copy.editTitle;
  useTitle(title);
  const { form, tried, publish, isPublishing } = useAchievementForm({ club, achievement, initial });
  const state = achievement?.state ?? 'draft';
  const frozen = state !== 'draft';
  return (
    <Screen>
      <ClubBar club={club} above={manageAchievementsPath(club.handle)} />
      <ScreenBody>
        <h1 className="sp-display mb-4">{title}</h1>
        <form {...form.form} className="grid gap-5">
          <Preview clubId={club.id} values={form.values} />
          {frozen ? <Notice>{state === 'retired' ? copy.frozenRetired : copy.frozen}</Notice> : null}
          <Field {...form.field('name')} label={copy.name} maxLength={40} disabled={state === 'retired'} />
          <TextArea
            {...form.field('description')}
            label={copy.description}
            hint={copy.descriptionHint}
            maxLength={200}
            disabled={state === 'retired'}
          />
          <WhatCounts form={form} frozen={frozen} />
          <StageFields clubId={club.id} form={form} tried={tried} frozen={frozen} />
          {state === 'retired' ? null : (
            <section className="grid gap-3" aria-label={copy.look}>
              <h2 className="sp-head">{copy.look}</h2>
              <LookFields
                look={form.values.look}
                stages={form.values.stages.length}
                onChange={(look) => form.set({ look })}
              />
            </section>
          )}
          <FormError of={form} />
          {achievement === null ? null : <LifeButtons achievement={achievement} />}
        </form>
      </ScreenBody>
      {state === 'retired' ? null : (
        <Dock>
          {frozen ? (
            <SubmitButton of={form} disabled={!form.dirty}>
              {copy.save}
            </SubmitButton>
          ) : (
            <div className="grid w-full gap-2">
              <Publish isPublishing={isPublishing} onPublish={publish} />
              <SubmitButton of={form} variant="ghost">
                {copy.saveDraft}
              </SubmitButton>
            </div>
          )}
        </Dock>
      )}
    </Screen>
  );
}

/** Patch, bars and words as fans see them, before anybody has begun. */
function Preview({ clubId, values }: { clubId: string; values: AchievementForm }) {
  const copy = useCopy(manageAchievementsCopy);
  const designs = useLiveDesigns(clubId).data ?? [];
  const draft = draftOf(values);
  const card = {
    name: draft.name === '' ? copy.unnamed : draft.name,
    look: draft.look,
    counter: draft.counter,
    count: 0,
    stage: draft.stages.length,
    stages: draft.stages.map(({ goal, xp, item }, at) => {
      const design = designs.find(({ id }) => id === item?.design_id);
      return {
        stage: at + 1,
        goal,
        xp,
        item: design === undefined ? null : { design, left: item?.total ?? null },
        earned_at: null,
        item_id: null,
      };
    }),
  };
  return (
    <section aria-label={copy.preview}>
      <div className="sp-ach-preview">
        <AchievementRow card={card} />
      </div>
      <p className="sp-small sp-faint mt-2">{copy.previewHint}</p>
    </section>
  );
}

function WhatCounts({ form, frozen }: { form: Form<AchievementForm>; frozen: boolean }) {
  const copy = useCopy(manageAchievementsCopy);
  const { counter, hidden } = form.values;
  return (
    <>
      <Select
        label={copy.counter}
        hint={copy.counterHints[counter]}
        value={counter}
        disabled={frozen}
        onChange={(event) => form.set({ counter: event.target.value as CounterKind })}
      >
        {(Object.keys(copy.counters) as CounterKind[]).map((kind) => (
          <option key={kind} value={kind}>
            {copy.counters[kind]}
          </option>
        ))}
      </Select>
      <div>
        <Checkbox
          checked={hidden}
          disabled={frozen}
          onChange={(event) => form.set({ hidden: event.currentTarget.checked })}
        >
          {copy.hide}
        </Checkbox>
        <p className="sp-small sp-faint">{copy.hideHint}</p>
      </div>
    </>
  );
}

function Publish({ isPublishing, onPublish }: { isPublishing: boolean; onPublish: () => Promise<void> }) {
  const copy = useCopy(manageAchievementsCopy);
  const [asks, setAsks] = useState(false);
  const confirm = async () => {
    await onPublish();
    setAsks(false);
  };
  return (
    <>
      <Button wide onClick={() => setAsks(true)}>
        {copy.publish}
      </Button>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={copy.publishTitle}
        description={copy.publishText}
        confirm={{ label: copy.publish, loading: isPublishing, onConfirm: () => void confirm() }}
      />
    </>
  );
}

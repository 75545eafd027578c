// The stages of an achievement being written: a goal each, XP and an item where what counts may give them.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { plus } from '@stagepass/ui/icon/phosphor/plus.ts';
import { trash } from '@stagepass/ui/icon/phosphor/trash.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { Select } from '@stagepass/ui/select/select.tsx';
import { useLiveDesigns } from '#domains/items/public/live-designs.ts';
import type { Form } from '#platform/forms/use-form.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { manageAchievementsCopy } from '../../manage-copy.ts';
import { isBadgeOnly, MOST_STAGES } from '../../model/counters.ts';
import {
  type AchievementForm,
  newStage,
  type StageForm,
  type StageTrouble,
  troublesOf,
} from '../../model/draft.ts';

interface StageFieldsProps {
  clubId: string;
  form: Form<AchievementForm>;
  /** After a first try to send: what is wrong is said then, not while somebody types. */
  tried: boolean;
  frozen: boolean;
}

export function StageFields({ clubId, form, tried, frozen }: StageFieldsProps) {
  const copy = useCopy(manageAchievementsCopy);
  const { stages, counter } = form.values;
  const troubles = troublesOf(form.values);
  const set = (at: number, change: Partial<StageForm>) =>
    form.set({ stages: stages.map((stage, of) => (of === at ? { ...stage, ...change } : stage)) });
  return (
    <section className="grid gap-3" aria-label={copy.stages}>
      <h2 className="sp-head">{copy.stages}</h2>
      {stages.map((stage, at) => (
        <Stage
          // biome-ignore lint/suspicious/noArrayIndexKey: a stage is its place
          key={at}
          nth={at + 1}
          clubId={clubId}
          stage={stage}
          badgeOnly={isBadgeOnly(counter)}
          troubles={tried ? (troubles[at] ?? new Set()) : new Set()}
          frozen={frozen}
          onChange={(change) => set(at, change)}
          onRemove={
            frozen || stages.length === 1
              ? undefined
              : () => form.set({ stages: stages.filter((_, of) => of !== at) })
          }
        />
      ))}
      {frozen || stages.length >= MOST_STAGES ? null : (
        <Button
          variant="outline"
          icon={<Icon of={plus} weight="bold" />}
          onClick={() => form.set({ stages: [...stages, newStage()] })}
        >
          {copy.addStage}
        </Button>
      )}
    </section>
  );
}

interface StageProps {
  nth: number;
  clubId: string;
  stage: StageForm;
  badgeOnly: boolean;
  troubles: ReadonlySet<StageTrouble>;
  frozen: boolean;
  onChange: (change: Partial<StageForm>) => void;
  onRemove?: (() => void) | undefined;
}

function Stage({ nth, clubId, stage, badgeOnly, troubles, frozen, onChange, onRemove }: StageProps) {
  const copy = useCopy(manageAchievementsCopy);
  const number = { inputMode: 'numeric', autoComplete: 'off', maxLength: 7, disabled: frozen } as const;
  return (
    <fieldset className="sp-ach-edit-stage">
      <legend>
        <span className="flex items-center justify-between">
          <b>{copy.stage({ stage: nth })}</b>
          {onRemove === undefined ? null : (
            <IconButton
              label={copy.removeStage({ stage: nth })}
              icon={<Icon of={trash} />}
              onClick={onRemove}
            />
          )}
        </span>
      </legend>
      <div className="sp-ach-edit-pair">
        <Field
          {...number}
          label={copy.goal}
          value={stage.goal}
          error={troubles.has('goal') ? copy.goalError : undefined}
          onChange={(event) => onChange({ goal: event.target.value })}
        />
        {badgeOnly ? null : (
          <Field
            {...number}
            label={copy.xp}
            value={stage.xp}
            error={troubles.has('xp') ? copy.xpError : undefined}
            onChange={(event) => onChange({ xp: event.target.value })}
          />
        )}
      </div>
      {badgeOnly ? null : (
        <ItemFields
          clubId={clubId}
          stage={stage}
          frozen={frozen}
          wrong={troubles.has('total')}
          onChange={onChange}
        />
      )}
    </fieldset>
  );
}

interface ItemFieldsProps {
  clubId: string;
  stage: StageForm;
  frozen: boolean;
  wrong: boolean;
  onChange: (change: Partial<StageForm>) => void;
}

function ItemFields({ clubId, stage, frozen, wrong, onChange }: ItemFieldsProps) {
  const copy = useCopy(manageAchievementsCopy);
  const designs = useLiveDesigns(clubId).data ?? [];
  const chosen = designs.find(({ id }) => id === stage.design_id);
  const left = chosen?.left ?? null;
  return (
    <>
      <Select
        label={copy.item}
        value={stage.design_id}
        disabled={frozen}
        onChange={(event) => onChange({ design_id: event.target.value })}
      >
        <option value="">{copy.noItem}</option>
        {stage.design_id !== '' && chosen === undefined ? (
          <option value={stage.design_id}>{copy.itemGone}</option>
        ) : null}
        {designs.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      {stage.design_id === '' ? null : (
        <Field
          label={copy.total}
          hint={left === null ? copy.totalHint : copy.totalLeft({ count: left })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          disabled={frozen}
          value={stage.total}
          error={wrong ? copy.totalError : undefined}
          onChange={(event) => onChange({ total: event.target.value })}
        />
      )}
    </>
  );
}

// The builder of a mission: its words, times and steps, who can take part, rewards; a preview, saving and publishing.
import type { MissionEditor } from '@stagepass/contract/missions/shapes.ts';
import type { RequirementType } from '@stagepass/contract/requirements/kinds.ts';
import type { EditableRequirement } from '@stagepass/contract/requirements/shapes.ts';
import { useBackCloses } from '@stagepass/ui/back/use-back-closes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { eye } from '@stagepass/ui/icon/phosphor/eye.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { Dock, Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { TopBar } from '@stagepass/ui/top-bar/top-bar.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useEditableList } from '#domains/requirements/public/requirement-list.ts';
import { RequirementPreview } from '#domains/requirements/public/requirement-preview.tsx';
import { StepEditor, stepTypes } from '#domains/requirements/public/step-editor.tsx';
import { FormError } from '#platform/forms/form-error.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { LeaveGuard } from '#platform/navigation/leave-guard.tsx';
import { useSearch } from '#platform/navigation/use-search.ts';
import { Unanswered } from '#platform/query/answered.tsx';
import { useTitle } from '#platform/title/title.ts';
import { missionBuilderCopy } from '../../manage-builder-copy.ts';
import { changeable } from '../../model/manage-draft.ts';
import { manageMissionsPath } from '../../public/paths.ts';
import { AudienceFields } from './audience-fields.tsx';
import { FanSteps } from './fan-steps.tsx';
import { MissionPreview } from './mission-preview.tsx';
import { PublishProblems } from './publish-problems.tsx';
import { RewardFields } from './reward-fields.tsx';
import { TemplateRows } from './template-rows.tsx';
import { LimitFields, TimeFields } from './time-fields.tsx';
import { type Builder, isDraft, useMissionBuilder } from './use-mission-builder.ts';
import { WordFields } from './word-fields.tsx';
import './builder.css';

export interface MissionBuilderProps {
  club: ClubView;
  /** Null for a new one. */
  mission: MissionEditor | null;
}

const noSteps: readonly EditableRequirement[] = [];

type Shown = 'form' | 'fan' | EditableRequirement;

export function MissionBuilder({ club, mission }: MissionBuilderProps) {
  const copy = useCopy(missionBuilderCopy);
  const [search, change] = useSearch();
  const list = useSteps(mission);
  const steps = list.data ?? noSteps;
  const builder = useMissionBuilder({ club, mission, steps });
  const cameToLook = search.get('view') === 'fan';
  const [shown, setShown] = useState<Shown>(cameToLook ? 'fan' : 'form');
  const toForm = () => {
    if (shown === 'fan' && cameToLook) change({ mission: null, view: null });
    else setShown('form');
  };
  useBackCloses(shown !== 'form' && !cameToLook, toForm);
  useTitle(mission === null ? copy.newTitle : copy.editTitle);
  if (typeof shown === 'object')
    return (
      <RequirementPreview
        key={shown.id}
        requirement={shown}
        steps={{ number: steps.findIndex(({ id }) => id === shown.id) + 1, total: steps.length }}
        onLeave={() => setShown('form')}
      />
    );
  if (shown === 'fan')
    return (
      <MissionPreview club={club} mission={mission} form={builder.form.values} steps={steps} onEnd={toForm} />
    );
  return (
    <Screen>
      <TopBar
        leading={
          <LeaveGuard dirty={builder.form.dirty} above={manageMissionsPath(club.handle)} copy={copy} />
        }
        title={<span dir="auto">{club.name}</span>}
        actions={<IconButton label={copy.preview} icon={<Icon of={eye} />} onClick={() => setShown('fan')} />}
      />
      <ScreenBody>
        <h1 className="sp-display mb-4">{mission === null ? copy.newTitle : copy.editTitle}</h1>
        <Standing builder={builder} mission={mission} />
        {mission === null && !builder.form.dirty ? <TemplateRows club={club} /> : null}
        <Fields club={club} mission={mission} builder={builder} steps={list} onPreview={setShown} />
      </ScreenBody>
      <BuilderDock builder={builder} mission={mission} steps={steps} />
    </Screen>
  );
}

/** A new mission has none yet; of one in which fans take part, the server keeps the settings to itself. */
function asksSteps(mission: MissionEditor | null): mission is MissionEditor {
  return mission !== null && mission.state !== 'active' && mission.state !== 'scheduled';
}

function useSteps(mission: MissionEditor | null) {
  const at = { owner_kind: 'mission', owner_id: mission?.id ?? '' } as const;
  return useEditableList(at, { enabled: asksSteps(mission) });
}

function Standing({ builder, mission }: { builder: Builder; mission: MissionEditor | null }) {
  const copy = useCopy(missionBuilderCopy);
  const state = mission?.state ?? 'draft';
  const said =
    state === 'draft'
      ? null
      : state === 'paused'
        ? copy.paused
        : state === 'ended' || state === 'archived'
          ? copy.over
          : copy.running;
  return (
    <div className="grid gap-3 empty:hidden mb-4">
      {said === null ? null : <Notice tone="plain">{said}</Notice>}
      {builder.kept.isBack ? (
        <Notice
          live
          action={
            <Button variant="ghost" size="small" onClick={builder.kept.discard}>
              {copy.discard}
            </Button>
          }
        >
          {copy.kept}
        </Notice>
      ) : null}
    </div>
  );
}

interface FieldsProps extends MissionBuilderProps {
  builder: Builder;
  steps: ReturnType<typeof useSteps>;
  onPreview: (step: EditableRequirement) => void;
}

function Fields({ club, mission, builder, steps, onPreview }: FieldsProps) {
  const copy = useCopy(missionBuilderCopy);
  const [search, change] = useSearch();
  const { form } = builder;
  const may = changeable(mission?.state ?? null);
  const adds = stepTypes.find((type) => type === search.get('add'));
  const [added] = useState<RequirementType | undefined>(adds);
  // The address named the step that is written first; reloaded, it must not be written anew.
  const forget = useEffectEvent(() => added !== undefined && change({ add: null }));
  useEffect(() => {
    forget();
  }, []);
  return (
    <form {...form.form} className="sp-builder">
      <WordFields form={form} mission={mission} onSending={builder.setSending} />
      <TimeFields form={form} zone={club.time_zone} trouble={builder.problems.time} disabled={!may.times} />
      {mission !== null && !may.steps && (steps.isError || !asksSteps(mission)) ? (
        <section aria-label={copy.fan.stepsTitle}>
          <h2 className="sp-field-label mb-2">{copy.fan.stepsTitle}</h2>
          <FanSteps missionId={mission.id} />
        </section>
      ) : mission !== null && steps.data === undefined ? (
        <Unanswered query={steps} copy={copy} failed={copy.failedSteps} />
      ) : (
        <StepEditor
          at={mission === null ? null : { owner_kind: 'mission', owner_id: mission.id }}
          club_id={club.id}
          list={steps.data ?? noSteps}
          fixed={!may.steps}
          adds={added}
          onFirst={(type) => void builder.addFirst(type)}
          onPreview={onPreview}
        />
      )}
      <LimitFields form={form} disabled={!may.all} />
      <AudienceFields club={club} missionId={mission?.id ?? null} form={form} disabled={!may.all} />
      <RewardFields club={club} mission={mission} form={form} disabled={!may.all} />
      <FormError of={form} />
      {isDraft(mission) || mission?.state === 'paused' ? (
        <PublishProblems
          problems={mission === null && builder.tried === 0 ? [] : builder.problems.all}
          tried={builder.tried}
        />
      ) : null}
    </form>
  );
}

interface DockProps {
  builder: Builder;
  mission: MissionEditor | null;
  steps: readonly EditableRequirement[];
}

function BuilderDock({ builder, mission, steps }: DockProps) {
  const copy = useCopy(missionBuilderCopy);
  const { form, problems } = builder;
  const xp = steps.reduce((sum, step) => sum + step.xp, 0);
  const canPublish = isDraft(mission) || mission?.state === 'paused';
  const label =
    mission?.state === 'paused' ? copy.resume({ xp }) : xp > 0 ? copy.publish({ xp }) : copy.publishPlain;
  return (
    <Dock>
      <Button
        variant={canPublish ? 'secondary' : 'primary'}
        className={canPublish ? 'flex-auto' : 'flex-1'}
        loading={form.pending}
        onClick={() => void builder.save()}
      >
        {isDraft(mission) ? copy.save : copy.saveChanges}
      </Button>
      {canPublish ? (
        <Button
          // Not lit before nothing is missing; pressed, it says what is.
          variant={problems.all.length > 0 ? 'secondary' : 'primary'}
          className="flex-[2_1_auto]"
          loading={form.pending}
          onClick={() => void builder.publish()}
        >
          {label}
        </Button>
      ) : null}
    </Dock>
  );
}

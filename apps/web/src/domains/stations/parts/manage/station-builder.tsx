// The builder of a station, with its window as fans will see it above: words, what it hands out, terms, place, steps, who can claim.
import type { RequirementType } from '@stagepass/contract/requirements/kinds.ts';
import type { EditableRequirement } from '@stagepass/contract/requirements/shapes.ts';
import type { StationEditor } from '@stagepass/contract/stations/shapes.ts';
import { useBackCloses } from '@stagepass/ui/back/use-back-closes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { Dock, Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { TextArea } from '@stagepass/ui/text-area/text-area.tsx';
import { TopBar } from '@stagepass/ui/top-bar/top-bar.tsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useEditableList } from '#domains/requirements/public/requirement-list.ts';
import { RequirementPreview } from '#domains/requirements/public/requirement-preview.tsx';
import { StepEditor, stepTypes } from '#domains/requirements/public/step-editor.tsx';
import { FormError } from '#platform/forms/form-error.tsx';
import type { Form } from '#platform/forms/use-form.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { LeaveGuard } from '#platform/navigation/leave-guard.tsx';
import { useSearch } from '#platform/navigation/use-search.ts';
import { Unanswered } from '#platform/query/answered.tsx';
import { useTitle } from '#platform/title/title.ts';
import { stationBuilderCopy } from '../../builder-copy.ts';
import { changeable, STORY_MAX, type StationForm, TITLE_MAX } from '../../model/draft.ts';
import { manageStationsPath } from '../../public/paths.ts';
import { AudiencePart } from './audience-part.tsx';
import { BuilderPreview } from './builder-preview.tsx';
import { PlacePart } from './place-part.tsx';
import { TermFields } from './term-fields.tsx';
import { ThingFields } from './thing-fields.tsx';
import { type Builder, type BuilderProps, useStationBuilder } from './use-station-builder.ts';
import './builder.css';

const noSteps: readonly EditableRequirement[] = [];

export function StationBuilder({ club, station }: BuilderProps) {
  const copy = useCopy(stationBuilderCopy);
  const builder = useStationBuilder({ club, station });
  const steps = useSteps(station);
  const [tried, setTried] = useState<EditableRequirement | null>(null);
  useBackCloses(tried !== null, () => setTried(null));
  useTitle(station === null ? copy.newTitle : copy.editTitle);
  const list = steps.data ?? noSteps;
  if (tried !== null)
    return (
      <RequirementPreview
        key={tried.id}
        requirement={tried}
        steps={{ number: list.findIndex(({ id }) => id === tried.id) + 1, total: list.length }}
        onLeave={() => setTried(null)}
      />
    );
  return (
    <Screen>
      <TopBar
        leading={
          <LeaveGuard dirty={builder.form.dirty} above={manageStationsPath(club.handle)} copy={copy} />
        }
        title={<span dir="auto">{club.name}</span>}
      />
      <ScreenBody>
        <h1 className="sp-display mb-4">{station === null ? copy.newTitle : copy.editTitle}</h1>
        <Standing station={station} />
        <BuilderPreview club={club} form={builder.form.values} station={station} />
        <Fields club={club} station={station} builder={builder} steps={steps} onPreview={setTried} />
      </ScreenBody>
      <BuilderDock builder={builder} station={station} />
    </Screen>
  );
}

/** A new station has none yet; of one that is open, the server keeps the settings to itself. */
function useSteps(station: StationEditor | null) {
  const at = { owner_kind: 'station', owner_id: station?.id ?? '' } as const;
  return useEditableList(at, { enabled: station !== null && station.state !== 'open' });
}

function Standing({ station }: { station: StationEditor | null }) {
  const copy = useCopy(stationBuilderCopy);
  if (station === null || station.state === 'draft') return null;
  const said =
    station.state === 'open'
      ? copy.running
      : station.state === 'archived'
        ? copy.over
        : station.given > 0
          ? copy.given
          : null;
  return said === null ? null : (
    <div className="mb-4">
      <Notice tone="plain">{said}</Notice>
    </div>
  );
}

interface FieldsProps extends BuilderProps {
  builder: Builder;
  steps: ReturnType<typeof useSteps>;
  onPreview: (step: EditableRequirement) => void;
}

function Fields({ club, station, builder, steps, onPreview }: FieldsProps) {
  const copy = useCopy(stationBuilderCopy);
  const { form, wrong } = builder;
  const may = changeable(station);
  const { adds, add } = useAdds(builder, station);
  return (
    <form {...form.form} className="sp-station-builder">
      <WordFields form={form} disabled={!may.words} />
      <ThingFields club={club} form={form} disabled={!may.thing} error={wrong.thing} />
      <TermFields club={club} form={form} disabled={!may.terms} />
      <PlacePart
        form={form}
        disabled={!may.terms}
        error={wrong.point}
        onSite={station?.on_site ?? false}
        onAdd={add}
      />
      {station !== null && !may.terms ? null : station !== null && steps.data === undefined ? (
        <Unanswered query={steps} copy={copy} failed={copy.failedSteps} />
      ) : (
        <section aria-label={copy.steps}>
          <h2 className="sp-head">{copy.steps}</h2>
          <p className="sp-small sp-faint mb-3">{copy.stepsHint}</p>
          <StepEditor
            key={adds.turn}
            at={station === null ? null : { owner_kind: 'station', owner_id: station.id }}
            club_id={club.id}
            list={steps.data ?? noSteps}
            adds={adds.type}
            onFirst={(type) => void builder.addFirst(type)}
            onPreview={onPreview}
          />
        </section>
      )}
      <AudiencePart club={club} form={form} disabled={!may.terms} />
      <FormError of={form} />
      {station !== null && !form.dirty ? (
        <Problems problems={station.problems} tried={builder.tried} />
      ) : null}
    </form>
  );
}

/** The step that is written as soon as the editor is shown: named by the address, or by a press beside the place. */
function useAdds(builder: Builder, station: StationEditor | null) {
  const [search, change] = useSearch();
  const [adds, setAdds] = useState<{ type: RequirementType | undefined; turn: number }>(() => ({
    type: stepTypes.find((type) => type === search.get('add')),
    turn: 0,
  }));
  // Reloaded, it must not be written anew.
  const forget = useEffectEvent(() => adds.type !== undefined && change({ add: null }));
  useEffect(() => {
    forget();
  }, []);
  const add = (type: RequirementType) =>
    station === null ? void builder.addFirst(type) : setAdds(({ turn }) => ({ type, turn: turn + 1 }));
  return { adds, add };
}

function WordFields({ form, disabled }: { form: Form<StationForm>; disabled: boolean }) {
  const copy = useCopy(stationBuilderCopy);
  const { title, story } = form.values;
  return (
    <>
      <Field
        {...form.field('title')}
        label={copy.name}
        hint={copy.nameHint}
        maxLength={TITLE_MAX}
        disabled={disabled}
        aside={
          <span className="sp-num sp-faint sp-small">
            {copy.count({ used: title.length, most: TITLE_MAX })}
          </span>
        }
      />
      <TextArea
        {...form.field('story')}
        label={copy.story}
        hint={copy.storyHint}
        maxLength={STORY_MAX}
        disabled={disabled}
        count={copy.count({ used: story.length, most: STORY_MAX })}
      />
    </>
  );
}

/** In plain sentences; takes the focus when opening was tried. */
function Problems({ problems, tried }: { problems: StationEditor['problems']; tried: number }) {
  const copy = useCopy(stationBuilderCopy);
  const box = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (tried === 0) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView?.({ block: 'center' });
  }, [tried]);
  if (problems.length === 0) return null;
  return (
    <section ref={box} tabIndex={-1} aria-label={copy.problemsTitle}>
      <Notice tone={tried > 0 ? 'warn' : 'plain'}>
        <b>{copy.problemsTitle}</b>
        <ul className="sp-station-problems">
          {problems.map((problem) => (
            <li key={problem}>{copy.problems[problem]}</li>
          ))}
        </ul>
      </Notice>
    </section>
  );
}

function BuilderDock({ builder, station }: { builder: Builder; station: BuilderProps['station'] }) {
  const copy = useCopy(stationBuilderCopy);
  const { form } = builder;
  const state = station?.state ?? 'draft';
  if (state === 'archived') return null;
  const canOpen = state === 'draft' || state === 'closed';
  return (
    <Dock>
      <Button
        variant={canOpen ? 'secondary' : 'primary'}
        className={canOpen ? 'flex-auto' : 'flex-1'}
        loading={form.pending}
        onClick={() => void builder.save()}
      >
        {state === 'draft' ? copy.save : copy.saveChanges}
      </Button>
      {canOpen ? (
        <Button className="flex-[2_1_auto]" loading={form.pending} onClick={() => void builder.open()}>
          {state === 'draft' ? copy.open : copy.reopen}
        </Button>
      ) : null}
    </Dock>
  );
}

// How a vote counts, when it runs, who may vote, and what is promised.

import { Field } from '@stagepass/ui/field/field.tsx';
import { SegmentedControl } from '@stagepass/ui/segmented-control/segmented-control.tsx';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { Stepper } from '@stagepass/ui/stepper/stepper.tsx';
import { Switch } from '@stagepass/ui/switch/switch.tsx';
import { useId } from 'react';
import { useClubBadges } from '#domains/badges/public/club-badges.ts';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { ConditionEditor } from '#domains/conditions/public/condition-editor.tsx';
import { useTiers } from '#domains/memberships/public/use-tiers.ts';
import { useTokenSymbol } from '#domains/tokens/public/use-token-symbol.ts';
import type { Form } from '#platform/forms/use-form.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { useDesignNames, useMissionNames } from '../../data/manage.ts';
import { voteEditorCopy } from '../../manage-copy.ts';
import { MOST_WEIGHT, type VoteForm } from '../../model/draft.ts';
import './vote-editor.css';

export interface TermsProps {
  club: ClubView;
  form: Form<VoteForm>;
  disabled: boolean;
}

export function TermsPart({ club, form, disabled }: TermsProps) {
  const copy = useCopy(voteEditorCopy);
  const { values } = form;
  const { symbol } = useTokenSymbol(club.id);
  const time = { type: 'datetime-local', disabled } as const;
  return (
    <fieldset className="m-0 p-0 border-0 min-w-0 grid gap-4" disabled={disabled}>
      <div className="grid gap-2">
        <span className="sp-field-label">{copy.choice}</span>
        <SegmentedControl
          label={copy.choice}
          value={values.choice}
          segments={[
            { value: 'single', label: copy.single, disabled },
            { value: 'several', label: copy.several, disabled },
          ]}
          onChange={(choice) => form.set({ choice })}
        />
        {values.choice === 'several' ? (
          <Field {...form.field('most')} label={copy.most} inputMode="numeric" maxLength={2} />
        ) : null}
      </div>
      <div className="grid gap-2">
        <span className="sp-field-label">{copy.counts}</span>
        <SegmentedControl
          label={copy.counts}
          value={values.weighting}
          segments={[
            { value: 'one', label: copy.one, disabled },
            { value: 'tier', label: copy.tier, disabled },
            ...(symbol === null ? [] : [{ value: 'tokens' as const, label: copy.tokens, disabled }]),
          ]}
          onChange={(weighting) => form.set({ weighting })}
        />
        {values.weighting === 'tier' ? <Weights club={club} form={form} disabled={disabled} /> : null}
        {values.weighting === 'tokens' && symbol !== null ? (
          <p className="sp-small sp-quiet">{copy.tokensHint({ symbol })}</p>
        ) : null}
      </div>
      <div className="grid gap-3">
        <Field {...form.field('opens')} {...time} label={copy.opens} hint={copy.opensHint} />
        <Field {...form.field('closes')} {...time} label={copy.closes} hint={copy.closesHint} />
        <p className="sp-small sp-faint">{copy.zone({ zone: club.time_zone.replaceAll('_', ' ') })}</p>
      </div>
      <Who club={club} form={form} />
      <div>
        <Toggle form={form} name="binding" title={copy.binding} hint={copy.bindingHint} />
        <Toggle form={form} name="live" title={copy.live} hint={copy.liveHint} />
        <Toggle form={form} name="changeable" title={copy.changeable} hint={copy.changeableHint} />
      </div>
    </fieldset>
  );
}

function Weights({ club, form, disabled }: TermsProps) {
  const copy = useCopy(voteEditorCopy);
  const { data: tiers = [], isPending } = useTiers(club.id);
  const { weights } = form.values;
  if (isPending) return <Skeleton width="100%" height="3rem" />;
  if (tiers.length === 0) return <p className="sp-small sp-quiet">{copy.noTiers}</p>;
  return (
    <div>
      {tiers.map(({ id, name }) => (
        <div key={id} className="sp-vote-toggle">
          <b dir="auto">{name}</b>
          <Stepper
            label={copy.weightOf({ tier: name })}
            decreaseLabel={copy.weightLess({ tier: name })}
            increaseLabel={copy.weightMore({ tier: name })}
            min={1}
            max={MOST_WEIGHT}
            value={weights[id] ?? 1}
            format={(count) => copy.times({ count })}
            disabled={disabled}
            onChange={(weight) => form.set({ weights: { ...weights, [id]: weight } })}
          />
        </div>
      ))}
      <p className="sp-small sp-quiet">{copy.weightsHint}</p>
    </div>
  );
}

function Who({ club, form }: Omit<TermsProps, 'disabled'>) {
  const copy = useCopy(voteEditorCopy);
  const tiers = useTiers(club.id);
  const designs = useDesignNames(club.id);
  const badges = useClubBadges(club.id);
  const missions = useMissionNames(club.id);
  const token = useTokenSymbol(club.id);
  // A name that has not come would read as one that is gone.
  if ([tiers, designs, badges, missions, token].some(({ isPending }) => isPending))
    return <Skeleton width="100%" height="4.5rem" />;
  return (
    <ConditionEditor
      label={copy.who}
      value={form.values.condition}
      onChange={(condition) => form.set({ condition })}
      tiers={tiers.data ?? []}
      designs={designs.data ?? []}
      missions={(missions.data ?? []).map(({ id, title }) => ({ id, name: title }))}
      badges={badges.data ?? []}
      token={token.symbol}
    />
  );
}

interface ToggleProps {
  form: Form<VoteForm>;
  name: 'binding' | 'live' | 'changeable';
  title: string;
  hint: string;
}

function Toggle({ form, name, title, hint }: ToggleProps) {
  const id = useId();
  return (
    <label className="sp-vote-toggle" htmlFor={id}>
      <span>
        <b>{title}</b>
        <span>{hint}</span>
      </span>
      <Switch
        id={id}
        checked={form.values[name]}
        onChange={(event) => form.set({ [name]: event.target.checked })}
      />
    </label>
  );
}

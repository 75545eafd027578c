// One reward while it is written: what it is, who gets it, how many there are, and how many missions it takes.
import type { CampaignEditor } from '@stagepass/contract/campaigns/shapes.ts';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { trash } from '@stagepass/ui/icon/phosphor/trash.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { Select } from '@stagepass/ui/select/select.tsx';
import { BadgePicker } from '#domains/badges/public/badge-picker.tsx';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useLiveDesigns } from '#domains/items/public/live-designs.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { manageCampaignsCopy } from '../../manage-copy.ts';
import { rewardTroubles, rewardWays, type TypedReward } from '../../model/manage-draft.ts';

export interface RewardFieldsProps {
  club: ClubView;
  /** As they were saved: an item that is no longer live is known by them. */
  known: CampaignEditor['rewards'];
  reward: TypedReward;
  /** From 1. */
  number: number;
  disabled: boolean;
  /** Says what is wrong at the fields. */
  tried: boolean;
  onChange: (reward: TypedReward) => void;
  onRemove: () => void;
}

export function RewardFields(props: RewardFieldsProps) {
  const { reward, number, disabled, tried, onChange, onRemove } = props;
  const { rewards: words } = useCopy(manageCampaignsCopy);
  const troubles = new Set(tried ? rewardTroubles(reward) : []);
  const isOpen = reward.way === 'all' && (reward.kind === 'item' || reward.kind === 'badge');
  const figures = { inputMode: 'numeric', autoComplete: 'off', maxLength: 6 } as const;
  return (
    <fieldset className="sp-campaign-typed" disabled={disabled}>
      <legend className="sp-visually-hidden">{words.number({ number })}</legend>
      <div className="sp-campaign-typed-head">
        <span className="sp-head" aria-hidden="true">
          {words.kinds[reward.kind]}
        </span>
        {disabled ? null : (
          <IconButton label={words.remove({ number })} icon={<Icon of={trash} />} onClick={onRemove} />
        )}
      </div>
      <PrizeField {...props} troubles={troubles} />
      <Select
        label={words.way}
        value={reward.way}
        onChange={(event) => onChange({ ...reward, way: event.target.value as TypedReward['way'] })}
      >
        {rewardWays.map((way) => (
          <option key={way} value={way}>
            {words.ways[way]}
          </option>
        ))}
      </Select>
      <div className="sp-campaign-typed-pair">
        <Field
          {...figures}
          label={isOpen ? words.totalOpen : words.total}
          value={reward.total}
          error={troubles.has('total') ? words.totalWrong : undefined}
          onChange={(event) => onChange({ ...reward, total: event.target.value })}
        />
        <Field
          {...figures}
          label={words.needs}
          value={reward.needs}
          error={troubles.has('needs') ? words.needsWrong : undefined}
          onChange={(event) => onChange({ ...reward, needs: event.target.value })}
        />
      </div>
    </fieldset>
  );
}

interface PrizeFieldProps extends RewardFieldsProps {
  troubles: ReadonlySet<string>;
}

function PrizeField({ club, known, reward, troubles, disabled, onChange }: PrizeFieldProps) {
  const { rewards: words } = useCopy(manageCampaignsCopy);
  if (reward.kind === 'credits')
    return (
      <Field
        label={words.amount}
        inputMode="decimal"
        autoComplete="off"
        value={reward.amount}
        error={troubles.has('amount') ? words.amountWrong : undefined}
        onChange={(event) => onChange({ ...reward, amount: event.target.value })}
      />
    );
  if (reward.kind === 'tokens')
    return (
      <Field
        label={words.tokens}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={reward.amount}
        error={troubles.has('amount') ? words.tokensWrong : undefined}
        onChange={(event) => onChange({ ...reward, amount: event.target.value })}
      />
    );
  if (reward.kind === 'item')
    return (
      <DesignField
        club={club}
        known={known}
        value={reward.design_id}
        error={troubles.has('design') ? words.designNeeded : undefined}
        onChange={(design_id) => onChange({ ...reward, design_id })}
      />
    );
  const saved = known.find(({ prize }) => prize.kind === 'badge' && prize.badge.id === reward.badge_id);
  if (disabled && saved?.prize.kind === 'badge') return <p dir="auto">{saved.prize.badge.name}</p>;
  return (
    <BadgePicker
      club={club}
      value={reward.badge_id === '' ? null : reward.badge_id}
      error={troubles.has('badge') ? words.badgeNeeded : undefined}
      onChange={(badge_id) => onChange({ ...reward, badge_id })}
    />
  );
}

interface DesignFieldProps extends Pick<RewardFieldsProps, 'club' | 'known'> {
  value: string;
  error: string | undefined;
  onChange: (id: string) => void;
}

function DesignField({ club, known, value, error, onChange }: DesignFieldProps) {
  const { rewards: words } = useCopy(manageCampaignsCopy);
  const designs = useLiveDesigns(club.id).data ?? [];
  const saved = known.flatMap(({ prize }) => (prize.kind === 'item' ? [prize.design] : []));
  const gone = saved.find(({ id }) => id === value)?.name ?? words.gone;
  const isKnown = designs.some(({ id }) => id === value);
  return (
    <Select
      label={words.design}
      error={error}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="" disabled>
        {words.choose}
      </option>
      {value !== '' && !isKnown ? <option value={value}>{gone}</option> : null}
      {designs.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}

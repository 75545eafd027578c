// One reward while it is written: which item or badge, how much credit or how many tokens, and how many fans can get it.
import type { MissionEditor } from '@stagepass/contract/missions/shapes.ts';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { trash } from '@stagepass/ui/icon/phosphor/trash.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { Select } from '@stagepass/ui/select/select.tsx';
import { BadgePicker } from '#domains/badges/public/badge-picker.tsx';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useLiveDesigns } from '#domains/items/public/live-designs.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { missionBuilderCopy } from '../../manage-builder-copy.ts';
import { type RewardTrouble, rewardTroubles, type TypedReward } from '../../model/manage-draft.ts';

type OfKind<Kind extends TypedReward['kind']> = Extract<TypedReward, { kind: Kind }>;

export interface RewardFieldProps {
  club: ClubView;
  /** As they were saved: an item that is no longer live is known by them. */
  known: MissionEditor['rewards'];
  reward: TypedReward;
  /** From 1. */
  number: number;
  disabled: boolean;
  /** Says what is wrong at the fields. */
  tried: boolean;
  onChange: (reward: TypedReward) => void;
  onRemove: () => void;
}

export function RewardField(props: RewardFieldProps) {
  const { reward, number, disabled, tried, onRemove } = props;
  const { rewards: words } = useCopy(missionBuilderCopy);
  const name = words.numbers[reward.kind]({ number });
  const troubles: ReadonlySet<RewardTrouble> = new Set(tried ? rewardTroubles(reward) : []);
  return (
    <fieldset className="sp-reward" disabled={disabled}>
      <legend className="sp-visually-hidden">{name}</legend>
      <div className="sp-reward-head">
        <span className="sp-head" aria-hidden="true">
          {words.kinds[reward.kind]}
        </span>
        {disabled ? null : (
          <IconButton label={words.remove({ number })} icon={<Icon of={trash} />} onClick={onRemove} />
        )}
      </div>
      {reward.kind === 'item' ? (
        <ItemFields {...props} reward={reward} troubles={troubles} />
      ) : reward.kind === 'badge' ? (
        <BadgeFields {...props} reward={reward} troubles={troubles} />
      ) : (
        <AmountFields {...props} reward={reward} troubles={troubles} />
      )}
    </fieldset>
  );
}

interface AmountFieldsProps extends RewardFieldProps {
  reward: OfKind<'credits'> | OfKind<'tokens'>;
  troubles: ReadonlySet<RewardTrouble>;
}

/** Dollars or tokens for each fan, and for how many. */
function AmountFields({ reward, troubles, onChange }: AmountFieldsProps) {
  const { rewards: words } = useCopy(missionBuilderCopy);
  const isTokens = reward.kind === 'tokens';
  const wrong = isTokens ? words.tokensWrong : words.amountWrong;
  return (
    <>
      <Field
        label={isTokens ? words.tokens : words.amount}
        inputMode={isTokens ? 'numeric' : 'decimal'}
        autoComplete="off"
        value={reward.amount}
        error={troubles.has('amount') ? wrong : undefined}
        onChange={(event) => onChange({ ...reward, amount: event.target.value })}
      />
      <Field
        label={words.total}
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        value={reward.total}
        error={troubles.has('total') ? words.totalWrong : undefined}
        onChange={(event) => onChange({ ...reward, total: event.target.value })}
      />
    </>
  );
}

interface BadgeFieldsProps extends RewardFieldProps {
  reward: OfKind<'badge'>;
  troubles: ReadonlySet<RewardTrouble>;
}

function BadgeFields({ club, known, reward, disabled, troubles, onChange }: BadgeFieldsProps) {
  const { rewards: words } = useCopy(missionBuilderCopy);
  const saved = known.flatMap((one) => (one.kind === 'badge' ? [one.badge] : []));
  const name = saved.find(({ id }) => id === reward.badge_id)?.name;
  return (
    <>
      {disabled && name !== undefined ? (
        <p dir="auto">{name}</p>
      ) : (
        <BadgePicker
          club={club}
          value={reward.badge_id === '' ? null : reward.badge_id}
          error={troubles.has('badge') ? words.badgeNeeded : undefined}
          onChange={(badge_id) => onChange({ kind: 'badge', badge_id })}
        />
      )}
      <p className="sp-small sp-faint">{words.badgeHint}</p>
    </>
  );
}

interface ItemFieldsProps extends RewardFieldProps {
  reward: OfKind<'item'>;
  troubles: ReadonlySet<RewardTrouble>;
}

function ItemFields({ club, known, reward, troubles, onChange }: ItemFieldsProps) {
  const { rewards: words } = useCopy(missionBuilderCopy);
  const designs = useLiveDesigns(club.id).data;
  const chosen = designs?.find(({ id }) => id === reward.design_id);
  const saved = known.flatMap((one) => (one.kind === 'item' ? [one.design] : []));
  const gone = saved.find(({ id }) => id === reward.design_id)?.name ?? words.gone;
  const left = chosen?.left ?? null;
  const hint = left === null ? words.totalOpenHint : words.totalLeft({ count: left });
  return (
    <>
      <Select
        label={words.design}
        hint={designs?.length === 0 ? words.noDesigns : undefined}
        error={troubles.has('design') ? words.designNeeded : undefined}
        value={reward.design_id}
        onChange={(event) => onChange({ ...reward, design_id: event.target.value })}
      >
        <option value="" disabled>
          {words.choose}
        </option>
        {reward.design_id !== '' && chosen === undefined ? (
          <option value={reward.design_id}>{gone}</option>
        ) : null}
        {(designs ?? []).map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Field
        label={words.total}
        hint={reward.design_id === '' ? undefined : hint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={7}
        value={reward.total}
        error={troubles.has('total') ? words.totalWrong : undefined}
        onChange={(event) => onChange({ ...reward, total: event.target.value })}
      />
    </>
  );
}

// Who can take part in a mission: conditions over tiers, items and other missions, and the tiers that have exclusive missions.
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { SwitchRow } from '@stagepass/ui/switch/switch-row.tsx';
import { useClubBadges } from '#domains/badges/public/club-badges.ts';
import { clubScreenPath } from '#domains/clubs/public/paths.ts';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { ConditionEditor } from '#domains/conditions/public/condition-editor.tsx';
import { useLiveDesigns } from '#domains/items/public/live-designs.ts';
import { useLadder } from '#domains/levels/public/use-ladder.ts';
import { type TierView, useTiers } from '#domains/memberships/public/use-tiers.ts';
import { useTokenSymbol } from '#domains/tokens/public/use-token-symbol.ts';
import type { Form } from '#platform/forms/use-form.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { LinkWords } from '#platform/navigation/link-button.tsx';
import { useLiveMissions, useShelf } from '../../data/manage.ts';
import { missionBuilderCopy } from '../../manage-builder-copy.ts';
import type { MissionForm } from '../../model/manage-draft.ts';

export interface AudienceFieldsProps {
  club: ClubView;
  /** Null for a new one. */
  missionId: string | null;
  form: Form<MissionForm>;
  disabled: boolean;
}

export function AudienceFields(props: AudienceFieldsProps) {
  const { club, missionId, form, disabled } = props;
  const copy = useCopy(missionBuilderCopy);
  const tiers = useTiers(club.id);
  const designs = useLiveDesigns(club.id);
  const live = useLiveMissions(club.id);
  const ended = useShelf(club.id, 'ended');
  const badges = useClubBadges(club.id);
  const token = useTokenSymbol(club.id);
  // A name that has not come would read as one that is gone.
  if ([tiers, designs, live, ended, badges, token].some(({ isPending }) => isPending))
    return <Skeleton width="100%" height="4.5rem" />;
  const missions = [...(live.data ?? []), ...(ended.data ?? [])]
    .filter(({ id }) => id !== missionId)
    .map(({ id, title }) => ({ id, name: title }));
  return (
    <div className="grid gap-3">
      <fieldset className="sp-builder-fixed" disabled={disabled}>
        <ConditionEditor
          label={copy.who}
          value={form.values.condition}
          onChange={(condition) => form.set({ condition })}
          tiers={tiers.data ?? []}
          designs={designs.data ?? []}
          missions={missions}
          badges={badges.data ?? []}
          token={token.symbol}
        />
      </fieldset>
      <PrivateSwitch club={club} form={form} disabled={disabled} tiers={tiers.data ?? []} />
    </div>
  );
}

type PrivateProps = Pick<AudienceFieldsProps, 'club' | 'form' | 'disabled'> & { tiers: readonly TierView[] };

/** Named after the lowest tier that has the benefit: everybody above has it too. */
function PrivateSwitch({ club, form, disabled, tiers }: PrivateProps) {
  const copy = useCopy(missionBuilderCopy);
  const lowest = tiers
    .filter(({ benefits }) => benefits.some(({ type }) => type === 'privateMission'))
    .toSorted((one, other) => one.rank - other.rank)[0];
  const { data: ladder } = useLadder(club.id);
  const level = ladder?.steps.find(({ perks }) => perks.some(({ type }) => type === 'privateMission'))?.level;
  const isOn = form.values.private;
  const isOpened = lowest !== undefined || level !== undefined;
  const title =
    lowest === undefined
      ? level === undefined
        ? copy.privateNone
        : copy.privateLevel({ level })
      : level === undefined
        ? copy.privateTitle({ tier: lowest.name })
        : copy.privateBoth({ tier: lowest.name, level });
  return (
    <SwitchRow
      title={title}
      detail={
        !isOpened ? (
          <>
            {copy.privateNoneText}{' '}
            <LinkWords to={clubScreenPath(club.handle, 'manage-member-tier')}>{copy.toTiers}</LinkWords>
          </>
        ) : (
          copy.privateText
        )
      }
      checked={isOn}
      disabled={disabled || (!isOpened && !isOn)}
      onChange={(next) => form.set({ private: next })}
    />
  );
}

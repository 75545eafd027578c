// Who can claim at a station: a condition over tiers, levels, items, badges and missions.
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { useClubBadges } from '#domains/badges/public/club-badges.ts';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { ConditionEditor } from '#domains/conditions/public/condition-editor.tsx';
import { useLiveDesigns } from '#domains/items/public/live-designs.ts';
import { useTiers } from '#domains/memberships/public/use-tiers.ts';
import { useTokenSymbol } from '#domains/tokens/public/use-token-symbol.ts';
import type { Form } from '#platform/forms/use-form.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { useCall } from '#platform/query/query.ts';
import { stationBuilderCopy } from '../../builder-copy.ts';
import type { StationForm } from '../../model/draft.ts';

export interface AudiencePartProps {
  club: ClubView;
  form: Form<StationForm>;
  disabled: boolean;
}

export function AudiencePart({ club, form, disabled }: AudiencePartProps) {
  const copy = useCopy(stationBuilderCopy);
  const tiers = useTiers(club.id);
  const designs = useLiveDesigns(club.id);
  const badges = useClubBadges(club.id);
  const missions = useMissionNames(club.id);
  const token = useTokenSymbol(club.id);
  // A name that has not come would read as one that is gone.
  if ([tiers, designs, badges, missions, token].some(({ isPending }) => isPending))
    return <Skeleton width="100%" height="4.5rem" />;
  return (
    <fieldset className="m-0 p-0 border-0 min-w-0" disabled={disabled}>
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
    </fieldset>
  );
}

/** Those that fans can do now. */
function useMissionNames(clubId: string) {
  return useCall(
    'GET /clubs/:id/missions',
    { params: { id: clubId }, query: { limit: 50 } },
    { key: ['stations', 'missions-of', clubId] },
  );
}

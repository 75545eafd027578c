// The window of a station as fans will see it, out of what is typed now, in each of the four ways they can find it.
import type { StationStand } from '@stagepass/contract/stations/kinds.ts';
import type { StationEditor, StationThing } from '@stagepass/contract/stations/shapes.ts';
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { SegmentedControl } from '@stagepass/ui/segmented-control/segmented-control.tsx';
import { useState } from 'react';
import { useClubBadges } from '#domains/badges/public/club-badges.ts';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useLiveDesigns } from '#domains/items/public/live-designs.ts';
import { useTiers } from '#domains/memberships/public/use-tiers.ts';
import { useTokenSymbol } from '#domains/tokens/public/use-token-symbol.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { stationBuilderCopy } from '../../builder-copy.ts';
import { chosenId, fieldsOf, type StationForm } from '../../model/draft.ts';
import { stands } from '../../model/kinds.ts';
import { StationHatch } from '../station-hatch.tsx';

export interface BuilderPreviewProps {
  club: ClubView;
  form: StationForm;
  station: StationEditor | null;
}

export function BuilderPreview({ club, form, station }: BuilderPreviewProps) {
  const copy = useCopy(stationBuilderCopy);
  const [stand, setStand] = useState<StationStand>('open');
  const thing = useThing(club, form, station);
  const { total, per_fan, closes_at, tokens: amount } = fieldsOf(form, club.time_zone);
  const { symbol } = useTokenSymbol(club.id);
  const tokens = amount === null || symbol === null ? null : { amount, symbol };
  const given = station?.given ?? 0;
  const left = total === null ? null : stand === 'gone' ? 0 : Math.max(0, total - given);
  const missing = Math.max(1, (station?.steps ?? 0) + (form.condition === null ? 0 : 1));
  return (
    <section className="mb-6" aria-label={copy.preview}>
      <GelScope hue={club.hue}>
        <p className="sp-head mb-2" dir="auto">
          {form.title.trim() === '' ? copy.untitled : form.title}
        </p>
        <StationHatch
          station={{ thing, stand, missing, left, total, per_fan, closes_at, tokens, state: 'open' }}
          without={copy.nothingChosen}
        />
      </GelScope>
      <div className="mt-3">
        <SegmentedControl<StationStand>
          label={copy.previewAs}
          segments={stands.map((value) => ({ value, label: copy.stands[value] }))}
          value={stand}
          onChange={setStand}
        />
      </div>
    </section>
  );
}

/** What is chosen, as far as its name is known; null where nothing is. */
function useThing(club: ClubView, form: StationForm, station: StationEditor | null): StationThing | null {
  const { data: badges = [] } = useClubBadges(club.id);
  const { data: tiers = [] } = useTiers(club.id);
  const { data: designs = [] } = useLiveDesigns(club.id);
  const id = chosenId(form);
  const known = station?.thing ?? null;
  const { kind } = form;
  if (kind === 'BADGE') {
    const badge = badges.find((one) => one.id === id);
    return badge === undefined ? (known?.kind === kind ? known : null) : { kind, badge };
  }
  if (kind === 'MEMBERTIER') {
    const tier = tiers.find((one) => one.id === id);
    const days = form.days.trim() === '' ? null : Number(form.days) || null;
    return tier === undefined ? null : { kind, tier, days };
  }
  const design = designs.find((one) => one.id === id);
  return design === undefined ? (known?.kind === kind ? known : null) : { kind, design };
}

// Who may buy a listing, while it is written: the editor of conditions over the club's tiers and items.
import type { ConditionTree } from '@stagepass/contract/conditions/shapes.ts';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { useClubBadges } from '#domains/badges/public/club-badges.ts';
import { ConditionEditor } from '#domains/conditions/public/condition-editor.tsx';
import { useLiveDesigns } from '#domains/items/public/live-designs.ts';
import { useTiers } from '#domains/memberships/public/use-tiers.ts';
import { useTokenSymbol } from '#domains/tokens/public/use-token-symbol.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { listingCopy } from '../listing-copy.ts';

export interface BuyersFieldProps {
  club: { id: string };
  value: ConditionTree | null;
  onChange: (value: ConditionTree | null) => void;
}

export function BuyersField({ club, value, onChange }: BuyersFieldProps) {
  const { sheet } = useCopy(listingCopy);
  const tiers = useTiers(club.id);
  const designs = useLiveDesigns(club.id);
  const badges = useClubBadges(club.id);
  const token = useTokenSymbol(club.id);
  // A name that has not come would read as one that is gone.
  if ([tiers, designs, badges, token].some(({ isPending }) => isPending))
    return <Skeleton width="100%" height="4.5rem" />;
  return (
    <ConditionEditor
      label={sheet.who}
      value={value}
      onChange={onChange}
      tiers={tiers.data ?? []}
      designs={designs.data ?? []}
      badges={badges.data ?? []}
      token={token.symbol}
    />
  );
}

// The packs that are paid in the club's fan token, on the token's screens.
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { packageIcon } from '@stagepass/ui/icon/phosphor/package.ts';
import { GoodForCard } from '#domains/tokens/public/good-for-card.tsx';
import type { GoodForProps } from '#domains/tokens/public/good-for-slot.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { useClubPools } from '../data/pool.ts';
import { packCopy } from '../pack-copy.ts';
import { gachaPath } from '../public/paths.ts';

export function GoodForTokens({ club, symbol }: GoodForProps) {
  const copy = useCopy(packCopy);
  const pools = useClubPools(club.id).data ?? [];
  const [cheapest] = pools
    .filter(({ asset, state }) => asset === 'token' && state === 'open')
    .toSorted((one, other) => (one.price_cents ?? 0) - (other.price_cents ?? 0));
  if (cheapest === undefined) return null;
  return (
    <GoodForCard
      to={gachaPath(cheapest.id)}
      icon={<Icon of={packageIcon} size="1.75rem" />}
      title={copy.forTokens.title}
      detail={copy.forTokens.from({ count: cheapest.price_cents ?? 0, symbol })}
    />
  );
}

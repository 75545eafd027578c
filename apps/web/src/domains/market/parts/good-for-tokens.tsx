// What the club's store sells for its fan token, on the token's screens.
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { storefront } from '@stagepass/ui/icon/phosphor/storefront.ts';
import { GoodForCard } from '#domains/tokens/public/good-for-card.tsx';
import type { GoodForProps } from '#domains/tokens/public/good-for-slot.ts';
import { tokenWords } from '#domains/tokens/public/token-words.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { useForTokens } from '../data/market.ts';
import { clubMarketPath, marketItemPath } from '../public/paths.ts';
import { shelfCopy } from '../shelf-copy.ts';

export function GoodForTokens({ club, symbol }: GoodForProps) {
  const copy = useCopy(shelfCopy);
  const offers = useForTokens(club.id).data ?? [];
  const [cheapest, ...others] = offers.flatMap((entry) => (entry.type === 'listing' ? [entry.listing] : []));
  if (cheapest === undefined) return null;
  return (
    <GoodForCard
      to={others.length === 0 ? marketItemPath(cheapest.id) : clubMarketPath(club.handle)}
      icon={<Icon of={storefront} size="1.75rem" />}
      title={copy.forTokens.title}
      detail={copy.forTokens.from({ price: tokenWords(cheapest.your_price_cents, symbol) })}
    />
  );
}

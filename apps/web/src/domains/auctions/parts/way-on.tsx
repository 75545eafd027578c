// What can be done about a lot where nobody can bid now, or this viewer cannot.
import type { AuctionView } from '@stagepass/contract/auctions/shapes.ts';
import { useLocation } from 'react-router';
import { inventoryPath } from '#domains/items/public/paths.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { permissionErrorPath } from '#platform/navigation/permission-error.ts';
import { auctionsCopy } from '../copy.ts';
import type { Standing } from '../model/lot.ts';

export function WayOn({ auction, standing }: { auction: AuctionView; standing: Standing }) {
  const { bid } = useCopy(auctionsCopy);
  const { pathname, search } = useLocation();
  const next = pathname + search;
  const club = auction.club;
  const ways: Partial<Record<Standing, { to: string; label: string }>> = {
    'sign-in': { to: `/auth?next=${encodeURIComponent(next)}`, label: bid.signIn },
    'verify-email': { to: permissionErrorPath({ reason: 'verify-email', next }), label: bid.verify },
    won: { to: inventoryPath(auction.item.id), label: bid.inventory },
    ...(club === null
      ? {}
      : {
          'no-access': { to: permissionErrorPath({ reason: 'join', club: club.id, next }), label: bid.join },
        }),
  };
  const market =
    club === null ? undefined : { to: `/club/${club.handle}/market?tab=auctions`, label: bid.more };
  const way = ways[standing] ?? (standing === 'settling' ? undefined : market);
  if (way === undefined) return null;
  const isMain = ways[standing] !== undefined;
  return (
    <LinkButton to={way.to} wide variant={isMain ? 'primary' : 'secondary'}>
      {way.label}
    </LinkButton>
  );
}

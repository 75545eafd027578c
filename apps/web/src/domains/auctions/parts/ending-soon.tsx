// What is under the hammer in a club now, with the way to all of it.
import type { AuctionCard } from '@stagepass/contract/auctions/shapes.ts';
import { SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { clubPath } from '#domains/clubs/public/paths.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { AuctionStrip } from '../public/auction-strip.tsx';
import { tileCopy } from '../tile-copy.ts';

export interface EndingSoonProps {
  club: { handle: string };
  /** At least one. */
  auctions: readonly AuctionCard[];
}

export function EndingSoon({ club, auctions }: EndingSoonProps) {
  const { soon } = useCopy(tileCopy);
  return (
    <section>
      <SectionHead
        title={soon.title}
        action={<Link to={`${clubPath(club.handle)}/market?tab=auctions`}>{soon.all}</Link>}
      />
      <AuctionStrip auctions={auctions} label={soon.title} />
    </section>
  );
}

// What is under the hammer in a club now, those that end first in front; nothing where nothing runs.
import { SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { clubPath } from '#domains/clubs/public/paths.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { auctionsCopy } from '../copy.ts';
import { useEndingSoon } from '../data/lists.ts';
import { AuctionStrip } from './auction-strip.tsx';

const MOST = 4;

export function EndingSoon({ club }: { club: { id: string; handle: string } }) {
  const copy = useCopy(auctionsCopy);
  const { data } = useEndingSoon(club.id, MOST);
  if (data === undefined || data.length === 0) return null;
  return (
    <section>
      <SectionHead
        title={copy.soon.title}
        action={<Link to={`${clubPath(club.handle)}/market?tab=auctions`}>{copy.soon.all}</Link>}
      />
      <AuctionStrip auctions={data} label={copy.soon.title} />
    </section>
  );
}

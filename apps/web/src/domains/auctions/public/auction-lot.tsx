// A lot under the hammer: the print, what it stands at, the time by the server's clock, its bids, and the dock to bid
// from. Everything that happens in its room is seen at once.
import { formatUsd } from '@stagepass/base/money.ts';
import type { AuctionView } from '@stagepass/contract/auctions/shapes.ts';
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { haptic } from '@stagepass/ui/haptics/haptics.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { slidersHorizontal } from '@stagepass/ui/icon/phosphor/sliders-horizontal.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { LampBeam } from '@stagepass/ui/lamp-beam/lamp-beam.tsx';
import { Screen, ScreenBody, SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { useOpenSubject } from '#platform/subjects/open-subjects.ts';
import { useTitle } from '#platform/title/title.ts';
import { auctionsCopy } from '../copy.ts';
import { useAuction, useLiveAuction, useLookAtEnd } from '../data/auction.ts';
import { useServerClock } from '../model/server-clock.ts';
import { BidDock } from '../parts/bid-dock.tsx';
import { BidRows } from '../parts/bid-rows.tsx';
import { LotFigures } from '../parts/lot-figures.tsx';
import { LotBar } from './lot-bar.tsx';
import { LotStage } from './lot-stage.tsx';
import { auctionPath } from './paths.ts';
import { Provenance } from './provenance.tsx';

const BidChart = latePart(
  () => import('../parts/bid-chart.tsx'),
  'BidChart',
  <Skeleton width="100%" height="8.5rem" />,
);

const RemindButton = latePart(
  () => import('#domains/reminders/public/remind-button.tsx'),
  'RemindButton',
  null,
  'left-out',
);

export interface AuctionLotProps {
  first: AuctionView;
  /** When that was heard, in milliseconds since 1970. */
  heardAt: number;
  /** What the market knows of the design: its price history. */
  children?: ReactNode;
}

export function AuctionLot({ first, heardAt, children }: AuctionLotProps) {
  const copy = useCopy(auctionsCopy);
  const asked = useAuction(first.id, { auction: first, heardAt });
  const auction = asked.data ?? first;
  const clock = useServerClock(auction.now, asked.dataUpdatedAt || heardAt);
  const [extensions, setExtensions] = useState(0);
  const look = useLookAtEnd(auction.id);
  useTitle(auction.title);
  useOpenSubject('auction', auction.id);
  useLiveAuction(auction.id, {
    onExtended: () => setExtensions((count) => count + 1),
    onOutbid: (next) => {
      haptic('outbid');
      showToast({ title: copy.bid.outbidNow({ amount: formatUsd(next) }) });
    },
  });
  const now_ms = useMinutes(clock);
  return (
    <GelScope hue={auction.club?.hue ?? 62}>
      <Screen>
        <LampBeam at="50%" lean={-30} spread={60} strength={1} />
        <LotBar
          club={auction.club}
          title={auction.title}
          path={auctionPath(auction.id)}
          actions={<Manage auction={auction} />}
        />
        <ScreenBody>
          <LotStage design={auction.design} number={auction.item.number} title={auction.title} />
          <LotFigures auction={auction} clock={clock} extensions={extensions} onEnd={look} />
          {auction.state === 'live' || auction.state === 'scheduled' ? (
            <RemindButton kind="auction" id={auction.id} />
          ) : null}
          <Bids auction={auction} now_ms={now_ms} />
          <Story auction={auction} />
          {children}
          <Provenance itemId={auction.item.id} />
        </ScreenBody>
        <BidDock auction={auction} now_ms={now_ms} clock={clock} />
      </Screen>
    </GelScope>
  );
}

/** The server's time, anew twice a minute: fine enough for "6 min". */
function useMinutes(clock: () => number): number {
  const [now_ms, setNow] = useState(clock);
  useEffect(() => {
    const timer = setInterval(() => setNow(clock()), 30_000);
    return () => clearInterval(timer);
  }, [clock]);
  return now_ms;
}

function Manage({ auction }: { auction: AuctionView }) {
  const copy = useCopy(auctionsCopy);
  if (!auction.can.edit || auction.club === null) return null;
  const to = `/club/${auction.club.handle}/manage-store?tab=auctions`;
  return (
    <IconButton
      label={copy.manage}
      icon={<Icon of={slidersHorizontal} />}
      render={(anatomy) => <Link to={to} {...anatomy} />}
    />
  );
}

function Bids({ auction, now_ms }: { auction: AuctionView; now_ms: number }) {
  const copy = useCopy(auctionsCopy);
  if (auction.bid_count === 0)
    return (
      <section className="mt-6">
        <h2 className="sp-title">{copy.noBids}</h2>
        {auction.state === 'live' ? <p className="sp-quiet mt-1.5">{copy.noBidsText}</p> : null}
      </section>
    );
  return (
    <section className="sp-bid-chart" aria-label={copy.bids({ count: auction.bid_count })}>
      <BidChart auction={auction} />
      <BidRows auction={auction} now_ms={now_ms} />
    </section>
  );
}

function Story({ auction }: { auction: AuctionView }) {
  const copy = useCopy(auctionsCopy);
  if (auction.story === '') return null;
  return (
    <section>
      <SectionHead title={copy.story} />
      <p className="sp-lot-story" dir="auto">
        {auction.story}
      </p>
    </section>
  );
}

// /discover: posters of featured clubs, what rises, what is new, by kind; and the search over everything.
import type { Interest } from '@stagepass/contract/users/shapes.ts';
import { Chip, ChipRow } from '@stagepass/ui/chip/chip.tsx';
import { LampBeam } from '@stagepass/ui/lamp-beam/lamp-beam.tsx';
import { ScreenBody, SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { VisuallyHidden } from '@stagepass/ui/visually-hidden/visually-hidden.tsx';
import { Suspense, useDeferredValue, useState } from 'react';
import { interestCopy } from '#domains/users/public/interest-copy.ts';
import { isApiError } from '#platform/api/api-error.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { useNear } from '#platform/late/use-near.ts';
import { LinkWords } from '#platform/navigation/link-button.tsx';
import { useSearch } from '#platform/navigation/use-search.ts';
import { useSession } from '#platform/session/session.ts';
import { useTitle } from '#platform/title/title.ts';
import { type DiscoverFront, useDiscover } from '../data/use-discover.ts';
import { discoverCopy } from '../discover-copy.ts';
import { ClubRows, Gained } from '../parts/club-rows.tsx';
import { DiscoverWaiting, ListsWaiting } from '../parts/discover-waiting.tsx';
import { Posters } from '../parts/posters.tsx';

const AuctionStrip = latePart(() => import('#domains/auctions/public/auction-strip.tsx'), 'AuctionStrip');
const RunningCampaigns = latePart(
  () => import('#domains/campaigns/public/running-campaigns.tsx'),
  'RunningCampaigns',
  null,
);
const ComingEvents = latePart(() => import('#domains/events/public/coming-events.tsx'), 'ComingEvents', null);
const SearchPanel = latePart(() => import('#domains/search/public/search-panel.tsx'), 'SearchPanel');
const SearchSuggestions = latePart(
  () => import('../parts/search-suggestions.tsx'),
  'SearchSuggestions',
  null,
);
// They bring pictures that most visits never see.
const DiscoverFailed = latePart(() => import('../parts/discover-failed.tsx'), 'DiscoverFailed');
const DiscoverEmpty = latePart(() => import('../parts/discover-empty.tsx'), 'DiscoverEmpty', null);

/** With `q` in the address, even an empty one, somebody searches. */
export function Component() {
  const copy = useCopy(discoverCopy);
  useTitle(copy.title);
  const [search, setSearch] = useSearch();
  const typed = search.get('q');
  const session = useSession();
  return (
    <ScreenBody>
      {typed === null ? <LampBeam at="16%" lean={-18} strength={0.5} /> : null}
      <VisuallyHidden>
        <h1>{copy.title}</h1>
      </VisuallyHidden>
      {typed === null ? (
        <>
          {session ? null : <WhatThisIs />}
          <Discover />
        </>
      ) : (
        <SearchPanel
          meanwhile={<DiscoverWaiting />}
          typed={typed}
          onType={(q) => setSearch({ q })}
          onClose={() => setSearch({ q: null })}
        >
          <SearchSuggestions />
        </SearchPanel>
      )}
    </ScreenBody>
  );
}

/** For whoever comes from a link and has never heard of it. */
function WhatThisIs() {
  const copy = useCopy(discoverCopy);
  return (
    <p className="sp-small sp-quiet pt-2">
      {copy.what}{' '}
      <span className="whitespace-nowrap">
        <LinkWords to="/welcome">{copy.how}</LinkWords>
      </span>
    </p>
  );
}

function Discover() {
  const copy = useCopy(discoverCopy);
  const { names } = useCopy(interestCopy);
  const [search, setSearch] = useSearch();
  const asked = search.get('kind');
  const category = asked !== null && asked in names ? (asked as Interest) : null;
  const query = useDiscover(category);
  const { data } = query;
  const [isFresh] = useState(data === undefined);
  // Without a network the whole screen is the offline one, which leads to the pass and the tickets.
  if (!data && query.isError && isApiError(query.error, 'network')) throw query.error;
  if (!data)
    return query.isError ? (
      <DiscoverFailed meanwhile={<DiscoverWaiting />} query={query} />
    ) : (
      <DiscoverWaiting />
    );
  return (
    <>
      {data.categories.length === 0 ? null : (
        <div className="pt-2">
          <ChipRow label={copy.kinds}>
            <Chip pressed={category === null} onClick={() => setSearch({ kind: null })}>
              {copy.tonight}
            </Chip>
            {data.categories.map(({ category: kind }) => (
              <Chip key={kind} pressed={category === kind} onClick={() => setSearch({ kind })}>
                {names[kind]}
              </Chip>
            ))}
          </ChipRow>
        </div>
      )}
      {data.newest.length === 0 ? (
        <DiscoverEmpty
          none={data.categories.length === 0}
          onAll={category === null ? undefined : () => setSearch({ kind: null })}
        />
      ) : (
        <Lists front={data} isFresh={isFresh} />
      )}
    </>
  );
}

function Lists({ front, isFresh }: { front: DiscoverFront; isFresh: boolean }) {
  // Posters stand first, the lists are drawn in pieces behind them; not for who comes back, and lands where they were.
  const below = useDeferredValue(front, isFresh ? undefined : front);
  return (
    <>
      <Posters clubs={front.featured} />
      {/* One waiting room for all below the posters: how high the strip is, is not known before it is drawn. */}
      <Suspense fallback={<ListsWaiting />}>
        {below === undefined ? (
          <ListsWaiting />
        ) : (
          <>
            <Hammer front={below} />
            <Charts front={below} />
          </>
        )}
      </Suspense>
    </>
  );
}

/** Fetched once somebody begins to scroll, and low enough that what it moves is not in sight yet. */
function Campaigns() {
  const [place, isNear] = useNear(false);
  if (!isNear) return <div ref={place} />;
  return (
    <>
      <RunningCampaigns />
      <ComingEvents />
    </>
  );
}

function Hammer({ front }: { front: DiscoverFront }) {
  const copy = useCopy(discoverCopy);
  if (front.auctions.length === 0) return null;
  return (
    <div>
      <SectionHead title={copy.hammer} id="hammer" />
      <AuctionStrip auctions={front.auctions} label={copy.hammer} clubs />
    </div>
  );
}

function Charts({ front }: { front: DiscoverFront }) {
  const copy = useCopy(discoverCopy);
  const rising = front.rising.filter((one) => one.joined_this_week > 0);
  return (
    <>
      {rising.length === 0 ? null : (
        <section aria-labelledby="rising">
          <SectionHead title={copy.rising} id="rising" />
          <p className="sp-small sp-faint">{copy.risingHow}</p>
          <ClubRows
            ranked
            clubs={rising.map(({ club, joined_this_week: count }) => ({
              club,
              trailing: <Gained count={count} />,
            }))}
          />
        </section>
      )}
      <Campaigns />
      <section aria-labelledby="newest">
        <SectionHead title={copy.newest} id="newest" />
        <ClubRows clubs={front.newest.map((club) => ({ club }))} />
      </section>
    </>
  );
}

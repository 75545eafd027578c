// A partner's page: hero, name, what it is, facts, its clubs, and its one button.
import type { CallAnswer } from '@stagepass/contract/client.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { FittedText } from '@stagepass/ui/fitted-text/fitted-text.tsx';
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { PassMark } from '@stagepass/ui/icon/wordmark.tsx';
import { Dock, Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { Skeleton, SkeletonGroup, SkeletonText } from '@stagepass/ui/skeleton/skeleton.tsx';
import { TopBar } from '@stagepass/ui/top-bar/top-bar.tsx';
import { Suspense } from 'react';
import { useLocation, useParams } from 'react-router';
import { commonCopy } from '#platform/i18n/common-copy.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { lazySlot } from '#platform/late/lazy-slot.tsx';
import { Markdown } from '#platform/markdown/markdown.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { useTitle } from '#platform/title/title.ts';
import { pagesCopy } from '../copy.ts';
import { usePage } from '../data/use-page.ts';
import { Facts } from '../parts/facts.tsx';
import { PartnerHero } from '../parts/partner-hero.tsx';
import { ShareButton } from '../parts/share-button.tsx';
import { pageClubs } from '../public/page-clubs.ts';

type Page = CallAnswer<'GET /pages/:slug'>['data'];

function PageButton({ button }: { button: NonNullable<Page['button']> }) {
  return (
    <Button
      wide
      render={(anatomy) =>
        button.href.startsWith('/') ? (
          <Link {...anatomy} to={button.href} />
        ) : (
          <a {...anatomy} href={button.href} rel="noopener noreferrer" />
        )
      }
    >
      {button.label}
    </Button>
  );
}

function FeaturedClubs({ slug }: { slug: string }) {
  const part = pageClubs.read();
  if (part === null) return null;
  const Clubs = lazySlot<{ slug: string }>(async () => (await part.load()).Clubs, part);
  return (
    <Suspense fallback={null}>
      <Clubs slug={slug} />
    </Suspense>
  );
}

export function Component() {
  const { slug: inAddress } = useParams();
  const { pathname } = useLocation();
  const page = usePage(inAddress ?? pathname.slice(1));
  useTitle(page?.title ?? '');
  return page ? <PartnerPage page={page} /> : <Waiting />;
}

function PartnerPage({ page }: { page: Page }) {
  const { productName } = useCopy(commonCopy);
  return (
    <GelScope hue={page.hue}>
      <Screen>
        <PartnerHero slug={page.slug} hue={page.hue} picture={page.hero_url} />
        <TopBar
          surface="art"
          leading={
            <Link to="/discover" className="sp-icon-button pages-partner-mark" aria-label={productName}>
              <PassMark />
            </Link>
          }
          actions={<ShareButton title={page.title} text={page.tagline} />}
        />
        <ScreenBody className="pages-partner-body">
          <FittedText as="h1" className="pages-partner-title">
            {page.title}
          </FittedText>
          {/* Written by somebody, in a language that need not be the reader's. */}
          {page.tagline === '' ? null : (
            <p className="pages-partner-tagline" dir="auto">
              {page.tagline}
            </p>
          )}
          <Facts facts={page.facts} />
          {page.featured_club_ids.length > 0 ? <FeaturedClubs slug={page.slug} /> : null}
          <div dir="auto">
            <Markdown text={page.text} />
          </div>
        </ScreenBody>
        {page.button ? (
          <Dock>
            <PageButton button={page.button} />
          </Dock>
        ) : null}
      </Screen>
    </GelScope>
  );
}

function Waiting() {
  const { partner } = useCopy(pagesCopy);
  return (
    <Screen>
      <ScreenBody className="pages-partner-body">
        <SkeletonGroup label={partner.loading}>
          <div className="grid gap-5">
            <Skeleton width="88%" height="2.875rem" />
            <SkeletonText lines={2} />
            <Skeleton width="100%" height="4.5rem" />
            <SkeletonText lines={5} />
          </div>
        </SkeletonGroup>
      </ScreenBody>
    </Screen>
  );
}

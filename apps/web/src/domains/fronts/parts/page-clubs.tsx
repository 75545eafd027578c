// The clubs of a partner page: three posters side by side, the rest on request.
import type { ClubCard } from '@stagepass/contract/clubs/shapes.ts';
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { useId, useState } from 'react';
import { clubPath } from '#domains/clubs/public/paths.ts';
import { interestCopy } from '#domains/users/public/interest-copy.ts';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { useCall } from '#platform/query/query.ts';
import { pageClubsCopy } from '../page-clubs-copy.ts';
import './page-clubs.css';

const AT_FIRST = 3;

export function Clubs({ slug }: { slug: string }) {
  const copy = useCopy(pageClubsCopy);
  const headingId = useId();
  const [all, setAll] = useState(false);
  const clubs = useCall(
    'GET /fronts/pages/:slug/clubs',
    { params: { slug } },
    { key: ['fronts', 'page-clubs', slug.toLowerCase()] },
  ).data;
  if (clubs === undefined) return <PageClubsWaiting />;
  if (clubs.length === 0) return null;
  const shown = all ? clubs : clubs.slice(0, AT_FIRST);
  return (
    <section className="sp-page-clubs" aria-labelledby={headingId}>
      <div className="sp-page-clubs-head">
        <h2 id={headingId} className="sp-title">
          {copy.title}
        </h2>
        {clubs.length > shown.length ? (
          <button type="button" className="sp-page-clubs-all" onClick={() => setAll(true)}>
            {copy.all({ count: clubs.length })}
          </button>
        ) : null}
      </div>
      <ul>
        {shown.map((club) => (
          <li key={club.id}>
            <Tile club={club} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tile({ club }: { club: ClubCard }) {
  const { names } = useCopy(interestCopy);
  const src = pictureAddress(club.cover_url ?? club.picture?.large_url);
  return (
    <GelScope hue={club.hue}>
      <Link to={clubPath(club.handle)} className="sp-page-club">
        <span className="sp-page-club-print">
          {src === undefined ? (
            <span aria-hidden="true">{[...club.name][0]}</span>
          ) : (
            <img src={src} alt="" width={110} height={152} loading="lazy" decoding="async" />
          )}
        </span>
        <strong dir="auto">{club.name}</strong>
        <span className="sp-small sp-faint">{names[club.category]}</span>
      </Link>
    </GelScope>
  );
}

function PageClubsWaiting() {
  return (
    <div className="sp-page-clubs" aria-hidden="true">
      <Skeleton width="45%" height="1.75rem" />
      <div className="sp-page-clubs-row">
        {[0, 1, 2].map((at) => (
          <Skeleton key={at} width="100%" height="9.5rem" />
        ))}
      </div>
    </div>
  );
}

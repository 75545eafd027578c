// The posters at the head of Discover: featured clubs, one beside the other.
import type { ClubCard } from '@stagepass/contract/clubs/shapes.ts';
import { FittedText } from '@stagepass/ui/fitted-text/fitted-text.tsx';
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { useState } from 'react';
import { clubPath } from '#domains/clubs/public/paths.ts';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { discoverCopy } from '../discover-copy.ts';
import './posters.css';

export function Posters({ clubs }: { clubs: readonly ClubCard[] }) {
  const copy = useCopy(discoverCopy);
  // The others lie beside the glass, and would share the line with the one that is looked at.
  const [firstIsIn, setFirstIsIn] = useState(false);
  const onFirstIn = () => setFirstIsIn(true);
  const wait = !firstIsIn && pictureOf(clubs[0]) !== undefined;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable without a pointer.
    <section className="sp-posters" aria-label={copy.featured} tabIndex={0}>
      {clubs.map((club, at) => (
        <Poster
          key={club.id}
          club={club}
          wait={wait && at > 0}
          {...(at === 0 ? { onSettled: onFirstIn } : undefined)}
        />
      ))}
    </section>
  );
}

function pictureOf(club: ClubCard | undefined): string | undefined {
  return pictureAddress(club?.cover_url ?? club?.picture?.large_url);
}

interface PosterProps {
  club: ClubCard;
  wait: boolean;
  /** Of the first: its picture came, or does not. */
  onSettled?: () => void;
}

function Poster({ club, wait, onSettled }: PosterProps) {
  const copy = useCopy(discoverCopy);
  const src = pictureOf(club);
  return (
    <GelScope hue={club.hue} className="sp-poster-frame">
      <Link to={clubPath(club.handle)} className="sp-poster-card">
        {src === undefined || wait ? null : (
          <img
            src={src}
            alt=""
            width={322}
            height={398}
            decoding="async"
            loading={onSettled ? 'eager' : 'lazy'}
            fetchPriority={onSettled ? 'high' : 'auto'}
            onLoad={onSettled}
            onError={onSettled}
          />
        )}
        <span className="sp-poster-words">
          <FittedText as="h2" className="sp-poster">
            {club.name}
          </FittedText>
          <span className="sp-poster-foot">
            <span className="sp-small">
              <strong dir="auto">{club.tagline}</strong>
              <span>{copy.fans({ count: club.member_count })}</span>
            </span>
            <span className="sp-poster-act">{copy.open}</span>
          </span>
        </span>
      </Link>
    </GelScope>
  );
}

// The head of a club: its cover, or what is drawn for it, under a scrim that holds the fitted name.
import { FittedText } from '@stagepass/ui/fitted-text/fitted-text.tsx';
import { Print } from '@stagepass/ui/print/print.tsx';
import type { ReactNode } from 'react';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { latePart } from '#platform/late/late-part.tsx';
import type { DrawnClub } from './club-art.tsx';
import './club-hero.css';

// Only a club without a print needs it, and it brings the marks of all kinds.
const ClubArt = latePart(() => import('./club-art.tsx'), 'ClubArt', null, 'left-out');

export interface HeroClub extends DrawnClub {
  picture: { large_url: string } | null;
  cover_url: string | null;
}

export interface ClubHeroProps {
  club: HeroClub;
  /** Under the name, on the dark: a line about the club. */
  children?: ReactNode;
  /** The name's heading; the screen's own unless the hero is only shown on it. */
  as?: 'h1' | 'h2' | 'p' | undefined;
  /** A print on a card, not the head of a screen. */
  framed?: boolean | undefined;
}

export function ClubHero({ club, children, as = 'h1', framed }: ClubHeroProps) {
  const src = pictureAddress(club.cover_url ?? club.picture?.large_url);
  const drawn = <ClubArt name={club.name} hue={club.hue} category={club.category} />;
  return (
    <div className="sp-club-hero" data-framed={framed ? '' : undefined}>
      <div className="sp-club-hero-print" aria-hidden="true">
        {src === undefined ? (
          drawn
        ) : (
          // A drawing behind the print would be a second, larger thing to paint first.
          <Print src={src} width={390} height={360} priority="high" instead={drawn} />
        )}
      </div>
      <FittedText as={as} max={132} className="sp-club-hero-name">
        {club.name}
      </FittedText>
      {children === undefined ? null : <div className="sp-club-hero-words">{children}</div>}
    </div>
  );
}

/** The same head before the club is known: the gel and the name where another screen left them. */
export function ClubHeroWaiting({ name }: { name: string | undefined }) {
  return (
    <div className="sp-club-hero" data-waiting="">
      <div className="sp-club-hero-print" aria-hidden="true" />
      {name === undefined ? (
        <div className="sp-club-hero-name" aria-hidden="true">
          {' '}
        </div>
      ) : (
        <FittedText as="h1" max={132} className="sp-club-hero-name">
          {name}
        </FittedText>
      )}
    </div>
  );
}

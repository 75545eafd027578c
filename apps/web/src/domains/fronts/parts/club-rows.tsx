// Clubs as rows: a chart with ranks, or a plain list.
import type { ClubCard } from '@stagepass/contract/clubs/shapes.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { arrowUp } from '@stagepass/ui/icon/phosphor/lean/arrow-up.ts';
import { VisuallyHidden } from '@stagepass/ui/visually-hidden/visually-hidden.tsx';
import type { ReactNode } from 'react';
import { ClubPicture } from '#domains/clubs/public/club-picture.tsx';
import { clubPath } from '#domains/clubs/public/paths.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { numberIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Link } from '#platform/navigation/link.tsx';
import { discoverCopy } from '../discover-copy.ts';
import './club-rows.css';

export interface ListedClub {
  club: ClubCard;
  /** A second line instead of the tagline. */
  detail?: ReactNode;
  trailing?: ReactNode;
}

export function ClubRows({ clubs, ranked }: { clubs: readonly ListedClub[]; ranked?: boolean }) {
  const List = ranked ? 'ol' : 'ul';
  return (
    <List className="sp-club-rows">
      {clubs.map(({ club, detail, trailing }, at) => (
        <li key={club.id}>
          <Link to={clubPath(club.handle)} className="sp-club-row">
            {ranked ? (
              <span className="sp-club-row-rank" data-first={at === 0 ? '' : undefined} aria-hidden="true">
                {at + 1}
              </span>
            ) : null}
            <ClubPicture club={club} size={52} />
            <span className="sp-club-row-words">
              <span className="sp-head" dir="auto">
                {club.name}
              </span>
              <span className="sp-small sp-faint" dir="auto">
                {detail ?? club.tagline}
              </span>
            </span>
            {trailing}
          </Link>
        </li>
      ))}
    </List>
  );
}

/** What pressing the row does, drawn as the button that it stands for. */
export function ComeIn() {
  const copy = useCopy(discoverCopy);
  return <span className="sp-club-row-act">{copy.open}</span>;
}

/** How many joined this week; nothing where nobody did. */
export function Gained({ count }: { count: number }) {
  const copy = useCopy(discoverCopy);
  const { tag } = useLocale();
  if (count === 0) return null;
  return (
    <span className="sp-club-row-gain">
      <span aria-hidden="true">
        <Icon of={arrowUp} weight="bold" size="0.875rem" /> {numberIn(tag, count)}
      </span>
      <VisuallyHidden>{copy.joined({ count })}</VisuallyHidden>
    </span>
  );
}

// Lines of a campaign's leaderboard: the place, who it is, and how many missions they have done.
import type { CampaignBoardRow } from '@stagepass/contract/campaigns/shapes.ts';
import { VisuallyHidden } from '@stagepass/ui/visually-hidden/visually-hidden.tsx';
import { userPath } from '#domains/users/public/paths.ts';
import { PersonAvatar, type PicturedPerson } from '#domains/users/public/person-avatar.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { numberIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Link } from '#platform/navigation/link.tsx';
import { campaignCopy } from '../copy.ts';
import { MOST_TOLD_PLACES } from '../model/progress.ts';
import './campaign.css';

export function BoardRows({ rows, missions }: { rows: readonly CampaignBoardRow[]; missions: number }) {
  const { board } = useCopy(campaignCopy);
  return (
    <ol className="sp-campaign-board">
      {rows.map(({ user, place, done, is_me }) => (
        <li key={user.id}>
          <Link
            to={userPath(user.user_name ?? user.id)}
            className="sp-campaign-place-row"
            data-me={is_me ? '' : undefined}
            data-first={place === 1 ? '' : undefined}
          >
            <Cells place={place} person={user} done={done} missions={missions}>
              {is_me ? board.me : user.display_name}
            </Cells>
          </Link>
        </li>
      ))}
    </ol>
  );
}

export interface OwnRowProps {
  place: number;
  person: PicturedPerson;
  done: number;
  missions: number;
  /** How many places are missing to a prize. */
  off: number;
}

export function OwnRow({ place, person, done, missions, off }: OwnRowProps) {
  const { board } = useCopy(campaignCopy);
  // Behind the places that are counted: neither the place nor how far it is to a prize is known.
  const isFar = place > MOST_TOLD_PLACES;
  return (
    <div className="sp-campaign-place-row" data-me="">
      <Cells
        place={isFar ? MOST_TOLD_PLACES : place}
        isFar={isFar}
        person={person}
        done={done}
        missions={missions}
      >
        {off > 0 && !isFar ? board.off({ count: off }) : board.me}
      </Cells>
    </div>
  );
}

interface CellsProps {
  place: number;
  /** Somewhere behind that place. */
  isFar?: boolean;
  person: PicturedPerson;
  done: number;
  missions: number;
  children: string;
}

function Cells({ place, isFar = false, person, done, missions, children }: CellsProps) {
  const { board } = useCopy(campaignCopy);
  const { tag } = useLocale();
  const number = numberIn(tag, place);
  return (
    <>
      <span className="sp-campaign-place">
        <span aria-hidden="true">{isFar ? board.after({ place: number }) : number}</span>
        <VisuallyHidden>
          {isFar ? board.afterLabel({ place: number }) : board.place({ place })}
        </VisuallyHidden>
      </span>
      <PersonAvatar person={person} size={36} />
      <span className="sp-campaign-person">
        <bdi>{children}</bdi>
      </span>
      <span className="sp-campaign-done">
        <span aria-hidden="true">{board.done({ done, missions })}</span>
        <VisuallyHidden>{board.doneLabel({ done, missions })}</VisuallyHidden>
      </span>
    </>
  );
}

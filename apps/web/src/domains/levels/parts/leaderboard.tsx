// A club's leaderboard: members by XP of a span, my own row always in reach, and my switch to be on it at all.
import type { BoardRow, BoardSpan, OwnPlace } from '@stagepass/contract/levels/shapes.ts';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { Dock } from '@stagepass/ui/screen/screen.tsx';
import { SegmentedControl } from '@stagepass/ui/segmented-control/segmented-control.tsx';
import { SwitchRow } from '@stagepass/ui/switch/switch-row.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { VisuallyHidden } from '@stagepass/ui/visually-hidden/visually-hidden.tsx';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { userPath } from '#domains/users/public/paths.ts';
import { PersonAvatar } from '#domains/users/public/person-avatar.tsx';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { numberIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { Answered } from '#platform/query/answered.tsx';
import { More } from '#platform/query/more.tsx';
import { useSession } from '#platform/session/session.ts';
import { levelsCopy } from '../copy.ts';
import { useBoard, useHide, useOwnPlace } from '../data/boards.ts';
import { boardSpans } from '../model/board-spans.ts';

interface LeaderboardProps {
  club: ClubView;
  span: BoardSpan;
  onSpan: (span: BoardSpan) => void;
}

export function Leaderboard({ club, span, onSpan }: LeaderboardProps) {
  const { board: copy, errors } = useCopy(levelsCopy);
  const query = useBoard(club.id, span);
  return (
    <section aria-label={copy.title}>
      <div className="mt-4">
        <SegmentedControl<BoardSpan>
          label={copy.span}
          value={span}
          segments={boardSpans.map((value) => ({ value, label: copy.spans[value] }))}
          onChange={onSpan}
        />
      </div>
      <Answered
        query={query}
        copy={{ errors, loading: copy.loading }}
        failed={copy.failed}
        picture={<Illustration name="amp" />}
      >
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState title={copy.emptyTitle} picture={<Illustration name="rail" />}>
              {copy.empty}
            </EmptyState>
          ) : (
            <>
              <ol className="sp-board">
                {rows.map((row) => (
                  <li key={row.user.id}>
                    <Row row={row} />
                  </li>
                ))}
              </ol>
              <More query={query} />
            </>
          )
        }
      </Answered>
      <ShowMe club={club} span={span} />
    </section>
  );
}

function Row({ row: { place, user, xp, is_me } }: { row: BoardRow }) {
  const { board: copy } = useCopy(levelsCopy);
  return (
    <Link
      to={userPath(user.user_name ?? user.id)}
      className="sp-board-row"
      data-me={is_me ? '' : undefined}
      data-first={place === 1 ? '' : undefined}
    >
      <Place place={place} />
      <PersonAvatar person={user} size={40} />
      <span className="sp-board-name">
        <bdi>{is_me ? copy.me : user.display_name}</bdi>
      </span>
      <span className="sp-board-xp">{copy.xp({ count: xp })}</span>
    </Link>
  );
}

function Place({ place }: { place: number }) {
  const { board: copy } = useCopy(levelsCopy);
  const { tag } = useLocale();
  return (
    <span className="sp-board-place">
      <span aria-hidden="true">{numberIn(tag, place)}</span>
      <VisuallyHidden>{copy.place({ place })}</VisuallyHidden>
    </span>
  );
}

function ShowMe({ club, span }: { club: ClubView; span: BoardSpan }) {
  const copy = useCopy(levelsCopy);
  const { data } = useOwnPlace(club.id, span);
  const hide = useHide(club.id, {
    failed: (error) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
  });
  if (data === undefined) return null;
  return (
    <div className="mt-6">
      <SwitchRow
        title={copy.board.showMe}
        detail={copy.board.showMeText}
        checked={!data.hidden}
        onChange={(shown) => hide.mutate(!shown)}
      />
    </div>
  );
}

/** Stays at the foot, wherever the list is scrolled to. */
export function OwnPlaceDock({ club, span }: { club: ClubView; span: BoardSpan }) {
  const copy = useCopy(levelsCopy);
  const place = useOwnPlace(club.id, span);
  if (place.data === undefined)
    return place.isError ? (
      <Dock>
        <p className="sp-small sp-quiet">{copy.board.placeFailed}</p>
      </Dock>
    ) : null;
  return (
    <Dock>
      <OwnRow place={place.data} />
    </Dock>
  );
}

function OwnRow({ place: { place, xp, people, hidden } }: { place: OwnPlace }) {
  const { board: copy } = useCopy(levelsCopy);
  const session = useSession();
  const words = hidden ? copy.hidden : place === null ? copy.none : copy.of({ count: people });
  return (
    <div className="sp-board-row" data-me="" role="status">
      {place === null ? <span className="sp-board-place">–</span> : <Place place={place} />}
      <PersonAvatar
        person={{ display_name: session?.display_name ?? '', avatar: session?.avatar ?? null }}
        size={40}
      />
      <span className="sp-board-name">
        {copy.me}
        <span className="sp-small sp-quiet">{words}</span>
      </span>
      <span className="sp-board-xp">{copy.xp({ count: xp })}</span>
    </div>
  );
}

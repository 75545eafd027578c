// /club/{id}/manage-votes: the club's votes by shelf; ?vote=new or an id opens the editor.
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { ClubFrame } from '#domains/clubs/public/club-frame.tsx';
import { ClubScreen } from '#domains/clubs/public/club-screen.tsx';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { useSearch } from '#platform/navigation/use-search.ts';
import { Unanswered } from '#platform/query/answered.tsx';
import { useTitle } from '#platform/title/title.ts';
import { useVote } from '../data/votes.ts';
import { voteEditorCopy } from '../manage-copy.ts';
import { VoteShelves } from '../parts/manage/vote-shelves.tsx';
import { manageVotesPath } from '../public/paths.ts';

const Editor = latePart(
  () => import('../parts/manage/vote-editor.tsx'),
  'VoteEditor',
  undefined,
  'fails-screen',
);

export function Component() {
  const copy = useCopy(voteEditorCopy);
  const [search] = useSearch();
  const vote = search.get('vote');
  return (
    <ClubFrame need="manage_content">
      {(club) =>
        vote === null ? (
          <VoteShelves club={club} />
        ) : vote === 'new' ? (
          <Editor
            meanwhile={<Waiting club={club} title={copy.newTitle} />}
            key="new"
            club={club}
            vote={null}
          />
        ) : (
          <Existing key={vote} club={club} id={vote} />
        )
      }
    </ClubFrame>
  );
}

function Waiting({ club, title }: { club: ClubView; title: string }) {
  return (
    <ClubScreen club={club} above={manageVotesPath(club.handle)}>
      <h1 className="sp-display mb-5">{title}</h1>
      <div className="grid gap-4">
        <Skeleton width="100%" height="6.5rem" />
        <Skeleton width="100%" height="4.5rem" />
        <Skeleton width="100%" height="4.5rem" />
      </div>
    </ClubScreen>
  );
}

function Existing({ club, id }: { club: ClubView; id: string }) {
  const copy = useCopy(voteEditorCopy);
  const query = useVote(id);
  useTitle(copy.editTitle);
  if (query.data)
    return (
      <Editor meanwhile={<Waiting club={club} title={copy.editTitle} />} club={club} vote={query.data} />
    );
  return (
    <ClubScreen club={club} above={manageVotesPath(club.handle)}>
      <h1 className="sp-display mb-5">{copy.editTitle}</h1>
      <Unanswered query={query} copy={copy} failed={copy.failed} />
    </ClubScreen>
  );
}

// /club/{id}/manage-missions: the club's missions by shelf, in the order fans see them; ?mission=new or an id opens the builder,
// ?tab=review what fans handed in.
import { ClubFrame } from '#domains/clubs/public/club-frame.tsx';
import { ClubScreen } from '#domains/clubs/public/club-screen.tsx';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { useSearch } from '#platform/navigation/use-search.ts';
import { Unanswered } from '#platform/query/answered.tsx';
import { useTitle } from '#platform/title/title.ts';
import { useMissionEditor } from '../data/manage.ts';
import { missionBuilderCopy } from '../manage-builder-copy.ts';
import { manageMissionsCopy } from '../manage-copy.ts';
import { MissionShelves } from '../parts/manage/mission-shelves.tsx';
import { manageMissionsPath } from '../public/paths.ts';

const Builder = latePart(
  () => import('../parts/manage/mission-builder.tsx'),
  'MissionBuilder',
  undefined,
  'fails-screen',
);

const Review = latePart(
  () => import('../parts/manage/mission-review.tsx'),
  'MissionReview',
  undefined,
  'fails-screen',
);

export function Component() {
  const [search] = useSearch();
  const mission = search.get('mission');
  return (
    <ClubFrame need="manage_content">
      {(club) =>
        search.get('tab') === 'review' ? (
          <Review meanwhile={<ReviewWaiting club={club} />} club={club} />
        ) : mission === null ? (
          <MissionShelves club={club} />
        ) : mission === 'new' ? (
          <Builder meanwhile={<Waiting club={club} />} key="new" club={club} mission={null} />
        ) : (
          <Existing key={mission} club={club} id={mission} />
        )
      }
    </ClubFrame>
  );
}

function ReviewWaiting({ club }: { club: ClubView }) {
  const { review } = useCopy(manageMissionsCopy);
  return (
    <ClubScreen club={club} above={manageMissionsPath(club.handle)}>
      <h1 className="sp-display">{review.title}</h1>
    </ClubScreen>
  );
}

function Waiting({ club }: { club: ClubView }) {
  const copy = useCopy(missionBuilderCopy);
  return (
    <ClubScreen club={club} above={manageMissionsPath(club.handle)}>
      <h1 className="sp-display">{copy.newTitle}</h1>
    </ClubScreen>
  );
}

function Existing({ club, id }: { club: ClubView; id: string }) {
  const copy = useCopy(missionBuilderCopy);
  const query = useMissionEditor(id);
  useTitle(copy.editTitle);
  if (query.data) return <Builder meanwhile={<Waiting club={club} />} club={club} mission={query.data} />;
  return (
    <ClubScreen club={club} above={manageMissionsPath(club.handle)}>
      <h1 className="sp-display mb-5">{copy.editTitle}</h1>
      <Unanswered query={query} copy={copy} failed={copy.failed} />
    </ClubScreen>
  );
}

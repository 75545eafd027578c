// /club/{id}/manage-campaigns: a club's campaigns by shelf; ?campaign=new or an id opens the editor.
import { ClubFrame } from '#domains/clubs/public/club-frame.tsx';
import { ClubScreen } from '#domains/clubs/public/club-screen.tsx';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { useSearch } from '#platform/navigation/use-search.ts';
import { Unanswered } from '#platform/query/answered.tsx';
import { useTitle } from '#platform/title/title.ts';
import { useCampaignEditor } from '../data/manage.ts';
import { manageCampaignsCopy } from '../manage-copy.ts';
import { CampaignShelves } from '../parts/manage/campaign-shelves.tsx';
import { manageCampaignsPath } from '../public/paths.ts';

const Editor = latePart(
  () => import('../parts/manage/campaign-editor.tsx'),
  'CampaignEditorScreen',
  undefined,
  'fails-screen',
);

export function Component() {
  const [search] = useSearch();
  const campaign = search.get('campaign');
  return (
    <ClubFrame need="manage_content">
      {(club) =>
        campaign === null ? (
          <CampaignShelves club={club} />
        ) : campaign === 'new' ? (
          <Editor meanwhile={<Waiting club={club} />} key="new" club={club} campaign={null} />
        ) : (
          <Existing key={campaign} club={club} id={campaign} />
        )
      }
    </ClubFrame>
  );
}

function Waiting({ club }: { club: ClubView }) {
  const copy = useCopy(manageCampaignsCopy);
  return (
    <ClubScreen club={club} above={manageCampaignsPath(club.handle)}>
      <h1 className="sp-display">{copy.newTitle}</h1>
    </ClubScreen>
  );
}

function Existing({ club, id }: { club: ClubView; id: string }) {
  const copy = useCopy(manageCampaignsCopy);
  const query = useCampaignEditor(id);
  useTitle(copy.editTitle);
  if (query.data) return <Editor meanwhile={<Waiting club={club} />} club={club} campaign={query.data} />;
  return (
    <ClubScreen club={club} above={manageCampaignsPath(club.handle)}>
      <h1 className="sp-display mb-5">{copy.editTitle}</h1>
      <Unanswered query={query} copy={copy} failed={copy.failedOne} />
    </ClubScreen>
  );
}

// A campaign for the staff of a club that was asked to take part: what it is, the answer, and their own missions.
import type { CampaignEditor } from '@stagepass/contract/campaigns/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { Dock } from '@stagepass/ui/screen/screen.tsx';
import { useNavigate } from 'react-router';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { manageCampaignsCopy } from '../../manage-copy.ts';
import { manageCampaignsPath } from '../../public/paths.ts';
import { CampaignPage } from './campaign-page.tsx';
import { SavedPreview } from './campaign-preview.tsx';
import { ClubsSection } from './clubs-section.tsx';
import { MissionsSection } from './missions-section.tsx';
import { useAct } from './use-act.ts';

export interface GuestCampaignProps {
  club: ClubView;
  campaign: CampaignEditor;
}

export function GuestCampaign({ club, campaign }: GuestCampaignProps) {
  const copy = useCopy(manageCampaignsCopy);
  const host = campaign.club.name;
  const isAsked = campaign.clubs.some((one) => one.club.id === club.id && one.answer === 'invited');
  return (
    <CampaignPage
      club={club}
      campaign={campaign}
      title={campaign.title}
      notice={
        isAsked ? (
          <Notice>{copy.clubs.asked({ host, club: club.name })}</Notice>
        ) : (
          <Notice tone="plain">{copy.guest({ club: host })}</Notice>
        )
      }
      dock={isAsked ? <Answer club={club} campaign={campaign} /> : null}
    >
      <SavedPreview campaign={campaign} />
      <ClubsSection club={club} campaign={campaign} />
      <MissionsSection campaign={campaign} />
    </CampaignPage>
  );
}

function Answer({ club, campaign }: GuestCampaignProps) {
  const { clubs: words } = useCopy(manageCampaignsCopy);
  const navigate = useNavigate();
  const { act, isPending } = useAct(campaign.id);
  const accept = () => act({ act: 'answer', club_id: club.id, accept: true }, words.acceptDone);
  // A club that declined has no more to do with it.
  const decline = async () => {
    if (await act({ act: 'answer', club_id: club.id, accept: false }, words.declineDone))
      void navigate(manageCampaignsPath(club.handle), { replace: true });
  };
  return (
    <Dock>
      <Button variant="secondary" loading={isPending} onClick={() => void decline()}>
        {words.decline}
      </Button>
      <Button className="flex-1" loading={isPending} onClick={() => void accept()}>
        {words.accept}
      </Button>
    </Dock>
  );
}

// The campaigns of a club that run or open soon, on its home; nothing where there is none.
import { SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { campaignCopy } from '../copy.ts';
import { useClubCampaigns } from '../data/campaigns.ts';
import { CampaignTiles } from './campaign-tiles.tsx';

const MOST = 3;

export function ClubCampaigns({ club }: { club: { id: string } }) {
  const copy = useCopy(campaignCopy);
  const { data = [] } = useClubCampaigns(club.id, MOST);
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="club-campaigns">
      <SectionHead title={copy.club.title} id="club-campaigns" />
      <CampaignTiles campaigns={data} />
    </section>
  );
}

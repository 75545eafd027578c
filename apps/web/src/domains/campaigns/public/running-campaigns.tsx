// Campaigns of public clubs that run or open soon, for Discover; nothing where there is none.
import { SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { campaignCopy } from '../copy.ts';
import { useRunningCampaigns } from '../data/campaigns.ts';
import { CampaignTiles } from '../parts/campaign-tiles.tsx';

const MOST = 3;

export function RunningCampaigns() {
  const copy = useCopy(campaignCopy);
  const { data = [] } = useRunningCampaigns(MOST);
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="running-campaigns">
      <SectionHead title={copy.running} id="running-campaigns" />
      <CampaignTiles campaigns={data} />
    </section>
  );
}

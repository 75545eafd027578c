// A campaign in the running order on Home: one the person is in that closes soon, or a prize that they got today.
import type { CampaignLine } from '@stagepass/contract/campaigns/today.ts';
import type { TodayRenderer } from '#domains/users/public/today-renderer.ts';
import { defineCopy, useCopy } from '#platform/i18n/copy.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { campaignPath, campaignWinnersPath } from './public/paths.ts';

const lineCopy = defineCopy({
  closes: '{title} closes',
  won: 'You won in {title}',
  progress: '{club}, {completed} of {missions} missions done',
  club: '{club}',
  stamp: 'Won',
  see: 'See missions',
});

function Action({ line: { campaign_id } }: { line: CampaignLine }) {
  const copy = useCopy(lineCopy);
  return (
    <LinkButton to={campaignPath(campaign_id)} wide>
      {copy.see}
    </LinkButton>
  );
}

export const campaignRenderer: TodayRenderer<CampaignLine> = {
  useWords: ({ stand, title, club, completed, missions, campaign_id }) => {
    const copy = useCopy(lineCopy);
    const { name } = club;
    return {
      title: copy[stand]({ title }),
      note: stand === 'won' ? copy.club({ club: name }) : copy.progress({ club: name, completed, missions }),
      stamp: copy.stamp,
      to: stand === 'won' ? campaignWinnersPath(campaign_id) : campaignPath(campaign_id),
    };
  },
  Action,
};

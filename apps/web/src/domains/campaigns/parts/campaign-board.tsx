// The head of the leaderboard on a campaign's page, with the viewer's own place below it.
import type { CampaignView } from '@stagepass/contract/campaigns/shapes.ts';
import { SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { useSession } from '#platform/session/session.ts';
import { campaignCopy } from '../copy.ts';
import { useBoard } from '../data/campaigns.ts';
import { boardReward } from '../model/progress.ts';
import { campaignBoardPath } from '../public/paths.ts';
import { BoardRows, OwnRow } from './board-rows.tsx';
import { rewardTitle } from './campaign-rewards.tsx';

const SHOWN = 3;

export function CampaignBoard({ campaign }: { campaign: CampaignView }) {
  const copy = useCopy(campaignCopy);
  const session = useSession();
  const { data = [] } = useBoard(campaign.id, SHOWN);
  const { id, missions, mine, taking_part } = campaign;
  if (data.length === 0) return null;
  const reward = boardReward(campaign.rewards);
  const place = mine?.place ?? null;
  const isShown = data.some(({ is_me }) => is_me);
  return (
    <section aria-labelledby="campaign-board">
      <SectionHead
        id="campaign-board"
        title={copy.board.title}
        action={<Link to={campaignBoardPath(id)}>{copy.board.all({ count: taking_part })}</Link>}
      />
      {reward === undefined ? null : (
        <p className="sp-small sp-quiet mb-2" dir="auto">
          {rewardTitle(reward, copy)}
        </p>
      )}
      <BoardRows rows={data} missions={missions} />
      {place === null || isShown ? null : (
        <OwnRow
          place={place}
          person={{ display_name: session?.display_name ?? '', avatar: session?.avatar ?? null }}
          done={mine?.done ?? 0}
          missions={missions}
          off={reward === undefined ? 0 : Math.max(0, place - (reward.total ?? place))}
        />
      )}
    </section>
  );
}

// The campaign that runs now, large on a club's home: picture, what can be won, the time that is left and how far the viewer is.
import type { CampaignCard } from '@stagepass/contract/campaigns/shapes.ts';
import { Countdown } from '@stagepass/ui/countdown/countdown.tsx';
import { Tag } from '@stagepass/ui/tag/tag.tsx';
import { ClubPicture } from '#domains/clubs/public/club-picture.tsx';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { campaignCopy } from '../copy.ts';
import { campaignPath } from '../public/paths.ts';
import { rewardTitle } from './campaign-rewards.tsx';
import './campaign-cards.css';

export function RunningCard({ campaign, onEnd }: { campaign: CampaignCard; onEnd: () => void }) {
  const copy = useCopy(campaignCopy);
  const { club, rewards, missions, done, closes_at } = campaign;
  const src = pictureAddress(campaign.picture?.small_url);
  const first = rewards.find(({ way }) => way === 'raffle') ?? rewards[0];
  return (
    <Link to={campaignPath(campaign.id)} className="sp-campaign-now">
      {src === undefined ? (
        <ClubPicture club={club} size={92} />
      ) : (
        <img src={src} alt="" width={92} height={122} decoding="async" />
      )}
      <span className="sp-campaign-now-words">
        <Tag>{copy.title}</Tag>
        <span className="sp-title" dir="auto">
          {campaign.title}
        </span>
        {first === undefined ? null : (
          <span className="sp-small sp-quiet" dir="auto">
            {rewardTitle(first, copy)}
          </span>
        )}
        <span className="sp-campaign-now-foot">
          {closes_at === null ? null : (
            <Countdown
              until={Date.parse(closes_at)}
              units={copy.units}
              endedLabel={copy.closed}
              label={copy.closesIn}
              onEnd={onEnd}
            />
          )}
          {done === null ? null : <span className="sp-small">{copy.club.done({ done, missions })}</span>}
        </span>
      </span>
    </Link>
  );
}

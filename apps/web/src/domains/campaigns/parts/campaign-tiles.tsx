// Campaigns as cards in a list: picture, clubs, what can be won, and how far the viewer is.
import type { CampaignCard } from '@stagepass/contract/campaigns/shapes.ts';
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { ClubPicture } from '#domains/clubs/public/club-picture.tsx';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { campaignCopy } from '../copy.ts';
import { campaignPath } from '../public/paths.ts';
import { rewardTitle } from './campaign-rewards.tsx';
import './campaign.css';
import './campaign-cards.css';

export function CampaignTiles({ campaigns }: { campaigns: readonly CampaignCard[] }) {
  return (
    <ul className="sp-campaign-tiles">
      {campaigns.map((campaign) => (
        <li key={campaign.id}>
          <Tile campaign={campaign} />
        </li>
      ))}
    </ul>
  );
}

function Tile({ campaign }: { campaign: CampaignCard }) {
  const copy = useCopy(campaignCopy);
  const { club, clubs, rewards, missions, done } = campaign;
  const src = pictureAddress(campaign.picture?.small_url);
  const first = rewards.find(({ way }) => way === 'raffle') ?? rewards[0];
  const by = clubs.length > 1 ? copy.clubs({ count: clubs.length }) : club.name;
  return (
    <GelScope hue={club.hue}>
      <Link to={campaignPath(campaign.id)} className="sp-campaign-tile">
        {src === undefined ? (
          <ClubPicture club={club} size={60} />
        ) : (
          <img src={src} alt="" width={60} height={60} loading="lazy" decoding="async" />
        )}
        <span className="sp-campaign-tile-words">
          <span className="sp-head" dir="auto">
            {campaign.title}
          </span>
          <span className="sp-small sp-quiet" dir="auto">
            {first === undefined ? by : `${by} · ${rewardTitle(first, copy)}`}
          </span>
        </span>
        {done === null ? null : <span className="sp-campaign-xp">{copy.board.done({ done, missions })}</span>}
      </Link>
    </GelScope>
  );
}

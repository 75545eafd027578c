// The missions of a campaign, of whichever club: what is still to do first, then what is done.
import type { CampaignMission, CampaignView } from '@stagepass/contract/campaigns/shapes.ts';
import type { MissionCard } from '@stagepass/contract/missions/shapes.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { checkCircle } from '@stagepass/ui/icon/phosphor/check-circle.ts';
import { ClubPicture } from '#domains/clubs/public/club-picture.tsx';
import { clubPath } from '#domains/clubs/public/paths.ts';
import { missionPath } from '#domains/missions/public/paths.ts';
import { requirementIcons } from '#domains/requirements/public/requirement-type.ts';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { campaignCopy } from '../copy.ts';
import './campaign.css';

export function CampaignMissions({ campaign }: { campaign: CampaignView }) {
  const copy = useCopy(campaignCopy);
  const inOrder = campaign.list.toSorted((one, other) => Number(one.done) - Number(other.done));
  return (
    <ul className="sp-campaign-missions" aria-label={copy.missions}>
      {inOrder.map((one) => (
        <li key={one.mission_id}>
          <MissionRow of={one} />
        </li>
      ))}
    </ul>
  );
}

function isFinished({ mine }: MissionCard): boolean {
  return mine?.state === 'completed' || mine?.state === 'claimed';
}

function MissionRow({ of: { mission, club, done } }: { of: CampaignMission }) {
  const copy = useCopy(campaignCopy);
  if (mission === null)
    return (
      <Link to={clubPath(club.handle)} className="sp-campaign-mission">
        <ClubPicture club={club} size={38} />
        <span className="sp-campaign-mission-name">{copy.joinFor({ club: club.name })}</span>
      </Link>
    );
  const [type] = mission.types;
  // Finished once and for all, outside of the window: it cannot count any more.
  const earlier = !done && mission.repeat === 'once' && isFinished(mission);
  const src = pictureAddress(mission.picture?.small_url);
  return (
    <Link to={missionPath(mission.id)} className="sp-campaign-mission" data-done={done ? '' : undefined}>
      {src === undefined ? (
        <ClubPicture club={club} size={38} />
      ) : (
        <img src={src} alt="" width={38} height={38} loading="lazy" decoding="async" />
      )}
      <span className="sp-campaign-mission-name" dir="auto">
        {mission.title}
        {earlier ? <span className="sp-small sp-quiet block">{copy.missionEarlier}</span> : null}
      </span>
      {done ? (
        <span className="sp-campaign-mission-done">
          <Icon of={checkCircle} weight="fill" size="1.125rem" />
          {copy.missionDone}
        </span>
      ) : earlier ? null : (
        <>
          {type === undefined ? null : <Icon of={requirementIcons[type]} size="1.0625rem" />}
          <span className="sp-campaign-xp">{copy.xp({ xp: mission.xp })}</span>
        </>
      )}
    </Link>
  );
}

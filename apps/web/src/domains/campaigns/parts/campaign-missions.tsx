// The missions of a campaign, of whichever club: what is still to do first, then what is done.
import type { CampaignMission, CampaignView } from '@stagepass/contract/campaigns/shapes.ts';
import type { MissionCard } from '@stagepass/contract/missions/shapes.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { checkCircle } from '@stagepass/ui/icon/phosphor/check-circle.ts';
import { ClubPicture } from '#domains/clubs/public/club-picture.tsx';
import { clubPath } from '#domains/clubs/public/paths.ts';
import { missionPath } from '#domains/missions/public/paths.ts';
import { requirementIcons } from '#domains/requirements/public/requirement-type.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { withNext } from '#platform/navigation/next.ts';
import { campaignCopy } from '../copy.ts';
import { campaignPath } from '../public/paths.ts';
import './campaign.css';

export function CampaignMissions({ campaign }: { campaign: CampaignView }) {
  const copy = useCopy(campaignCopy);
  const inOrder = campaign.list.toSorted((one, other) => Number(one.done) - Number(other.done));
  return (
    <ul className="sp-campaign-missions" aria-label={copy.missions}>
      {inOrder.map((one) => (
        <li key={one.mission_id}>
          <MissionRow of={one} back={campaignPath(campaign.id)} />
        </li>
      ))}
    </ul>
  );
}

function isFinished({ mine }: MissionCard): boolean {
  return mine?.state === 'completed' || mine?.state === 'claimed';
}

interface MissionRowProps {
  of: CampaignMission;
  /** The campaign, to come back to after joining a club. */
  back: string;
}

function MissionRow({ of: { mission, club, done, members_only, invite_only }, back }: MissionRowProps) {
  const copy = useCopy(campaignCopy);
  if (mission === null && !members_only)
    return (
      <div className="sp-campaign-mission" data-done={done ? '' : undefined}>
        <ClubPicture club={club} size={38} />
        <span className="sp-campaign-mission-name">{copy.missionNotShown}</span>
        {done ? <Done /> : null}
      </div>
    );
  if (mission === null)
    return (
      <Link to={withNext(clubPath(club.handle), back)} className="sp-campaign-mission">
        <ClubPicture club={club} size={38} />
        <span className="sp-campaign-mission-name">
          {(invite_only ? copy.inviteFor : copy.joinFor)({ club: club.name })}
        </span>
      </Link>
    );
  const [type] = mission.types;
  // Finished once and for all, outside of the window: it cannot count any more.
  const earlier = !done && mission.repeat === 'once' && isFinished(mission);
  return (
    <Link to={missionPath(mission.id)} className="sp-campaign-mission" data-done={done ? '' : undefined}>
      <ClubPicture club={club} size={38} />
      <span className="sp-campaign-mission-name" dir="auto">
        {mission.title}
        <span className="sp-small sp-quiet block">
          {earlier ? copy.missionEarlier : invite_only ? `${club.name} · ${copy.inviteOnly}` : club.name}
        </span>
      </span>
      {done ? (
        <Done />
      ) : earlier ? null : (
        <>
          {type === undefined ? null : <Icon of={requirementIcons[type]} size="1.0625rem" />}
          <span className="sp-campaign-xp">{copy.xp({ xp: mission.xp })}</span>
        </>
      )}
    </Link>
  );
}

function Done() {
  const { missionDone } = useCopy(campaignCopy);
  return (
    <span className="sp-campaign-mission-done">
      <Icon of={checkCircle} weight="fill" size="1.125rem" />
      {missionDone}
    </span>
  );
}

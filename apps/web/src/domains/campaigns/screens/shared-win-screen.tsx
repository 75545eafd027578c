// /win/{campaign}~{user name}: what somebody won, for whoever was sent the link.
import type { UserWin } from '@stagepass/contract/campaigns/shapes.ts';
import { useParams } from 'react-router';
import { userPath } from '#domains/users/public/paths.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { useCall } from '#platform/query/query.ts';
import { SharedScreen } from '#platform/share/shared-screen.tsx';
import { campaignCopy } from '../copy.ts';
import { ordinalEnding } from '../model/progress.ts';
import { PrizePrint, prizeWon } from '../parts/prize-print.tsx';
import { campaignPath } from '../public/paths.ts';
import { sharedWinCopy } from '../shared-copy.ts';

export function Component() {
  const { id = '' } = useParams();
  const [campaign = '', user = ''] = id.split('~');
  const copy = useCopy(sharedWinCopy);
  const query = useCall(
    'GET /campaigns/:id/winners/:user',
    { params: { id: campaign, user } },
    { key: ['campaigns', 'win', campaign, user] },
  );
  return (
    <SharedScreen
      query={query}
      copy={copy}
      page={copy.page}
      titleOf={(found) => found.campaign.title}
      hueOf={(found) => found.campaign.club.hue}
      failed={copy.failed}
      missing={copy.missingTitle}
    >
      {(found) => <Shared {...found} />}
    </SharedScreen>
  );
}

function Shared({ campaign, user, prize, way, place }: UserWin) {
  const copy = useCopy(sharedWinCopy);
  const words = useCopy(campaignCopy);
  const { display_name: name, user_name } = user;
  return (
    <div className="grid justify-items-center gap-3 py-6 text-center">
      <PrizePrint prize={prize} size="11rem" />
      <h1 className="sp-display mt-3" dir="auto">
        {copy.won({ name, prize: prizeWon(prize, words) })}
      </h1>
      <p dir="auto">{copy.where({ title: campaign.title, club: campaign.club.name })}</p>
      <p className="sp-quiet">
        {place === null
          ? copy.ways[way]
          : copy.place({ place: words.ordinals[ordinalEnding(place)]({ n: place }) })}
      </p>
      <LinkButton to={campaignPath(campaign.id)}>{copy.campaign}</LinkButton>
      <LinkButton to={userPath(user_name)} variant="ghost">
        {copy.profile({ name })}
      </LinkButton>
    </div>
  );
}

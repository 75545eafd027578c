// /level/{club}~{user name}: somebody's level in a club, for whoever was sent the link.
import type { UserLevel } from '@stagepass/contract/levels/shapes.ts';
import { TierRing } from '@stagepass/ui/avatar/avatar.tsx';
import { Stamp } from '@stagepass/ui/stamp/stamp.tsx';
import { useParams } from 'react-router';
import { ClubPicture } from '#domains/clubs/public/club-picture.tsx';
import { clubPath } from '#domains/clubs/public/paths.ts';
import { userPath } from '#domains/users/public/paths.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { useCall } from '#platform/query/query.ts';
import { SharedScreen } from '#platform/share/shared-screen.tsx';
import { sharedLevelCopy } from '../shared-copy.ts';
import '../parts/celebration.css';

export function Component() {
  const { id = '' } = useParams();
  // A link without a name leads to nobody, as one with a wrong name.
  const [club = '', user = '-'] = id.split('~');
  const copy = useCopy(sharedLevelCopy);
  const query = useCall(
    'GET /clubs/:id/levels/of/:user',
    { params: { id: club, user } },
    { key: ['levels', 'of', club, user] },
  );
  return (
    <SharedScreen
      query={query}
      copy={copy}
      page={copy.page}
      titleOf={({ user, level }) => copy.is({ name: user.display_name, level })}
      hueOf={(found) => found.club.hue}
      failed={copy.loadFailed}
      missing={copy.missingTitle}
    >
      {(found) => <Shared {...found} />}
    </SharedScreen>
  );
}

function Shared({ club, user, level, name }: UserLevel) {
  const copy = useCopy(sharedLevelCopy);
  return (
    <div className="sp-celebration" data-moment="landed" data-still="">
      <span className="sp-celebration-ring">
        <TierRing arcs={4} size={132}>
          <ClubPicture club={club} size={112} round />
        </TierRing>
        <span className="sp-celebration-stamp">
          <Stamp size="large" tone="gel" label={copy.ring({ level })}>
            <b className="sp-celebration-number">{level}</b>
          </Stamp>
        </span>
      </span>
      <h1 className="sp-display mt-4 text-center" dir="auto">
        {copy.is({ name: user.display_name, level })}
      </h1>
      <p className="sp-quiet text-center" dir="auto">
        {name === null ? club.name : copy.where({ level: name, club: club.name })}
      </p>
      <LinkButton to={clubPath(club.handle)}>{copy.club}</LinkButton>
      <LinkButton to={userPath(user.user_name)} variant="ghost">
        {copy.profile({ name: user.display_name })}
      </LinkButton>
    </div>
  );
}

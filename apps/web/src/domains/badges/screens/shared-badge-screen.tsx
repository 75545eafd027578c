// /badge/{badge}~{user name}: a badge as somebody has it, for whoever was sent the link.
import type { BadgeCard } from '@stagepass/contract/badges/shapes.ts';
import type { UserCard } from '@stagepass/contract/users/shapes.ts';
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { LampBeam } from '@stagepass/ui/lamp-beam/lamp-beam.tsx';
import { Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { TopBar } from '@stagepass/ui/top-bar/top-bar.tsx';
import { useParams } from 'react-router';
import { clubPath } from '#domains/clubs/public/paths.ts';
import { userPath } from '#domains/users/public/paths.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { BackButton } from '#platform/navigation/back-button.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { Answered } from '#platform/query/answered.tsx';
import { useTitle } from '#platform/title/title.ts';
import { badgesCopy } from '../copy.ts';
import { useUserBadge } from '../data/badges.ts';
import { badgeLabel, whereOf } from '../model/badge-words.ts';
import { BadgeMark } from '../public/badge-mark.tsx';
import '../parts/badges.css';

export function Component() {
  const { id = '' } = useParams();
  const [badgeId = '', userName = ''] = id.split('~');
  const copy = useCopy(badgesCopy);
  const query = useUserBadge(badgeId, userName);
  useTitle(query.data?.badge.name ?? copy.title);
  return (
    <GelScope hue={query.data?.badge.club?.hue ?? 62}>
      <Screen>
        <LampBeam />
        <TopBar leading={<BackButton above="/discover" />} />
        <ScreenBody>
          {query.data === undefined ? <h1 className="sp-visually-hidden">{copy.title}</h1> : null}
          <Answered
            query={query}
            copy={copy}
            failed={copy.shared.missingTitle}
            skeleton={<Skeleton width="100%" height="22rem" />}
          >
            {(found) => <Shared {...found} />}
          </Answered>
        </ScreenBody>
      </Screen>
    </GelScope>
  );
}

function Shared({ badge, user }: { badge: BadgeCard; user: UserCard }) {
  const copy = useCopy(badgesCopy);
  const { look, stage, stages, name, description, club } = badge;
  return (
    <div className="sp-badge-open sp-badge-shared">
      <BadgeMark
        look={look}
        stage={stage}
        stages={stages}
        size="12rem"
        tilt={-4}
        label={badgeLabel(badge, copy)}
      />
      <h1 className="sp-display">{name}</h1>
      <p className="sp-quiet">
        {stages > 1 ? `${copy.stage({ stage, stages })} · ` : ''}
        {whereOf(badge, copy)}
      </p>
      {description === '' ? null : <p>{description}</p>}
      <p>{copy.shared.earnedBy({ name: user.display_name })}</p>
      {club === null ? null : <LinkButton to={clubPath(club.handle)}>{copy.sheet.club}</LinkButton>}
      <LinkButton to={userPath(user.user_name)} variant="ghost">
        {copy.shared.profile({ name: user.display_name })}
      </LinkButton>
    </div>
  );
}

// /badge/{badge}~{user name}: a badge as somebody has it, for whoever was sent the link.
import type { BadgeCard } from '@stagepass/contract/badges/shapes.ts';
import type { UserCard } from '@stagepass/contract/users/shapes.ts';
import { useParams } from 'react-router';
import { clubPath } from '#domains/clubs/public/paths.ts';
import { userPath } from '#domains/users/public/paths.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { SharedScreen } from '#platform/share/shared-screen.tsx';
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
  const { missing, missingTitle } = copy.shared;
  return (
    <SharedScreen
      query={query}
      copy={{ errors: { 'badges.not-found': missing, 'users.not-found': missing } }}
      page={copy.title}
      titleOf={({ badge }) => badge.name}
      hueOf={({ badge }) => badge.club?.hue}
      failed={copy.sheet.failed}
      missing={missingTitle}
    >
      {(found) => <Shared {...found} />}
    </SharedScreen>
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

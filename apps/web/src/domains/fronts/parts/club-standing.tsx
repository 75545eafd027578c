// Where a member stands: the tier as a ring round their picture, the level, and the meter to what is next.
import { TierRing } from '@stagepass/ui/avatar/avatar.tsx';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Skeleton, SkeletonGroup } from '@stagepass/ui/skeleton/skeleton.tsx';
import { VuMeter } from '@stagepass/ui/vu-meter/vu-meter.tsx';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { clubLevelsPath } from '#domains/levels/public/paths.ts';
import { PersonAvatar } from '#domains/users/public/person-avatar.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { useSession } from '#platform/session/session.ts';
import { clubFrontCopy } from '../club-front-copy.ts';
import { type Standing, useStanding } from '../data/use-standing.ts';
import './club-standing.css';

export function ClubStanding({ club }: { club: ClubView }) {
  const { standing: copy, retry } = useCopy(clubFrontCopy);
  const standing = useStanding(club.id);
  if (standing.data) return <Shown club={club} standing={standing.data} />;
  if (!standing.isError) return <ClubStandingWaiting />;
  return (
    <div className="sp-standing sp-small sp-quiet">
      {copy.failed}
      <Button
        variant="ghost"
        size="small"
        loading={standing.isFetching}
        onClick={() => void standing.refetch()}
      >
        {retry}
      </Button>
    </div>
  );
}

export function ClubStandingWaiting() {
  const { standing: copy } = useCopy(clubFrontCopy);
  return (
    <SkeletonGroup label={copy.loading}>
      <div className="sp-standing">
        <Skeleton shape="circle" width="76px" height="76px" />
        <div className="sp-standing-words">
          <Skeleton shape="line" width="46%" height="1.0625rem" />
          <Skeleton shape="line" width="100%" height="0.75rem" />
          <Skeleton shape="line" width="60%" height="0.8125rem" />
        </div>
      </div>
    </SkeletonGroup>
  );
}

function arcsOf(rank: number | undefined) {
  const lit = Math.max(0, Math.min(4, Math.round(rank ?? 0)));
  return lit as 0 | 1 | 2 | 3 | 4;
}

function Shown({ club, standing }: { club: ClubView; standing: Standing }) {
  const { standing: copy } = useCopy(clubFrontCopy);
  const session = useSession();
  const { tier, next_tier: next, level } = standing;
  const { role } = club.viewer;
  const seat = tier?.name ?? (role === 'owner' || role === 'admin' ? copy.roles[role] : copy.member);
  const way =
    next === null
      ? copy.toLevel({ count: standing.missing_xp, level: level + 1 })
      : copy.toTier({ count: next.missing_xp, tier: next.name });
  const meter =
    next === null
      ? { value: standing.into_xp, max: standing.span_xp }
      : { value: standing.xp, max: next.at_xp };
  return (
    <Link to={clubLevelsPath(club.handle)} className="sp-standing">
      <TierRing arcs={arcsOf(tier?.rank)} size={76} label={tier ? copy.ring({ tier: tier.name }) : undefined}>
        <PersonAvatar
          person={{ display_name: session?.display_name ?? '', avatar: session?.avatar ?? null }}
          size={62}
        />
      </TierRing>
      <div className="sp-standing-words">
        <div className="sp-standing-head">
          <span className="sp-head" dir="auto">
            {seat}
          </span>
          <span className="sp-serial">
            <span aria-hidden="true">{copy.level({ level })}</span>
            <span className="sp-visually-hidden">{copy.levelLabel({ level })}</span>
          </span>
        </div>
        <VuMeter {...meter} label={copy.progress} valueText={way} />
        <span className="sp-small sp-quiet">{way}</span>
      </div>
    </Link>
  );
}

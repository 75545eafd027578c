// One badge opened: large, what it was given for, and how many have it.
import type { BadgeView } from '@stagepass/contract/badges/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { shareFat } from '@stagepass/ui/icon/phosphor/share-fat.ts';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { clubPath } from '#domains/clubs/public/paths.ts';
import { callData } from '#platform/api/api.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { dayIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { Answered } from '#platform/query/answered.tsx';
import { useSession } from '#platform/session/session.ts';
import { shareOwn } from '#platform/share/share-own.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { badgesCopy } from '../copy.ts';
import { useBadge } from '../data/badges.ts';
import { badgeLabel, whereOf } from '../model/badge-words.ts';
import { BadgeMark } from '../public/badge-mark.tsx';
import { sharedBadgePath } from '../public/paths.ts';
import './badges.css';

const MANY = 1000;

export function BadgeSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const copy = useCopy(badgesCopy);
  const badge = useBadge(id);
  return (
    <Sheet onClose={onClose} title={badge.data?.name ?? copy.title}>
      <Answered
        query={badge}
        copy={copy}
        failed={copy.sheet.failed}
        skeleton={<Skeleton width="100%" height="16rem" />}
      >
        {(found) => <Opened badge={found} />}
      </Answered>
    </Sheet>
  );
}

function Opened({ badge }: { badge: BadgeView }) {
  const copy = useCopy(badgesCopy);
  const { description, look, stage, stages, holders, club, retired } = badge;
  return (
    <GelScope hue={club?.hue ?? look.hue} className="sp-badge-open">
      <BadgeMark
        look={look}
        stage={stage}
        stages={stages}
        size="9rem"
        tilt={-4}
        label={badgeLabel(badge, copy)}
      />
      <p className="sp-quiet">{whereOf(badge, copy)}</p>
      {description === '' ? null : <p>{description}</p>}
      <Grants badge={badge} />
      <p className="sp-small sp-quiet">
        {holders >= MANY ? copy.sheet.holdersMany : copy.sheet.holders({ count: holders })}
      </p>
      {retired ? <p className="sp-small sp-quiet">{copy.sheet.retired}</p> : null}
      {stage === 0 ? null : <ShareBadge badge={badge} />}
      {club === null ? null : (
        <LinkButton to={clubPath(club.handle)} variant="secondary">
          {copy.sheet.club}
        </LinkButton>
      )}
    </GelScope>
  );
}

function ShareBadge({ badge: { id, name } }: { badge: BadgeView }) {
  const { sheet } = useCopy(badgesCopy);
  const session = useSession();
  if (session === null) return null;
  const { user_name: user } = session;
  const press = () =>
    shareOwn(
      () => callData('GET /badges/:id/of/:user', { params: { id, user } }),
      () => ({ title: name, path: sharedBadgePath(id, user), card: `badge/${id}~${user}` }),
      { copied: sheet.copied, hidden: sheet.shareHidden, failed: sheet.shareFailed },
    );
  return (
    <Button icon={<Icon of={shareFat} />} onClick={() => void press()}>
      {sheet.share}
    </Button>
  );
}

function Grants({ badge: { grants, stages } }: { badge: BadgeView }) {
  const { sheet } = useCopy(badgesCopy);
  const { tag } = useLocale();
  if (grants.length === 0) return <p className="sp-small sp-quiet">{sheet.notEarned}</p>;
  return (
    <ul className="sp-badge-grants">
      {grants.map(({ stage, cause, granted_at }) => {
        const day = `${dayIn(tag, granted_at)}, ${sheet.causes[cause]}`;
        return <li key={stage}>{stages > 1 ? sheet.stageEarned({ stage, day }) : sheet.earned({ day })}</li>;
      })}
    </ul>
  );
}

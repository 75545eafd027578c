// The foot of a mission: how far one is, and the way in or the claim where the slip holds no button.
import type { MissionView } from '@stagepass/contract/missions/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Dock } from '@stagepass/ui/screen/screen.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { VuMeter } from '@stagepass/ui/vu-meter/vu-meter.tsx';
import { useLocation } from 'react-router';
import { clubPath } from '#domains/clubs/public/paths.ts';
import { type Copy, errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { withNext } from '#platform/navigation/next.ts';
import { permissionErrorPath } from '#platform/navigation/permission-error.ts';
import { useSession } from '#platform/session/session.ts';
import { useClaim } from '../data/claim.ts';
import { missionPageCopy } from '../page-copy.ts';

export function MissionDock({ mission }: { mission: MissionView }) {
  const { dock } = useCopy(missionPageCopy);
  const { mine, steps, xp } = mission;
  const earned = mine?.earned_xp ?? 0;
  return (
    <Dock>
      <div className="sp-mission-dock">
        <div className="sp-mission-dock-figures">
          <span className="sp-small sp-quiet">
            {mine === null
              ? dock.allSteps({ count: steps })
              : dock.steps({ done: mine.passed, count: steps })}
          </span>
          <span className="sp-num sp-mission-xp">
            {mine === null ? dock.worth({ total: xp }) : dock.xp({ earned, total: xp })}
          </span>
        </div>
        {mine === null ? null : (
          <VuMeter value={earned} max={xp} label={dock.label} valueText={dock.meter({ earned, total: xp })} />
        )}
      </div>
      {mission.can.claim ? <Claim mission={mission} /> : <WayIn mission={mission} />}
    </Dock>
  );
}

export function Claim({ mission }: { mission: MissionView }) {
  const copy = useCopy(missionPageCopy);
  const claim = useClaim(mission.id);
  const press = () =>
    claim.mutate(undefined, {
      onSuccess: ({ mine }) => {
        const kept = mine?.reward_wait ?? null;
        showToast(
          kept === null
            ? { title: copy.dock.claimed, tone: 'good' }
            : { title: copy.states.waits[kept], tone: 'bad' },
        );
      },
      onError: (error) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
    });
  return (
    <Button wide loading={claim.isPending} onClick={press}>
      {copy.dock.claim}
    </Button>
  );
}

function WayIn({ mission }: { mission: MissionView }) {
  const { dock } = useCopy(missionPageCopy);
  const { pathname, search } = useLocation();
  const session = useSession();
  const way = wayFor(mission, { isVisitor: session === null, next: pathname + search, words: dock });
  return way === null ? null : (
    <LinkButton to={way.to} wide variant={way.main ? 'primary' : 'secondary'}>
      {way.label}
    </LinkButton>
  );
}

interface Asked {
  isVisitor: boolean;
  next: string;
  words: Copy<typeof missionPageCopy>['dock'];
}

/** What somebody has to do first; null where there is nothing to do, or the slip says it. */
function wayFor({ club, refusal, state, invite_only }: MissionView, { isVisitor, next, words }: Asked) {
  if (state === 'ended' || state === 'archived') return null;
  if (isVisitor) return { to: withNext('/auth', next), label: words.signIn, main: true };
  switch (refusal?.code) {
    case 'clubs.members-only':
      if (invite_only)
        return {
          to: withNext(clubPath(club.handle), next),
          label: words.view({ club: club.name }),
          main: false,
        };
      return {
        to: permissionErrorPath({ reason: 'join', club: club.id, next }),
        label: words.join({ club: club.name }),
        main: true,
      };
    case 'email-not-verified':
      return { to: permissionErrorPath({ reason: 'verify-email', next }), label: words.verify, main: true };
    case 'requirements.not-eligible':
      return { to: clubPath(club.handle), label: words.meet, main: false };
    default:
      return null;
  }
}

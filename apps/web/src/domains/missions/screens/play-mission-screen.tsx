// /club/play-mission/{id}: a mission's steps one after the other, and what came of them. ?step= begins with that step.
import type { MissionView } from '@stagepass/contract/missions/shapes.ts';
import type { RequirementEntry } from '@stagepass/contract/requirements/shapes.ts';
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { haptic } from '@stagepass/ui/haptics/haptics.ts';
import { dismissToast, showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { RequirementPlayer } from '#domains/requirements/public/requirement-player.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { useSearch } from '#platform/navigation/use-search.ts';
import { placeInHistory } from '#platform/navigation/use-way-back.ts';
import { useTitle } from '#platform/title/title.ts';
import { useRenewMission } from '../data/after-step.ts';
import { currentStep, openStep } from '../model/steps.ts';
import { isFinished } from '../model/ticket.ts';
import { MissionFrame } from '../parts/mission-frame.tsx';
import { playCopy } from '../play-copy.ts';
import { missionPath } from '../public/paths.ts';

const MissionComplete = latePart(
  () => import('../parts/mission-complete.tsx'),
  'MissionComplete',
  null,
  'fails-screen',
);
const StepSent = latePart(() => import('../parts/step-sent.tsx'), 'StepSent', null, 'fails-screen');

export function Component() {
  return <MissionFrame>{(mission) => <Play key={mission.id} mission={mission} />}</MissionFrame>;
}

/** What is on the screen: a step, held here so that an answer that comes meanwhile cannot take it away; or what came of it. */
type Scene =
  | { kind: 'step'; entry: RequirementEntry }
  | { kind: 'sent'; next: RequirementEntry | undefined }
  | { kind: 'complete'; earned_before: number };

function useScenes(mission: MissionView, leave: () => void) {
  const copy = useCopy(playCopy);
  const [search, change] = useSearch();
  const renew = useRenewMission(mission.id);
  const [scene, setScene] = useState<Scene | null>(() => {
    const entry = openStep(mission, search.get('step')) ?? currentStep(mission);
    return entry === undefined ? null : { kind: 'step', entry };
  });
  const play = (entry: RequirementEntry) => {
    setScene({ kind: 'step', entry });
    // A code that came with the address was for the step before.
    change({ step: entry.id, code: null });
  };
  const passed = async (entry: RequirementEntry) => {
    haptic('punch');
    const earned_before = mission.mine?.earned_xp ?? 0;
    // The step counts, whatever comes of asking: the mission's page asks again.
    const now = await renew().catch(() => null);
    if (now === null) return leave();
    if (isFinished(now)) {
      MissionComplete.expect();
      // What the step before gave must not lie over the moment.
      dismissToast();
      return setScene({ kind: 'complete', earned_before });
    }
    const next = currentStep(now);
    if (next === undefined) return leave();
    showToast({ title: copy.passed, description: copy.earned({ xp: entry.xp }), tone: 'good' });
    play(next);
  };
  const sent = async () => {
    const now = await renew().catch(() => null);
    setScene({ kind: 'sent', next: now === null ? undefined : currentStep(now) });
  };
  return { scene, play, passed, sent };
}

function Play({ mission }: { mission: MissionView }) {
  const copy = useCopy(playCopy);
  useTitle(copy.title({ mission: mission.title }));
  const navigate = useNavigate();
  const leave = () =>
    void (placeInHistory() > 0 ? navigate(-1) : navigate(missionPath(mission.id), { replace: true }));
  const { scene, play, passed, sent } = useScenes(mission, leave);
  // Nothing to do here: the mission's page says why.
  if (scene === null) return <Navigate replace to={missionPath(mission.id)} />;
  return (
    <GelScope hue={mission.club.hue}>
      {scene.kind === 'step' ? (
        <RequirementPlayer
          key={scene.entry.id}
          entry={scene.entry}
          steps={{
            number: mission.requirements.findIndex(({ id }) => id === scene.entry.id) + 1,
            total: mission.requirements.length,
          }}
          onPassed={() => passed(scene.entry)}
          onInReview={sent}
          onLeave={leave}
        />
      ) : scene.kind === 'sent' ? (
        <StepSent next={scene.next} onNext={play} onLeave={leave} />
      ) : (
        <MissionComplete mission={mission} earned_before={scene.earned_before} onLeave={leave} />
      )}
    </GelScope>
  );
}

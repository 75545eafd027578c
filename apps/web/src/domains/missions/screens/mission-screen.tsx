// /club/mission-detail/{id} and /mission/{id}, the address that is shared: one mission with its steps, rewards and how far the
// viewer is. Open to everybody who may see the club.
import type { MissionView } from '@stagepass/contract/missions/shapes.ts';
import { FittedText } from '@stagepass/ui/fitted-text/fitted-text.tsx';
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { checkCircle } from '@stagepass/ui/icon/phosphor/check-circle.ts';
import { info } from '@stagepass/ui/icon/phosphor/info.ts';
import { LampBeam } from '@stagepass/ui/lamp-beam/lamp-beam.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { Screen, ScreenBody, SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { useRequirementWords } from '#domains/requirements/public/requirement-words.ts';
import { ReportButton } from '#domains/safety/public/report-button.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { useOpenSubject } from '#platform/subjects/open-subjects.ts';
import { useTitle } from '#platform/title/title.ts';
import { missionsCopy } from '../copy.ts';
import { serverNow } from '../model/server-now.ts';
import { standingOf } from '../model/standing.ts';
import { missionPageCopy } from '../page-copy.ts';
import { MissionBar } from '../parts/mission-bar.tsx';
import { MissionCampaign } from '../parts/mission-campaign.tsx';
import { MissionDock } from '../parts/mission-dock.tsx';
import { MissionFacts } from '../parts/mission-facts.tsx';
import { MissionFrame } from '../parts/mission-frame.tsx';
import { MissionRewards } from '../parts/mission-rewards.tsx';
import { MissionSlip } from '../parts/mission-slip.tsx';
import { missionPath } from '../public/paths.ts';
import '../parts/mission-page.css';

/** Few clubs ask for something. */
const ConditionWayIn = latePart(
  () => import('#domains/conditions/public/condition-way-in.tsx'),
  'ConditionWayIn',
  <Skeleton height="5.5rem" />,
);

const RemindButton = latePart(
  () => import('#domains/reminders/public/remind-button.tsx'),
  'RemindButton',
  null,
  'left-out',
);

/** In percent, and in letters: a title stands on two or three broad lines before it is set narrow. */
const LEAST_STRETCH = 96;
const LONG_TITLE = 24;

export function Component() {
  return (
    <MissionFrame>
      {(mission, { heardAt }) => <Mission mission={mission} now_ms={serverNow(mission, heardAt)} />}
    </MissionFrame>
  );
}

function Mission({ mission, now_ms }: { mission: MissionView; now_ms: number }) {
  const copy = useCopy(missionPageCopy);
  useTitle(mission.title);
  useOpenSubject('mission', mission.id);
  return (
    <GelScope hue={mission.club.hue}>
      <Screen>
        <LampBeam at="82%" lean={12} />
        <MissionBar mission={mission} />
        <ScreenBody>
          <FittedText
            as="h1"
            least={LEAST_STRETCH}
            className={mission.title.length > LONG_TITLE ? 'sp-mission-title-long' : 'sp-mission-title'}
          >
            {mission.title}
          </FittedText>
          <MissionFacts mission={mission} now_ms={now_ms} />
          {mission.story === '' ? null : (
            <p className="sp-mission-story" dir="auto">
              {mission.story}
            </p>
          )}
          <MissionCampaign campaign={mission.campaign} />
          <StandingNotice mission={mission} now_ms={now_ms} />
          {mission.state === 'active' || mission.state === 'scheduled' ? (
            <RemindButton kind="mission" id={mission.id} />
          ) : null}
          <MissionSlip mission={mission} now_ms={now_ms} />
          <MissionRewards mission={mission} />
          {mission.condition === null ? null : (
            <section>
              <SectionHead title={copy.condition} />
              <ConditionWayIn condition={mission.condition} met={!mission.locked && mission.mine !== null} />
            </section>
          )}
          {mission.can.edit ? null : (
            <ReportButton
              subject={{ kind: 'mission', id: mission.id }}
              path={missionPath(mission.id)}
              label={copy.report}
            />
          )}
        </ScreenBody>
        <MissionDock mission={mission} />
      </Screen>
    </GelScope>
  );
}

function StandingNotice({ mission, now_ms }: { mission: MissionView; now_ms: number }) {
  const { states, errors } = useCopy(missionPageCopy);
  const { when } = useCopy(missionsCopy);
  const words = useRequirementWords();
  const { tag } = useLocale();
  const standing = standingOf(mission, {
    states,
    when,
    errors: { ...words.errors, ...errors },
    tag,
    now_ms,
  });
  if (standing === null) return null;
  return (
    <div className="mt-4">
      <Notice
        live
        tone={standing.tone}
        icon={<Icon of={standing.tone === 'good' ? checkCircle : info} weight="fill" size="1.25rem" />}
      >
        {standing.text}
      </Notice>
    </div>
  );
}

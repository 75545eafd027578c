// A mission as fans will see it, out of what is written now and the pieces of their own page; its steps can be tried, nothing is
// sent.
import type { MissionEditor } from '@stagepass/contract/missions/shapes.ts';
import type { EditableRequirement } from '@stagepass/contract/requirements/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { MissionTicket } from '@stagepass/ui/mission-ticket/mission-ticket.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { Dock, Screen, ScreenBody, SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { TopBar } from '@stagepass/ui/top-bar/top-bar.tsx';
import { useState } from 'react';
import { useClubBadges } from '#domains/badges/public/club-badges.ts';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useLiveDesigns } from '#domains/items/public/live-designs.ts';
import { RequirementPreview } from '#domains/requirements/public/requirement-preview.tsx';
import { useTokenSymbol } from '#domains/tokens/public/use-token-symbol.ts';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { missionBuilderCopy } from '../../manage-builder-copy.ts';
import type { MissionForm } from '../../model/manage-draft.ts';
import { previewOf } from '../../model/manage-preview.ts';
import { MissionFacts } from '../mission-facts.tsx';
import { MissionRewards } from '../mission-rewards.tsx';
import { FanSteps } from './fan-steps.tsx';
import '../mission-page.css';

export interface MissionPreviewProps {
  club: ClubView;
  mission: MissionEditor | null;
  form: MissionForm;
  steps: readonly EditableRequirement[];
  onEnd: () => void;
}

export function MissionPreview({ club, mission, form, steps, onEnd }: MissionPreviewProps) {
  const { fan, untitled } = useCopy(missionBuilderCopy);
  const [playing, setPlaying] = useState<EditableRequirement | null>(null);
  const [now_ms] = useState(() => Date.now());
  const designs = useLiveDesigns(club.id).data ?? [];
  const badges = useClubBadges(club.id, 'free').data ?? [];
  const symbol = useTokenSymbol(club.id).symbol ?? '';
  const seen = previewOf({ club, mission, form, steps, designs, badges, symbol, now_ms });
  if (playing !== null)
    return (
      <RequirementPreview
        key={playing.id}
        requirement={playing}
        steps={{ number: steps.indexOf(playing) + 1, total: steps.length }}
        onLeave={() => setPlaying(null)}
      />
    );
  return (
    <Screen>
      <TopBar title={<span dir="auto">{club.name}</span>} />
      <ScreenBody>
        <h1 className="sp-display">{fan.title}</h1>
        <div className="mt-3 mb-5">
          <Notice>{fan.notice}</Notice>
        </div>
        <div className="mb-4">
          <MissionTicket
            title={seen.title === '' ? untitled : seen.title}
            by={club.name}
            src={pictureAddress(seen.picture?.small_url)}
            state="open"
            worth={String(seen.xp)}
            unit={fan.xp}
            hint={fan.steps({ count: seen.steps })}
          />
        </div>
        <MissionFacts mission={seen} now_ms={now_ms} />
        {seen.story === '' ? null : (
          <p className="sp-mission-story break-words" dir="auto">
            {seen.story}
          </p>
        )}
        <SectionHead title={fan.stepsTitle} />
        {mission === null || seen.steps === 0 ? (
          <p className="sp-quiet">{fan.noSteps}</p>
        ) : (
          <FanSteps missionId={mission.id} steps={steps} onPlay={setPlaying} />
        )}
        <div className="mt-6">
          <MissionRewards mission={seen} />
        </div>
      </ScreenBody>
      <Dock>
        <Button wide variant="secondary" onClick={onEnd}>
          {fan.end}
        </Button>
      </Dock>
    </Screen>
  );
}

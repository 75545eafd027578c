// /club/{id}/overview: a club's figures in a range, beside the period before; each opens what it is made of.
import type { InsightRange } from '@stagepass/contract/insights/kinds.ts';
import type { ClubInsights } from '@stagepass/contract/insights/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { SegmentedControl } from '@stagepass/ui/segmented-control/segmented-control.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { ClubFrame } from '#domains/clubs/public/club-frame.tsx';
import { ClubScreen } from '#domains/clubs/public/club-screen.tsx';
import { clubScreenPath } from '#domains/clubs/public/paths.ts';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Answered } from '#platform/query/answered.tsx';
import { useTitle } from '#platform/title/title.ts';
import { overviewCopy } from '../copy.ts';
import { downloadInsights, useClubInsights } from '../data/insights.ts';
import { placeIn } from '../model/values.ts';
import { FigureChart } from '../parts/figure-chart.tsx';
import { FigureRows, Heads } from '../parts/figure-rows.tsx';
import { HintCard } from '../parts/hint-card.tsx';
import { ActiveFans, Fans, Hours, Missions, Posts, Retention, Revenue } from '../parts/overview-parts.tsx';

const ranges: readonly InsightRange[] = ['7d', '28d', '90d', 'year'];

export function Component() {
  return <ClubFrame need="manage_club">{(club) => <Overview club={club} />}</ClubFrame>;
}

function Overview({ club }: { club: ClubView }) {
  const copy = useCopy(overviewCopy);
  useTitle(copy.title);
  const [range, setRange] = useState<InsightRange>('28d');
  const query = useClubInsights(club.id, range);
  return (
    <ClubScreen club={club} above={clubScreenPath(club.handle, 'manage')}>
      <h1 className="sp-display mb-4">{copy.title}</h1>
      <SegmentedControl
        label={copy.range}
        segments={ranges.map((value) => ({ value, label: copy.ranges[value] }))}
        value={range}
        onChange={setRange}
      />
      <div className="mt-5">
        <Answered query={query} failed={copy.failed}>
          {(insights) => <Told club={club} insights={insights} />}
        </Answered>
      </div>
    </ClubScreen>
  );
}

function Told({ club, insights }: { club: ClubView; insights: ClubInsights }) {
  const copy = useCopy(overviewCopy);
  const { tag } = useLocale();
  const day = (of: string) => placeIn(tag, 'day', of);
  const active = insights.figures.find(({ figure }) => figure === 'active');
  const save = () =>
    downloadInsights(club.id, insights.range).then(
      () => showToast({ title: copy.exported, tone: 'good' }),
      () => showToast({ title: copy.exportFailed, tone: 'bad' }),
    );
  return (
    <div className="grid gap-6">
      {insights.counted ? null : <Notice>{copy.counting}</Notice>}
      <Heads insights={insights} />
      {active === undefined ? null : <FigureChart figure={active} step={insights.step} />}
      {insights.hint === null ? null : <HintCard hint={insights.hint} handle={club.handle} />}
      <ActiveFans insights={insights} />
      <Missions insights={insights} />
      <Revenue insights={insights} />
      <Posts insights={insights} />
      <Hours insights={insights} />
      <Retention insights={insights} />
      <FigureRows insights={insights} handle={club.handle} />
      <Fans insights={insights} />
      <p className="sp-small sp-quiet">
        {copy.days({ from: day(insights.from), to: day(insights.to), zone: insights.time_zone })}.{' '}
        {copy.fewWhy}
      </p>
      <Button variant="secondary" onClick={() => void save()}>
        {copy.export}
      </Button>
    </div>
  );
}

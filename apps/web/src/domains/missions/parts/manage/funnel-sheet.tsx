// Where fans stop: how many started, how many passed each step, how many completed the mission.
import type { ManagedMission, MissionFunnel } from '@stagepass/contract/missions/shapes.ts';
import { BarChart } from '@stagepass/ui/chart/bar-chart.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { numberIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Answered } from '#platform/query/answered.tsx';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { useFunnel } from '../../data/manage.ts';
import { manageMissionsCopy } from '../../manage-copy.ts';

export function FunnelSheet({ mission, onClose }: { mission: ManagedMission; onClose: () => void }) {
  const copy = useCopy(manageMissionsCopy);
  const funnel = useFunnel(mission.id);
  return (
    <Sheet onClose={onClose} title={copy.funnel.title} description={<span dir="auto">{mission.title}</span>}>
      <Answered query={funnel} copy={copy} failed={copy.funnel.failed}>
        {(found) =>
          found.started === 0 ? <p className="sp-quiet">{copy.funnel.empty}</p> : <Funnel funnel={found} />
        }
      </Answered>
    </Sheet>
  );
}

function Funnel({ funnel }: { funnel: MissionFunnel }) {
  const { funnel: words } = useCopy(manageMissionsCopy);
  const { tag } = useLocale();
  const { started, completed, in_review, expired, steps } = funnel;
  const lost = steps.toSorted((a, b) => b.begun - b.passed - (a.begun - a.passed))[0];
  const lostCount = lost === undefined ? 0 : lost.begun - lost.passed;
  const points = [
    { key: 'started', label: words.started, value: started },
    ...steps.map(({ id, title, passed }, at) => ({
      key: id,
      label: words.step({ number: at + 1, title }),
      value: passed,
    })),
    { key: 'completed', label: words.completed, value: completed },
  ];
  return (
    <div className="grid gap-3">
      <BarChart
        title={words.chart}
        points={points.map((point) => ({ ...point, text: numberIn(tag, point.value) }))}
        words={{
          showTable: words.showTable,
          showChart: words.showChart,
          summary: words.summary({ started, completed }),
          columns: [words.stepColumn, words.fans],
        }}
      />
      {lost === undefined || lostCount === 0 ? null : (
        <p>{words.drop({ title: lost.title, count: lostCount })}</p>
      )}
      {in_review === 0 ? null : <p className="sp-small sp-quiet">{words.review({ count: in_review })}</p>}
      {expired === 0 ? null : <p className="sp-small sp-quiet">{words.expired({ count: expired })}</p>}
    </div>
  );
}

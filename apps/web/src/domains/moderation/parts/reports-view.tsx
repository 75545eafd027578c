// The reports that somebody made, each with what came of it. Who reported stays unknown to everybody else.
import type { OwnReport } from '@stagepass/contract/moderation/shapes.ts';
import { Card } from '@stagepass/ui/card/card.tsx';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { Tag, type TagTone } from '@stagepass/ui/tag/tag.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { More } from '#platform/query/more.tsx';
import { useTitle } from '#platform/title/title.ts';
import { useOwnReports } from '../data/own-reports.ts';
import { reportsCopy } from '../reports-copy.ts';
import { Answered } from './answered.tsx';
import { useDay } from './decision-words.tsx';
import './moderation.css';

const tones: Record<OwnReport['outcome'], TagTone> = {
  waiting: 'warn',
  'in-review': 'info',
  removed: 'plain',
  'action-taken': 'plain',
  dismissed: 'plain',
  reversed: 'plain',
};

export function View() {
  const copy = useCopy(reportsCopy);
  useTitle(copy.title);
  const query = useOwnReports();
  return (
    <>
      <h1 className="sp-display">{copy.title}</h1>
      <p className="sp-quiet mt-2.5 mb-5">{copy.lead}</p>
      <Answered query={query} failed={copy.failed}>
        {(reports) =>
          reports.length === 0 ? (
            <EmptyState title={copy.emptyTitle} picture={<Illustration name="rail" />}>
              {copy.empty}
            </EmptyState>
          ) : (
            <ul className="grid gap-3">
              {reports.map((report) => (
                <li key={report.id}>
                  <Reported report={report} />
                </li>
              ))}
            </ul>
          )
        }
      </Answered>
      <More query={query} />
    </>
  );
}

function Reported({ report }: { report: OwnReport }) {
  const copy = useCopy(reportsCopy);
  const day = useDay();
  const { card, outcome } = report;
  return (
    <Card className="grid gap-2.5">
      <p className="sp-small sp-faint">
        <time dateTime={report.created_at}>{day(report.created_at)}</time>
        {report.club_name === null ? null : <bdi> {copy.inClub({ club: report.club_name })}</bdi>}
      </p>
      <h2 className="sp-head">
        {copy.about({ kind: copy.kinds[report.subject.kind], reason: copy.reasons[report.reason] })}
      </h2>
      {card === null ? null : (
        <blockquote className="sp-quoted" dir="auto">
          {card.text || card.title}
        </blockquote>
      )}
      <p>
        <Tag tone={tones[outcome]}>{copy.outcomes[outcome].title}</Tag>
      </p>
      <p className="sp-small sp-quiet">
        {copy.outcomes[outcome].text}{' '}
        {report.decided_at === null ? null : copy.decided({ date: day(report.decided_at) })}
      </p>
    </Card>
  );
}

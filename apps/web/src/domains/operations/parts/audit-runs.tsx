// Audits: started here, with how far each is and what it found.
import type { AuditRun } from '@stagepass/contract/operations/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Card } from '@stagepass/ui/card/card.tsx';
import { SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { Tag } from '@stagepass/ui/tag/tag.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { momentIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Answered } from '#platform/query/answered.tsx';
import { operatorCopy } from '../copy.ts';
import { useAudits, useStartAudit } from '../data/operator.ts';

export function AuditRuns() {
  const copy = useCopy(operatorCopy);
  const { system } = copy;
  const query = useAudits();
  const start = useStartAudit();
  const begin = async () => {
    try {
      await start.mutateAsync();
      showToast({ title: system.auditStarted, tone: 'good' });
    } catch (error) {
      showToast({ title: errorSentence(copy, error), tone: 'bad' });
    }
  };
  return (
    <section>
      <SectionHead title={system.audit} />
      <p className="sp-quiet mb-3">{system.auditText}</p>
      <Button variant="secondary" loading={start.isPending} onClick={() => void begin()}>
        {system.auditStart}
      </Button>
      <Answered query={query} copy={copy} failed={copy.loadFailed}>
        {(runs) =>
          runs.length === 0 ? (
            <p className="sp-quiet mt-3">{system.auditNone}</p>
          ) : (
            <ul className="mt-3 grid gap-3">
              {runs.slice(0, 5).map((run) => (
                <li key={run.id}>
                  <Run run={run} />
                </li>
              ))}
            </ul>
          )
        }
      </Answered>
    </section>
  );
}

const tones = { waiting: 'info', running: 'info', agrees: 'good', differs: 'bad', failed: 'bad' } as const;

function Run({ run: { state, steps_done, steps_all, output, created_at } }: { run: AuditRun }) {
  const { system } = useCopy(operatorCopy);
  const { tag } = useLocale();
  return (
    <Card>
      <p className="flex flex-wrap items-center justify-between gap-2">
        <Tag tone={tones[state]}>{system.states[state]}</Tag>
        <span className="sp-small sp-quiet">{momentIn(tag, created_at)}</span>
      </p>
      {state === 'running' ? (
        <p className="sp-small mt-2">{system.progress({ done: steps_done, all: steps_all })}</p>
      ) : null}
      {output === '' ? null : (
        <pre className="sp-small mt-2 overflow-x-auto whitespace-pre-wrap">{output}</pre>
      )}
    </Card>
  );
}

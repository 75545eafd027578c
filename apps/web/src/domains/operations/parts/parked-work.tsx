// Work that was given up after many tries, each with its last error and a retry.
import type { ParkedWork } from '@stagepass/contract/operations/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { momentIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Answered } from '#platform/query/answered.tsx';
import { operatorCopy } from '../copy.ts';
import { useParked, useRetry } from '../data/operator.ts';

export function ParkedWorkList() {
  const copy = useCopy(operatorCopy);
  const { system } = copy;
  const query = useParked();
  const retry = useRetry();
  const again = async (id?: string) => {
    try {
      const { retried } = await retry.mutateAsync(id);
      showToast({ title: system.retried({ count: retried }), tone: 'good' });
    } catch (error) {
      showToast({ title: errorSentence(copy, error), tone: 'bad' });
    }
  };
  return (
    <section>
      <SectionHead title={system.parked} />
      <Answered query={query} copy={copy} failed={copy.loadFailed}>
        {(found) =>
          found.length === 0 ? (
            <p className="sp-quiet">{system.parkedNone}</p>
          ) : (
            <>
              <RowGroup>
                {found.map((work) => (
                  <Row key={work.id} work={work} onRetry={() => void again(work.id)} />
                ))}
              </RowGroup>
              {found.some(({ can_retry }) => can_retry) ? (
                <Button variant="secondary" loading={retry.isPending} onClick={() => void again()}>
                  {system.retryAll}
                </Button>
              ) : null}
            </>
          )
        }
      </Answered>
    </section>
  );
}

function Row({ work, onRetry }: { work: ParkedWork; onRetry: () => void }) {
  const { system } = useCopy(operatorCopy);
  const { tag } = useLocale();
  const { name, attempts, since, last_error, can_retry } = work;
  const tries = system.tries({ count: attempts, date: momentIn(tag, since) });
  return (
    <ListRow
      title={name}
      detail={[tries, last_error ?? '', can_retry ? '' : system.orphan].filter(Boolean).join(' · ')}
      trailing={
        can_retry ? (
          <Button size="small" variant="secondary" aria-label={system.retryOf({ name })} onClick={onRetry}>
            {system.retry}
          </Button>
        ) : null
      }
    />
  );
}

// Taking one's data along: ask for it, see how far it is, fetch it.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { downloadSimple } from '@stagepass/ui/icon/phosphor/download-simple.ts';
import { packageIcon } from '@stagepass/ui/icon/phosphor/package.ts';
import { IconPlate, ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { VuMeter } from '@stagepass/ui/vu-meter/vu-meter.tsx';
import { isApiError } from '#platform/api/api-error.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { dayIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { type DataExport, useAskForExport, useExports, useFetchExport } from '../../data/account-end.ts';
import { fileSize } from '../../model/file-size.ts';
import { peopleCopy } from '../../people-copy.ts';
import type { Guarded } from '../../public/step-up-slot.ts';
import { Answered, Guard, ViewHead } from './view-parts.tsx';

export function View() {
  const { data } = useCopy(peopleCopy);
  const exports = useExports();
  return (
    <>
      <ViewHead title={data.title} lead={data.lead} />
      <Answered query={exports} failed={data.failed}>
        {([latest]) => <Guard>{(guarded) => <Latest latest={latest} guarded={guarded} />}</Guard>}
      </Answered>
    </>
  );
}

function Latest({ latest, guarded }: { latest: DataExport | undefined; guarded: Guarded }) {
  const copy = useCopy(peopleCopy);
  const { data } = copy;
  const ask = useAskForExport(guarded);
  const begin = () =>
    ask.mutate(undefined, {
      onError: (error) => {
        // Called off at the question who is there: no news to whoever did it.
        if (!isApiError(error, 'auth.step-up-needed'))
          showToast({ title: errorSentence(copy, error), tone: 'bad' });
      },
    });
  if (latest?.state === 'waiting' || latest?.state === 'running') return <UnderWay made={latest} />;
  return (
    <div className="grid gap-4">
      {latest === undefined ? null : <Last made={latest} />}
      <Button
        variant={latest?.state === 'ready' ? 'secondary' : 'primary'}
        wide
        loading={ask.isPending}
        onClick={begin}
      >
        {latest === undefined ? data.ask : data.askAgain}
      </Button>
    </div>
  );
}

function UnderWay({ made }: { made: DataExport }) {
  const { data } = useCopy(peopleCopy);
  const told = made.state === 'waiting' ? data.waiting : data.running;
  const progress = data.progress({ done: made.steps_done, all: made.steps_all });
  return (
    <div className="grid gap-3" role="status">
      <p className="sp-head">{told}</p>
      <VuMeter
        value={made.steps_done}
        max={Math.max(made.steps_all, 1)}
        label={told}
        valueText={made.steps_all > 0 ? progress : told}
      />
      {made.steps_all > 0 ? <p className="sp-small sp-quiet">{progress}</p> : null}
      <p className="sp-small sp-faint">{data.leave}</p>
    </div>
  );
}

function Last({ made }: { made: DataExport }) {
  const copy = useCopy(peopleCopy);
  const { data } = copy;
  const { tag } = useLocale();
  const archive = useFetchExport();
  const fetchArchive = () =>
    archive.mutate(made.id, {
      onError: (error) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
    });
  const day = (time: string | null) => (time === null ? '' : dayIn(tag, time));
  if (made.state === 'failed') return <Notice tone="bad">{data.wrong}</Notice>;
  if (made.state !== 'ready') return <Notice tone="plain">{data.gone({ day: day(made.asked_at) })}</Notice>;
  return (
    <>
      <RowGroup>
        <ListRow
          title={data.ready}
          detail={data.readyLine({
            size: fileSize(made.size_bytes ?? 0, tag),
            day: day(made.ready_at),
            until: day(made.expires_at),
          })}
          leading={<IconPlate tone="gel" icon={<Icon of={packageIcon} />} />}
        />
      </RowGroup>
      <Button
        wide
        icon={<Icon of={downloadSimple} weight="bold" />}
        loading={archive.isPending}
        onClick={fetchArchive}
      >
        {data.fetch}
      </Button>
    </>
  );
}

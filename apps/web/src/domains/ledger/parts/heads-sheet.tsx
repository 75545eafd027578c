// The ledger's daily hashes: what they are, those of the last days, whether they match what this phone saved, and how to verify.
import { Button } from '@stagepass/ui/button/button.tsx';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { Fingerprint } from '@stagepass/ui/fingerprint/fingerprint.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { checkCircle } from '@stagepass/ui/icon/phosphor/check-circle.ts';
import { warningCircle } from '@stagepass/ui/icon/phosphor/warning-circle.ts';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { useEffect, useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { datesIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Answered } from '#platform/query/answered.tsx';
import { More } from '#platform/query/more.tsx';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { type LedgerHead, useHeads } from '../data/heads.ts';
import { headsCopy } from '../heads-copy.ts';
import { compareHeads, notedHeads, noteHeads } from '../model/seen-heads.ts';

/** Days of the ledger are days in UTC, wherever the phone is. */
function useDay(): (day: string) => string {
  const { tag } = useLocale();
  const words = datesIn(tag, { dateStyle: 'medium', timeZone: 'UTC' });
  return (day) => words.format(new Date(`${day}T00:00:00Z`));
}

export function HeadsSheet({ onClose }: { onClose: () => void }) {
  const copy = useCopy(headsCopy);
  const heads = useHeads();
  return (
    <Sheet onClose={onClose} title={copy.title} description={copy.lead}>
      <Answered query={heads} failed={copy.failed}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState title={copy.emptyTitle}>{copy.empty}</EmptyState>
          ) : (
            <>
              <Verdict heads={found} />
              <ul className="mt-5 grid gap-6">
                {found.map((head) => (
                  <Head key={head.day} head={head} />
                ))}
              </ul>
              <More query={heads} />
            </>
          )
        }
      </Answered>
      <SectionHead title={copy.how} />
      <ul className="sp-small grid list-disc gap-2 ps-5">
        {Object.entries(copy.checks).map(([name, text]) => (
          <li key={name}>{text}</li>
        ))}
      </ul>
    </Sheet>
  );
}

/** Compared with what the phone knew when the sheet was opened; what is new is noted. */
function Verdict({ heads }: { heads: readonly LedgerHead[] }) {
  const copy = useCopy(headsCopy);
  const day = useDay();
  const [before, setBefore] = useState(notedHeads);
  useEffect(() => noteHeads(heads), [heads]);
  const { known, since, changed } = compareHeads(before, heads);
  if (changed.length > 0)
    return (
      <Notice
        live
        tone="bad"
        icon={<Icon of={warningCircle} weight="fill" />}
        action={
          <Button
            size="small"
            variant="ghost"
            onClick={() => {
              noteHeads(heads, {});
              setBefore(notedHeads());
            }}
          >
            {copy.forget}
          </Button>
        }
      >
        {copy.changed({ days: changed.map(day).join(', ') })}
      </Notice>
    );
  if (since === null) return <Notice tone="plain">{copy.first}</Notice>;
  return (
    <Notice live tone="good" icon={<Icon of={checkCircle} weight="fill" />}>
      {copy.same({ count: known, since: day(since) })}
    </Notice>
  );
}

function Head({ head }: { head: LedgerHead }) {
  const copy = useCopy(headsCopy);
  const date = useDay()(head.day);
  return (
    <li className="grid gap-2">
      <p className="sp-small">
        <b>{date}</b>
        <span className="sp-quiet block">{copy.through({ n: head.seal })}</span>
      </p>
      <Fingerprint value={head.hash} label={copy.print({ date })} />
      <code className="sp-small sp-quiet break-all">{head.hash}</code>
    </li>
  );
}

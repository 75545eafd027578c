// Where a copy has been, newest first: with whom it is now, and every step before.
import type { ItemDetails, ProvenanceStep } from '@stagepass/contract/items/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { datesIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Link } from '#platform/navigation/link.tsx';
import { More } from '#platform/query/more.tsx';
import { itemsCopy } from '../copy.ts';
import { useEarlierSteps } from '../data/item.ts';
import { stepSentence } from '../model/steps.ts';
import { placePath } from '../public/paths.ts';

function useDay() {
  const { tag } = useLocale();
  return (time: string) => {
    const at = new Date(time);
    const isThisYear = at.getFullYear() === new Date().getFullYear();
    return datesIn(tag, {
      day: 'numeric',
      month: 'short',
      ...(isThisYear ? {} : { year: 'numeric' }),
    }).format(at);
  };
}

export function Provenance({ item }: { item: ItemDetails }) {
  const copy = useCopy(itemsCopy);
  const day = useDay();
  const [wantsAll, setWantsAll] = useState(false);
  const earlier = useEarlierSteps(item.id, item.provenance_cursor, wantsAll);
  const steps = [...item.provenance, ...(earlier.data ?? [])];
  return (
    <>
      <h3 className="sp-head">{copy.sheet.where}</h3>
      <ol className="sp-steps-been">
        {item.state === 'burned' ? null : (
          <li>
            <span>{holderWords(copy.steps, item)}</span>
            <span className="sp-steps-been-day">{copy.steps.since({ date: day(item.acquired_at) })}</span>
          </li>
        )}
        {steps.map((step) => (
          <Step key={step.seq} step={step} day={day(step.at)} />
        ))}
      </ol>
      {item.provenance_cursor !== null && !wantsAll ? (
        <Button variant="ghost" size="small" className="sp-flush" onClick={() => setWantsAll(true)}>
          {copy.sheet.earlier}
        </Button>
      ) : null}
      {wantsAll ? <More query={earlier} copy={copy} /> : null}
    </>
  );
}

type StepWords = ReturnType<typeof useCopy<typeof itemsCopy>>['steps'];

function holderWords(copy: StepWords, item: ItemDetails): string {
  if (item.mine) return copy.withYou;
  return item.holder === null ? copy.withClub : copy.withName({ name: item.holder.display_name });
}

function Step({ step, day }: { step: ProvenanceStep; day: string }) {
  const { steps: copy } = useCopy(itemsCopy);
  const proof = step.event === 'drawn' && step.cause !== null ? placePath(step.cause) : null;
  return (
    <li>
      <span>
        {stepSentence(copy, step)}
        {proof === null ? null : (
          <>
            , <Link to={proof}>{copy.drawnProof}</Link>
          </>
        )}
      </span>
      <span className="sp-steps-been-day">{day}</span>
    </li>
  );
}

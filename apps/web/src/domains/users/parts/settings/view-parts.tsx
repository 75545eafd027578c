// What the pages inside settings share: their head, their waiting state and their failure.
import type { ReactNode } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { lazySlot } from '#platform/late/lazy-slot.tsx';
import { Answered as AnsweredIn, type AnsweredProps } from '#platform/query/answered.tsx';
import { useTitle } from '#platform/title/title.ts';
import { peopleCopy } from '../../people-copy.ts';
import { type Guarded, stepUpGuard } from '../../public/step-up-slot.ts';

export function ViewHead({ title, lead }: { title: string; lead: ReactNode }) {
  useTitle(title);
  return (
    <>
      <h1 className="sp-display">{title}</h1>
      <p className="sp-quiet mt-2.5 mb-5">{lead}</p>
    </>
  );
}

export function Answered<T>(props: Omit<AnsweredProps<T>, 'copy'>) {
  return <AnsweredIn {...props} copy={useCopy(peopleCopy)} />;
}

/** Hands its children the way to run an act before which the server may ask again who is there. */
export function Guard({ children }: { children: (guarded: Guarded) => ReactNode }) {
  const load = stepUpGuard.read();
  const Drawn = lazySlot(async () => (await load()).StepUpGuard, load);
  return <Drawn>{children}</Drawn>;
}

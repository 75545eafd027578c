// Which submissions are selected, and deciding about them: each is answered on its own, and what could not be decided is said.
import type { ReviewDecision, ReviewRecord } from '@stagepass/contract/requirements/review-shapes.ts';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { useDecide } from '../data/reviews.ts';
import { reviewCopy } from '../review-copy.ts';

export interface Deciding {
  /** Ids of those that can be decided about here. */
  open: readonly string[];
  selected: ReadonlySet<string>;
  busy: boolean;
  /** Those that are about to be refused; null while no reason is asked for. */
  asking: readonly string[] | null;
  toggle: (id: string) => void;
  selectAll: () => void;
  clear: () => void;
  accept: (ids: readonly string[]) => void;
  askWhy: (ids: readonly string[]) => void;
  stopAsking: () => void;
  refuse: (reason: string) => void;
}

export function useDeciding(clubId: string, records: readonly ReviewRecord[]): Deciding {
  const copy = useCopy(reviewCopy);
  const decide = useDecide(clubId);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [asking, setAsking] = useState<readonly string[] | null>(null);
  const open = records.filter(({ own, decided_at }) => !own && decided_at === null).map(({ id }) => id);
  // What somebody else decided meanwhile is not selected any more.
  const selected = new Set(open.filter((id) => chosen.has(id)));
  const send = (decision: ReviewDecision) =>
    decide.mutate(decision, {
      onSuccess: (outcomes) => {
        const done = outcomes.filter(({ decided }) => decided).length;
        const error = outcomes.find((outcome) => outcome.error !== null)?.error;
        const sentences: Readonly<Record<string, string>> = copy.errors;
        showToast(
          error == null
            ? { title: copy.done[decision.decision]({ count: done }), tone: 'good' }
            : {
                title: copy.some({
                  done,
                  count: outcomes.length,
                  trouble: sentences[error.code] ?? error.message,
                }),
                tone: 'bad',
              },
        );
        setChosen(new Set());
        setAsking(null);
      },
      onError: (error) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
    });
  return {
    open,
    selected,
    busy: decide.isPending,
    asking,
    toggle: (id) => {
      const next = new Set(selected);
      if (!next.delete(id)) next.add(id);
      setChosen(next);
    },
    selectAll: () => setChosen(new Set(open)),
    clear: () => setChosen(new Set()),
    accept: (ids) => send({ decision: 'accepted', ids: [...ids] }),
    askWhy: setAsking,
    stopAsking: () => setAsking(null),
    refuse: (reason) => {
      if (asking !== null) send({ decision: 'refused', ids: [...asking], reason });
    },
  };
}

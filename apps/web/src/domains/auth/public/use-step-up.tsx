// Confirming anew who is there: a call that answers `auth.step-up-needed` opens the question and is repeated after it.
import { type ReactNode, useState } from 'react';
import { isApiError } from '#platform/api/api-error.ts';
import { latePart } from '#platform/late/late-part.tsx';

const StepUpDialog = latePart(() => import('../parts/step-up-dialog.tsx'), 'StepUpDialog', null);

export interface StepUp {
  /** Runs the act; asks and runs it again where the server wants to know who is there. Calling it off fails as refused. */
  guarded: <T>(act: () => Promise<T>) => Promise<T>;
  /** Has to be rendered by whoever uses `guarded`. */
  dialog: ReactNode;
}

export function useStepUp(): StepUp {
  const [pending, setPending] = useState<{ answer: (confirmed: boolean) => void } | null>(null);
  const guarded = async <T,>(act: () => Promise<T>): Promise<T> => {
    try {
      return await act();
    } catch (error) {
      if (!isApiError(error, 'auth.step-up-needed')) throw error;
      const confirmed = await new Promise<boolean>((answer) => setPending({ answer }));
      setPending(null);
      if (!confirmed) throw error;
      return act();
    }
  };
  const dialog = pending ? <StepUpDialog onAnswer={pending.answer} /> : null;
  return { guarded, dialog };
}

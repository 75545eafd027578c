// The answer to an appeal: it stands, or it is turned over, for good.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { TextArea } from '@stagepass/ui/text-area/text-area.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { moderationCopy } from '../copy.ts';
import { type ModerationCaseInFull, useAnswerAppeal } from '../data/cases.ts';

export function AppealAnswer({ found, onDone }: { found: ModerationCaseInFull; onDone: () => void }) {
  const copy = useCopy(moderationCopy);
  const { sheet } = copy;
  const answer = useAnswerAppeal(found.id);
  const [reason, setReason] = useState('');
  const isReasoned = reason.trim().length >= 5;
  const send = (outcome: 'uphold' | 'overturn') =>
    answer.mutate(
      { outcome, reason },
      {
        onSuccess: () => {
          showToast({ title: outcome === 'uphold' ? sheet.upheldToast : sheet.overturnedToast });
          onDone();
        },
      },
    );
  return (
    <div className="grid gap-3">
      <TextArea
        label={sheet.answer}
        hint={sheet.reasonHint}
        value={reason}
        maxLength={1000}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {answer.isError ? (
        <Notice tone="bad" live>
          {errorSentence(copy, answer.error)}
        </Notice>
      ) : null}
      <Button wide disabled={!isReasoned} loading={answer.isPending} onClick={() => send('overturn')}>
        {sheet.overturn}
      </Button>
      <Button
        variant="outline"
        wide
        disabled={!isReasoned || answer.isPending}
        onClick={() => send('uphold')}
      >
        {sheet.uphold}
      </Button>
    </div>
  );
}

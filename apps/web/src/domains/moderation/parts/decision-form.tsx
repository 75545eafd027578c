// The form of a decision: the subject stays or goes, the author is let be or not, and always a reason.
import type { Sanction } from '@stagepass/contract/moderation/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Checkbox } from '@stagepass/ui/checkbox/checkbox.tsx';
import { ChoiceGroup } from '@stagepass/ui/choice-row/choice-row.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { Stepper } from '@stagepass/ui/stepper/stepper.tsx';
import { TextArea } from '@stagepass/ui/text-area/text-area.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { moderationCopy } from '../copy.ts';
import { type ModerationCaseInFull, useDecide, type Verdict } from '../data/cases.ts';
import { LONGEST_MUTE_DAYS, sanctionsFor } from '../model/sanctions.ts';

export function DecisionForm({ found, onDone }: { found: ModerationCaseInFull; onDone: () => void }) {
  const copy = useCopy(moderationCopy);
  const { sheet } = copy;
  const decide = useDecide(found.id);
  const [remove, setRemove] = useState(true);
  const [sanction, setSanction] = useState<Sanction>('none');
  const [muteDays, setMuteDays] = useState(7);
  const [reason, setReason] = useState('');
  const isReasoned = reason.trim().length >= 5;
  const send = (verdict: Verdict, said: string) =>
    decide.mutate(verdict, {
      onSuccess: () => {
        showToast({ title: said });
        onDone();
      },
    });
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        send({ act: 'action', remove, sanction, mute_days: muteDays, reason }, sheet.decidedToast);
      }}
    >
      <h3 className="sp-head">{sheet.decideTitle}</h3>
      <Checkbox checked={remove} onChange={(event) => setRemove(event.currentTarget.checked)}>
        {sheet.takeAway}
        <span className="sp-small sp-quiet block">{sheet.takeAwayDetail}</span>
      </Checkbox>
      <ChoiceGroup<Sanction>
        label={sheet.author}
        value={sanction}
        onChange={setSanction}
        choices={sanctionsFor(found).map((value) => ({ value, ...copy.sanctions[value] }))}
      />
      {sanction === 'mute' ? (
        <Stepper
          label={sheet.muteDays}
          value={muteDays}
          onChange={setMuteDays}
          min={1}
          max={LONGEST_MUTE_DAYS}
          decreaseLabel={sheet.fewer}
          increaseLabel={sheet.longer}
          format={(count) => sheet.days({ count })}
        />
      ) : null}
      <TextArea
        label={sheet.reason}
        hint={sheet.reasonHint}
        value={reason}
        maxLength={1000}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {decide.isError ? (
        <Notice tone="bad" live>
          {errorSentence(copy, decide.error)}
        </Notice>
      ) : null}
      <div className="grid gap-2">
        <Button
          type="submit"
          tone="danger"
          wide
          loading={decide.isPending}
          disabled={!isReasoned || (!remove && sanction === 'none')}
        >
          {sheet.act}
        </Button>
        <Button
          variant="outline"
          wide
          disabled={!isReasoned || decide.isPending}
          onClick={() => send({ act: 'dismiss', reason }, sheet.dismissedToast)}
        >
          {sheet.dismiss}
        </Button>
      </div>
    </form>
  );
}

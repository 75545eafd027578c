// One case opened: what it is, what members say, and what becomes of it.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { LinkWords } from '#platform/navigation/link-button.tsx';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { moderationCopy } from '../copy.ts';
import { type ModerationCaseInFull, useCase, useTakeCase } from '../data/cases.ts';
import { Answered } from './answered.tsx';
import { AppealAnswer } from './appeal-answer.tsx';
import { Reasons } from './case-card.tsx';
import { DecisionForm } from './decision-form.tsx';
import { DecisionWords } from './decision-words.tsx';

export function CaseSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const copy = useCopy(moderationCopy);
  const query = useCase(id);
  return (
    <Sheet onClose={onClose} title={copy.sheet.title}>
      <Answered query={query} failed={copy.queue.failed}>
        {(found) => (
          <div className="grid gap-5">
            <Subject found={found} />
            <Notes found={found} />
            <Steps found={found} onDone={onClose} />
          </div>
        )}
      </Answered>
    </Sheet>
  );
}

function Subject({ found }: { found: ModerationCaseInFull }) {
  const copy = useCopy(moderationCopy);
  const { queue, sheet } = copy;
  const kind = queue.kinds[found.subject.kind];
  const name = found.author?.display_name ?? queue.nobody;
  return (
    <div>
      <p className="sp-small sp-quiet mb-2">{queue.byline({ kind, name })}</p>
      <blockquote className="sp-quoted" dir="auto">
        {found.card === null ? queue.gone : found.card.text || found.card.title}
      </blockquote>
      <p className="sp-case-foot mt-2.5">
        <Reasons found={found} />
      </p>
      {found.card === null ? null : (
        <LinkWords to={found.card?.path ?? ''} alone>
          {sheet.seeInPlace}
        </LinkWords>
      )}
    </div>
  );
}

function Notes({ found }: { found: ModerationCaseInFull }) {
  const copy = useCopy(moderationCopy);
  if (found.notes.length === 0) return null;
  return (
    <section>
      <h3 className="sp-head mb-2">{copy.sheet.reported}</h3>
      <ul className="grid gap-2">
        {found.notes.map((note) => (
          <li key={`${note.created_at} ${note.note}`} className="sp-small" dir="auto">
            <strong>{copy.reasons[note.reason]}</strong>{' '}
            <span className="sp-quiet">{note.note === '' ? copy.sheet.unsaid : note.note}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Steps({ found, onDone }: { found: ModerationCaseInFull; onDone: () => void }) {
  const { sheet } = useCopy(moderationCopy);
  if (found.decision !== null)
    return (
      <>
        <DecisionWords found={found} />
        {found.can.answer_appeal ? <AppealAnswer found={found} onDone={onDone} /> : null}
      </>
    );
  if (!found.can.decide) return <Notice tone="plain">{sheet.notYours}</Notice>;
  return (
    <>
      <Take found={found} />
      <DecisionForm found={found} onDone={onDone} />
    </>
  );
}

function Take({ found }: { found: ModerationCaseInFull }) {
  const copy = useCopy(moderationCopy);
  const take = useTakeCase(found.id);
  const isTaken = found.assignee !== null;
  return (
    <Button
      variant="secondary"
      wide
      loading={take.isPending}
      onClick={() =>
        take.mutate(!isTaken, {
          onError: (error) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
        })
      }
    >
      {isTaken ? copy.sheet.giveBack : copy.sheet.take}
    </Button>
  );
}

// Decisions about one's own things, each with its reason and the way to a second look.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Card } from '@stagepass/ui/card/card.tsx';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { TextArea } from '@stagepass/ui/text-area/text-area.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { FormError } from '#platform/forms/form-error.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useForm } from '#platform/forms/use-form.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { More } from '#platform/query/more.tsx';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { ContactLine } from '#platform/site/contact-line.tsx';
import { useTitle } from '#platform/title/title.ts';
import { moderationCopy } from '../copy.ts';
import { type OwnCase, useAppeal, useOwnCases } from '../data/own-cases.ts';
import { Answered } from './answered.tsx';
import { useDay } from './decision-words.tsx';
import './moderation.css';

export function View() {
  const { own } = useCopy(moderationCopy);
  useTitle(own.title);
  const query = useOwnCases();
  return (
    <>
      <h1 className="sp-display">{own.title}</h1>
      <p className="sp-quiet mt-2.5 mb-5">{own.lead}</p>
      <Answered query={query} failed={own.failed}>
        {(cases) =>
          cases.length === 0 ? (
            <EmptyState title={own.emptyTitle} picture={<Illustration name="rail" />}>
              {own.empty}
            </EmptyState>
          ) : (
            <ul className="grid gap-3">
              {cases.map((found) => (
                <li key={found.id}>
                  <Decided found={found} />
                </li>
              ))}
            </ul>
          )
        }
      </Answered>
      <More query={query} />
      <ContactLine className="sp-small sp-quiet mt-5" text={own.contact} />
    </>
  );
}

function Decided({ found }: { found: OwnCase }) {
  const { own } = useCopy(moderationCopy);
  const day = useDay();
  const { decision, card } = found;
  const [isWriting, setIsWriting] = useState(false);
  if (decision === null) return <InReview found={found} />;
  return (
    <Card className="grid gap-2.5">
      <p className="sp-small sp-faint">
        <time dateTime={decision.decided_at}>{day(decision.decided_at)}</time>
        {found.club_name === null ? null : <bdi> {own.inClub({ club: found.club_name })}</bdi>}
      </p>
      <Heading found={found} />
      <Consequence found={found} />
      {card === null || found.subject.kind === 'user' ? null : (
        <blockquote className="sp-quoted" dir="auto">
          {card.text || card.title}
        </blockquote>
      )}
      <p>
        <span className="sp-small sp-quiet block">{own.reason}</span>
        <span dir="auto">{decision.reason}</span>
      </p>
      <Appealed found={found} />
      {found.can.appeal ? (
        <>
          <p className="sp-small sp-quiet">
            {own.appealUntil({ date: day(found.appeal_until ?? decision.decided_at) })}
          </p>
          <Button variant="secondary" onClick={() => setIsWriting(true)}>
            {own.appeal}
          </Button>
        </>
      ) : null}
      {isWriting ? <AppealSheet id={found.id} onClose={() => setIsWriting(false)} /> : null}
    </Card>
  );
}

/** Out of sight, and nobody has decided yet. */
function InReview({ found }: { found: OwnCase }) {
  const { own } = useCopy(moderationCopy);
  const { card } = found;
  return (
    <Card className="grid gap-2.5">
      <h2 className="sp-head">{own.inReview({ kind: own.kinds[found.subject.kind] })}</h2>
      {card === null ? null : (
        <blockquote className="sp-quoted" dir="auto">
          {card.text || card.title}
        </blockquote>
      )}
      <p className="sp-small sp-quiet">{own.inReviewText}</p>
    </Card>
  );
}

function Heading({ found }: { found: OwnCase }) {
  const { own } = useCopy(moderationCopy);
  const { decision, club_name, subject } = found;
  const kind = own.kinds[subject.kind];
  const club = club_name ?? own.thisClub;
  const isOver = decision?.lifted_at !== null || found.appeal?.outcome === 'overturned';
  // A ban that is about no post or comment is about the person.
  if (subject.kind === 'user' && decision?.sanction === 'ban')
    return <h2 className="sp-head">{isOver ? own.wasBannedFrom({ club }) : own.bannedFrom({ club })}</h2>;
  return <h2 className="sp-head">{decision?.removed ? own.removed({ kind }) : own.looked({ kind })}</h2>;
}

function useBanWords(): (decision: NonNullable<OwnCase['decision']>) => string {
  const { own } = useCopy(moderationCopy);
  const day = useDay();
  return ({ lifted_at, banned_until }) => {
    if (lifted_at !== null) return own.lifted({ date: day(lifted_at) });
    return banned_until === null ? own.banned : own.bannedUntil({ date: day(banned_until) });
  };
}

function Consequence({ found }: { found: OwnCase }) {
  const { own } = useCopy(moderationCopy);
  const day = useDay();
  const banWords = useBanWords();
  const { decision } = found;
  if (decision === null || decision.sanction === 'none' || found.appeal?.outcome === 'overturned')
    return null;
  if (decision.sanction === 'warn') return <p>{own.warned}</p>;
  if (decision.sanction === 'ban') return <p>{banWords(decision)}</p>;
  return <p>{own.muted({ date: day(decision.muted_until ?? decision.decided_at) })}</p>;
}

function Appealed({ found }: { found: OwnCase }) {
  const { own } = useCopy(moderationCopy);
  const { appeal } = found;
  if (appeal === null) return null;
  if (appeal.outcome === null) return <Notice tone="plain">{own.waiting}</Notice>;
  return (
    <Notice tone={appeal.outcome === 'overturned' ? 'good' : 'plain'}>
      {own[appeal.outcome]} <span dir="auto">{appeal.reason}</span>
    </Notice>
  );
}

function AppealSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const copy = useCopy(moderationCopy);
  const { own } = copy;
  const appeal = useAppeal(id);
  const form = useForm({
    initial: { text: '' },
    copy,
    send: async ({ text }) => {
      await appeal.mutateAsync(text);
      showToast({ title: own.sent });
      onClose();
    },
  });
  return (
    <Sheet
      onClose={onClose}
      title={own.appealTitle}
      description={own.appealLead}
      footer={
        <SubmitButton of={form} disabled={form.values.text.trim().length < 10}>
          {own.send}
        </SubmitButton>
      }
    >
      <form {...form.form} className="grid gap-4">
        <TextArea {...form.field('text')} label={own.appealLabel} maxLength={2000} />
        <FormError of={form} />
      </form>
    </Sheet>
  );
}

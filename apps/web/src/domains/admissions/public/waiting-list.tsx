// The approval queue, for the screen that manages members: notes, Let in, Say no with a reason; new requests arrive live.
import type { JoinRequest } from '@stagepass/contract/admissions/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Card } from '@stagepass/ui/card/card.tsx';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { SkeletonRow } from '@stagepass/ui/skeleton/skeleton.tsx';
import { TextArea } from '@stagepass/ui/text-area/text-area.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { VisuallyHidden } from '@stagepass/ui/visually-hidden/visually-hidden.tsx';
import { useState } from 'react';
import { userPath } from '#domains/users/public/paths.ts';
import { UserCard } from '#domains/users/public/user-card.tsx';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { Unanswered } from '#platform/query/answered.tsx';
import { ConfirmDialog } from '#platform/sheets/confirm-dialog.tsx';
import { admissionsCopy } from '../copy.ts';
import { useAnswerRequest, useJoinRequests } from '../data/requests.ts';
import { useRelativeTime } from '../model/time-ago.ts';
import './waiting-list.css';

/** As a row it lies above something else: cards side by side, and nothing at all where nobody waits. */
export function WaitingList({ clubId, layout = 'list' }: { clubId: string; layout?: 'list' | 'row' }) {
  const copy = useCopy(admissionsCopy);
  const requests = useJoinRequests(clubId);
  // Of requests that were answered no: where that fails, the request is back and its reason is still typed.
  const [reasons] = useState(() => new Map<string, string>());
  if (requests.data === undefined)
    return (
      <Unanswered
        query={requests}
        copy={copy}
        failed={copy.failedTitle}
        skeleton={
          <>
            <SkeletonRow lead="circle" />
            <SkeletonRow lead="circle" />
          </>
        }
      />
    );
  const waiting = requests.data.pages[0]?.waiting ?? 0;
  const list = requests.data.pages.flatMap((page) => page.data);
  if (list.length === 0)
    return layout === 'row' ? null : (
      <EmptyState title={copy.queue.emptyTitle}>{copy.queue.emptyText}</EmptyState>
    );
  return (
    <section aria-labelledby="waiting-to-join">
      {layout === 'row' ? (
        <VisuallyHidden>
          <h2 id="waiting-to-join">{copy.queue.title}</h2>
        </VisuallyHidden>
      ) : (
        <SectionHead
          id="waiting-to-join"
          title={copy.queue.title}
          action={<span className="sp-small sp-quiet">{copy.queue.count({ count: waiting })}</span>}
        />
      )}
      <ul className="sp-waiting" data-layout={layout}>
        {list.map((request) => (
          <li key={request.id}>
            <RequestCard clubId={clubId} request={request} reasons={reasons} />
          </li>
        ))}
      </ul>
      {layout === 'list' && requests.hasNextPage ? (
        <div className="mt-3">
          <Button
            variant="secondary"
            wide
            loading={requests.isFetchingNextPage}
            onClick={() => void requests.fetchNextPage()}
          >
            {copy.queue.more}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

interface RequestCardProps {
  clubId: string;
  request: JoinRequest;
  reasons: Map<string, string>;
}

function RequestCard({ clubId, request, reasons }: RequestCardProps) {
  const copy = useCopy(admissionsCopy);
  const when = useRelativeTime();
  const [refusing, setRefusing] = useState(false);
  const name = request.user.display_name;
  const answer = useAnswerRequest(clubId, {
    done: (number, { approved }) =>
      approved
        ? showToast({ title: copy.queue.approved({ name, number: number ?? 0 }), tone: 'good' })
        : showToast({ title: copy.queue.refused }),
    failed: (error) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
  });
  const invited = request.invited_by;
  return (
    <Card className="sp-waiting-card">
      <UserCard
        user={request.user}
        to={userPath(request.user.user_name)}
        detail={[
          copy.queue.asked({ when: when(request.asked_at) }),
          ...(invited === null ? [] : [copy.queue.invitedBy({ name: invited.display_name })]),
        ].join(' · ')}
      />
      {request.note === '' ? (
        <p className="sp-small sp-quiet sp-waiting-note">{copy.queue.noNote}</p>
      ) : (
        <blockquote className="sp-waiting-note" dir="auto">
          {request.note}
        </blockquote>
      )}
      <div className="sp-waiting-acts">
        <Button
          size="small"
          wide
          aria-label={copy.queue.approveNamed({ name })}
          loading={answer.isPending}
          onClick={() => answer.mutate({ request, approved: true })}
        >
          {copy.queue.approve}
        </Button>
        <Button
          size="small"
          wide
          variant="secondary"
          aria-label={copy.queue.refuseNamed({ name })}
          onClick={() => setRefusing(true)}
        >
          {copy.queue.refuse}
        </Button>
      </div>
      {refusing ? (
        <RefuseDialog
          name={name}
          typed={reasons.get(request.id) ?? ''}
          onClose={() => setRefusing(false)}
          onRefuse={(reason) => {
            setRefusing(false);
            reasons.set(request.id, reason);
            answer.mutate({ request, approved: false, reason });
          }}
        />
      ) : null}
    </Card>
  );
}

interface RefuseDialogProps {
  name: string;
  typed: string;
  onClose: () => void;
  onRefuse: (reason: string) => void;
}

function RefuseDialog({ name, typed, onClose, onRefuse }: RefuseDialogProps) {
  const copy = useCopy(admissionsCopy);
  const [reason, setReason] = useState(typed);
  return (
    <ConfirmDialog
      onClose={onClose}
      title={copy.queue.refuseTitle({ name })}
      description={copy.queue.refuseText}
      confirm={{ label: copy.queue.refuse, tone: 'danger', onConfirm: () => onRefuse(reason.trim()) }}
    >
      <TextArea
        label={copy.queue.reason}
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ConfirmDialog>
  );
}

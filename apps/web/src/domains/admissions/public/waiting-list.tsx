// The approval queue, for the screen that manages members: notes, Let in, Say no with a reason; new requests arrive live.
import type { JoinRequest } from '@stagepass/contract/admissions/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Card } from '@stagepass/ui/card/card.tsx';
import { Dialog } from '@stagepass/ui/dialog/dialog.tsx';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { SkeletonGroup, SkeletonRow } from '@stagepass/ui/skeleton/skeleton.tsx';
import { TextArea } from '@stagepass/ui/text-area/text-area.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { VisuallyHidden } from '@stagepass/ui/visually-hidden/visually-hidden.tsx';
import { useState } from 'react';
import { userPath } from '#domains/users/public/paths.ts';
import { UserCard } from '#domains/users/public/user-card.tsx';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { ErrorState } from '#platform/late/error-state.tsx';
import { admissionsCopy } from '../copy.ts';
import { useAnswerRequest, useJoinRequests } from '../data/requests.ts';
import { useRelativeTime } from '../model/time-ago.ts';
import './waiting-list.css';

/** As a row it lies above something else: cards side by side, and nothing at all where nobody waits. */
export function WaitingList({ clubId, layout = 'list' }: { clubId: string; layout?: 'list' | 'row' }) {
  const copy = useCopy(admissionsCopy);
  const requests = useJoinRequests(clubId);
  if (requests.isPending)
    return (
      <SkeletonGroup label={copy.loading}>
        <SkeletonRow lead="circle" />
        <SkeletonRow lead="circle" />
      </SkeletonGroup>
    );
  if (requests.isError)
    return (
      <ErrorState
        title={copy.failedTitle}
        retry={{ label: copy.retry, onRetry: () => void requests.refetch(), busy: requests.isFetching }}
      >
        {errorSentence(copy, requests.error)}
      </ErrorState>
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
            <RequestCard clubId={clubId} request={request} />
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

function RequestCard({ clubId, request }: { clubId: string; request: JoinRequest }) {
  const copy = useCopy(admissionsCopy);
  const when = useRelativeTime();
  const [refusing, setRefusing] = useState(false);
  const answer = useAnswerRequest(clubId);
  const name = request.user.display_name;
  const wrong = (error: unknown) => showToast({ title: errorSentence(copy, error), tone: 'bad' });
  const approve = () =>
    answer.mutate(
      { request, approved: true },
      {
        onSuccess: (number) =>
          showToast({ title: copy.queue.approved({ name, number: number ?? 0 }), tone: 'good' }),
        onError: wrong,
      },
    );
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
          onClick={approve}
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
          onClose={() => setRefusing(false)}
          onRefuse={(reason) => {
            setRefusing(false);
            answer.mutate(
              { request, approved: false, reason },
              { onSuccess: () => showToast({ title: copy.queue.refused }), onError: wrong },
            );
          }}
        />
      ) : null}
    </Card>
  );
}

function RefuseDialog(props: { name: string; onClose: () => void; onRefuse: (reason: string) => void }) {
  const copy = useCopy(admissionsCopy);
  const { name, onClose, onRefuse } = props;
  const [reason, setReason] = useState('');
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={copy.queue.refuseTitle({ name })}
      description={copy.queue.refuseText}
      cancelLabel={copy.cancel}
      confirm={{ label: copy.queue.refuse, tone: 'danger', onConfirm: () => onRefuse(reason.trim()) }}
    >
      <TextArea
        label={copy.queue.reason}
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </Dialog>
  );
}

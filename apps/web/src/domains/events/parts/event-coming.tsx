// Who comes to an event, and signing up for one without tickets.
import type { EventView } from '@stagepass/contract/events/shapes.ts';
import { Avatar } from '@stagepass/ui/avatar/avatar.tsx';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { check } from '@stagepass/ui/icon/phosphor/check.ts';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { useSession } from '#platform/session/session.ts';
import { ConfirmDialog } from '#platform/sheets/confirm-dialog.tsx';
import { eventCopy } from '../copy.ts';
import { useSignUp } from '../data/events.ts';
import { eventPath } from '../public/paths.ts';

export function EventComing({ event }: { event: EventView }) {
  const copy = useCopy(eventCopy);
  const { coming, capacity, faces, mine, refusal, status, has_tickets } = event;
  const isAhead = status === 'published' || status === 'running';
  const count =
    capacity === null || has_tickets ? copy.people({ count: coming }) : copy.of({ count: coming, capacity });
  return (
    <section aria-label={copy.comingLabel} className="mt-3">
      <div className="flex flex-wrap items-center gap-3">
        {faces.length === 0 ? null : (
          <span className="sp-event-faces" aria-hidden="true">
            {faces.map(({ id, display_name, avatar }) => (
              <Avatar key={id} name={display_name} src={pictureAddress(avatar?.small_url)} size={36} />
            ))}
          </span>
        )}
        <b className="sp-small grow">{coming === 0 ? copy.nobody : count}</b>
        {isAhead ? <SignUp event={event} /> : null}
      </div>
      {mine === 'guest' && isAhead ? <Notice>{copy.guest}</Notice> : null}
      {isAhead && refusal !== null && mine === null && !has_tickets ? (
        <p className="sp-small sp-quiet mt-2">
          {copy.errors[refusal.code as keyof typeof copy.errors] ?? refusal.message}
        </p>
      ) : null}
    </section>
  );
}

function SignUp({ event }: { event: EventView }) {
  const copy = useCopy(eventCopy);
  const session = useSession();
  const [asks, setAsks] = useState(false);
  const change = useSignUp(event.id);
  const press = (going: boolean) =>
    change
      .mutateAsync(going)
      .then(
        () => showToast({ title: going ? copy.signedUp : copy.left, tone: 'good' }),
        (error: unknown) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
      )
      .finally(() => setAsks(false));
  if (session === null && event.refusal === null)
    return (
      <LinkButton to={`/auth?next=${encodeURIComponent(eventPath(event.id))}`}>{copy.signIn}</LinkButton>
    );
  if (event.can.leave)
    return (
      <>
        <Button
          variant="secondary"
          size="small"
          aria-label={copy.goingLabel}
          icon={<Icon of={check} weight="bold" />}
          onClick={() => setAsks(true)}
        >
          {copy.going}
        </Button>
        <ConfirmDialog
          open={asks}
          onClose={() => setAsks(false)}
          title={copy.leaveTitle}
          description={copy.leave}
          confirm={{ label: copy.leaveYes, loading: change.isPending, onConfirm: () => void press(false) }}
        />
      </>
    );
  if (!event.can.sign_up) return null;
  return (
    <Button size="small" loading={change.isPending} onClick={() => void press(true)}>
      {copy.signUp}
    </Button>
  );
}

// /club/event/{id}: one event: when and where, who comes, its tickets and its missions, and the way to come.
import type { EventView } from '@stagepass/contract/events/shapes.ts';
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { shareFat } from '@stagepass/ui/icon/phosphor/share-fat.ts';
import { slidersHorizontal } from '@stagepass/ui/icon/phosphor/sliders-horizontal.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { TopBar } from '@stagepass/ui/top-bar/top-bar.tsx';
import { useParams } from 'react-router';
import { Addressed } from '#domains/clubs/public/addressed.tsx';
import { myClubsPath } from '#domains/clubs/public/paths.ts';
import { RemindButton } from '#domains/reminders/public/remind-button.tsx';
import { pictureAddress } from '#platform/api/picture-address.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { momentIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { BackButton } from '#platform/navigation/back-button.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { useSession } from '#platform/session/session.ts';
import { share } from '#platform/share/share.ts';
import { useTitle } from '#platform/title/title.ts';
import { eventCopy } from '../copy.ts';
import { useEvent } from '../data/events.ts';
import { EventComing } from '../parts/event-coming.tsx';
import { EventFacts } from '../parts/event-facts.tsx';
import { EventMissions } from '../parts/event-missions.tsx';
import { EventTickets } from '../parts/event-tickets.tsx';
import { clubEventsPath, eventPath, manageEventsPath } from '../public/paths.ts';

const bones = (
  <>
    <Skeleton width="100%" height="12rem" />
    <Skeleton width="70%" height="3rem" />
    <Skeleton width="100%" height="3.5rem" />
    <Skeleton width="100%" height="3.5rem" />
  </>
);

export function Component() {
  const { id = '' } = useParams();
  const copy = useCopy(eventCopy);
  const query = useEvent(id);
  return (
    <Addressed
      query={query}
      copy={copy}
      above={{ path: myClubsPath(), label: copy.toClubs }}
      skeleton={bones}
    >
      {(event) => <Event event={event} />}
    </Addressed>
  );
}

function Event({ event }: { event: EventView }) {
  useTitle(event.title);
  const session = useSession();
  const { picture, club, title, story, status } = event;
  const isAhead = status === 'published' || status === 'running';
  return (
    <GelScope hue={club.hue}>
      <Screen>
        <Bar event={event} />
        <ScreenBody>
          {picture === null ? null : (
            <img
              className="sp-event-art mb-4"
              src={pictureAddress(picture.medium_url)}
              alt={picture.alt}
              width={960}
              height={960}
            />
          )}
          <Link to={clubEventsPath(club.handle)} className="sp-small">
            {club.name}
          </Link>
          <h1 className="sp-display mb-4" dir="auto">
            {title}
          </h1>
          <State event={event} />
          <EventFacts event={event} />
          <EventComing event={event} />
          {isAhead && session !== null ? <RemindButton kind="event" id={event.id} /> : null}
          <EventTickets event={event} />
          <EventMissions missions={event.missions} />
          {story === '' ? null : <Story text={story} />}
        </ScreenBody>
      </Screen>
    </GelScope>
  );
}

function Story({ text }: { text: string }) {
  const copy = useCopy(eventCopy);
  return (
    <section aria-labelledby="event-about">
      <h2 id="event-about" className="sp-title mt-6 mb-2">
        {copy.about}
      </h2>
      <p className="whitespace-pre-line" dir="auto">
        {text}
      </p>
    </section>
  );
}

function State({ event: { status, reason, changed_at, has_tickets } }: { event: EventView }) {
  const copy = useCopy(eventCopy);
  const { tag } = useLocale();
  if (status === 'draft') return <Notice>{copy.draft}</Notice>;
  if (status === 'cancelled')
    return (
      <Notice tone="bad">
        <b className="block">{copy.cancelledTitle}</b>
        <span className="block" dir="auto">
          {reason}
        </span>
        {has_tickets ? copy.cancelledMoney : null}
      </Notice>
    );
  return changed_at === null ? null : <Notice>{copy.changed({ when: momentIn(tag, changed_at) })}</Notice>;
}

function Bar({ event: { id, title, club, can } }: { event: EventView }) {
  const copy = useCopy(eventCopy);
  const press = async () => {
    const outcome = await share({ title, path: eventPath(id) });
    if (outcome === 'copied') showToast({ title: copy.shared, tone: 'good' });
  };
  return (
    <TopBar
      leading={<BackButton above={clubEventsPath(club.handle)} />}
      actions={
        <>
          {can.manage ? (
            <IconButton
              label={copy.edit}
              icon={<Icon of={slidersHorizontal} />}
              render={(anatomy) => <Link to={manageEventsPath(club.handle, id)} {...anatomy} />}
            />
          ) : null}
          <IconButton label={copy.share} icon={<Icon of={shareFat} />} onClick={() => void press()} />
        </>
      }
    />
  );
}

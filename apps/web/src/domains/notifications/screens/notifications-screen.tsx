// /notifications: the inbox by days, filtered by tab, each entry leading to what it is about.
import type { NotificationGroup } from '@stagepass/base/notification-kinds.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Chip, ChipRow } from '@stagepass/ui/chip/chip.tsx';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { checks } from '@stagepass/ui/icon/phosphor/checks.ts';
import { gearSix } from '@stagepass/ui/icon/phosphor/gear-six.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { Perforation } from '@stagepass/ui/perforation/perforation.tsx';
import { ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { TopBar } from '@stagepass/ui/top-bar/top-bar.tsx';
import { Suspense, useEffect, useState } from 'react';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { byDay, dayName } from '#platform/i18n/days.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { lazySlot } from '#platform/late/lazy-slot.tsx';
import { BackButton } from '#platform/navigation/back-button.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { useSearch } from '#platform/navigation/use-search.ts';
import { Answered } from '#platform/query/answered.tsx';
import { More } from '#platform/query/more.tsx';
import { useTitle } from '#platform/title/title.ts';
import { inboxCopy } from '../copy.ts';
import { useInbox, useReadAll, useReadOne, useUnreadCounts } from '../data/inbox.ts';
import { Entry } from '../parts/entry.tsx';
import { InboxWaiting } from '../parts/inbox-waiting.tsx';
import { inboxTop } from '../public/inbox-top.ts';
import { notificationSettingsPath } from '../public/paths.ts';
import { setUnread } from '../public/unread.ts';

const MINUTE_MS = 60_000;

/** How long ago something came is said anew every minute. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** As the names of tabs; the list of their kinds, which only the server and the settings need, is ten times as long. */
const tabs: Readonly<Record<NotificationGroup, true>> = {
  'for-me': true,
  missions: true,
  market: true,
  clubs: true,
};
const notificationGroups = Object.keys(tabs) as readonly NotificationGroup[];

function groupIn(text: string | null): NotificationGroup | null {
  return notificationGroups.find((group) => group === text) ?? null;
}

export function Component() {
  const copy = useCopy(inboxCopy);
  useTitle(copy.title);
  const [search, change] = useSearch();
  const group = groupIn(search.get('show'));
  const counts = useUnreadCounts();
  const unread = counts.data?.unread;
  useEffect(() => {
    if (unread !== undefined) setUnread(unread);
  }, [unread]);
  return (
    <>
      <Bar group={group} />
      <ScreenBody>
        <ChipRow label={copy.filters}>
          <Chip pressed={group === null} onClick={() => change({ show: null })}>
            {copy.all}
          </Chip>
          {notificationGroups.map((one) => {
            const count = counts.data?.groups[one] ?? 0;
            const name = copy.groups[one];
            return (
              <Chip
                key={one}
                pressed={group === one}
                aria-label={count > 0 ? copy.countedLabel({ group: name, count }) : undefined}
                onClick={() => change({ show: one })}
              >
                {count > 0 ? copy.counted({ group: name, count }) : name}
              </Chip>
            );
          })}
        </ChipRow>
        <Top />
        <div className="sp-inbox">
          <Entries key={group ?? 'all'} group={group} onAll={() => change({ show: null })} />
        </div>
      </ScreenBody>
    </>
  );
}

function Top() {
  const part = inboxTop.read();
  if (part === null) return null;
  const Part = lazySlot(async () => (await part.load()).Top, part);
  return (
    <Suspense fallback={null}>
      <Part />
    </Suspense>
  );
}

function Bar({ group }: { group: NotificationGroup | null }) {
  const copy = useCopy(inboxCopy);
  const { data: entries } = useInbox(group);
  const { data: counts } = useUnreadCounts();
  const readAll = useReadAll({
    failed: (error) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
  });
  const latest = entries?.[0];
  const unread = group === null ? counts?.unread : counts?.groups[group];
  return (
    <TopBar
      surface="blurred"
      leading={<BackButton above="/home" />}
      title={<h1>{copy.title}</h1>}
      actions={
        <>
          <IconButton
            label={copy.markAll}
            icon={<Icon of={checks} />}
            disabled={latest === undefined || unread === 0}
            onClick={() => latest && readAll.mutate({ up_to: latest.id, group })}
          />
          <IconButton
            label={copy.settings}
            icon={<Icon of={gearSix} />}
            render={(anatomy) => <Link {...anatomy} to={notificationSettingsPath()} />}
          />
        </>
      }
    />
  );
}

function Entries({ group, onAll }: { group: NotificationGroup | null; onAll: () => void }) {
  const copy = useCopy(inboxCopy);
  const { tag } = useLocale();
  const inbox = useInbox(group);
  const readOne = useReadOne();
  const now = useNow();
  return (
    <Answered query={inbox} copy={copy} failed={copy.failed} skeleton={<InboxWaiting />}>
      {(entries) =>
        entries.length === 0 ? (
          <Empty isAll={group === null} onAll={onAll} />
        ) : (
          <>
            {byDay(entries, ({ updated_at }) => updated_at).map((day) => (
              <section key={day.key}>
                <div className="sp-inbox-day">
                  <h2 className="sp-title">{dayName(day.at, now, copy, tag)}</h2>
                  <Perforation />
                </div>
                <ul>
                  {day.entries.map((entry) => (
                    <Entry
                      key={entry.id}
                      entry={entry}
                      now={now}
                      onOpen={(id) => entry.read || readOne.mutate(id)}
                    />
                  ))}
                </ul>
              </section>
            ))}
            <More query={inbox} />
          </>
        )
      }
    </Answered>
  );
}

function Empty({ isAll, onAll }: { isAll: boolean; onAll: () => void }) {
  const copy = useCopy(inboxCopy);
  const words = isAll ? copy.empty : copy.emptyGroup;
  return (
    <EmptyState
      title={words.title}
      picture={<Illustration name="mic" />}
      action={
        isAll ? (
          <LinkButton to="/discover">{copy.discover}</LinkButton>
        ) : (
          <Button variant="secondary" onClick={onAll}>
            {copy.showAll}
          </Button>
        )
      }
    >
      {words.text}
    </EmptyState>
  );
}

// /club/{id}/checkin: the month as a punch card, the streak, what keeps it going, and today's check-in.
import type { CheckinCalendar } from '@stagepass/contract/checkins/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { caretLeft } from '@stagepass/ui/icon/phosphor/caret-left.ts';
import { caretRight } from '@stagepass/ui/icon/phosphor/caret-right.ts';
import { checkCircle } from '@stagepass/ui/icon/phosphor/check-circle.ts';
import { handTap } from '@stagepass/ui/icon/phosphor/hand-tap.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { LampBeam } from '@stagepass/ui/lamp-beam/lamp-beam.tsx';
import { PunchCard } from '@stagepass/ui/punch-card/punch-card.tsx';
import { Dock, Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { Skeleton, SkeletonGroup } from '@stagepass/ui/skeleton/skeleton.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { ClubBar } from '#domains/clubs/public/club-bar.tsx';
import { ClubFrame } from '#domains/clubs/public/club-frame.tsx';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { momentIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { Answered } from '#platform/query/answered.tsx';
import { useTitle } from '#platform/title/title.ts';
import { checkinsCopy } from '../copy.ts';
import { useCheckins, useSendWaiting } from '../data/checkins.ts';
import { leadOf, monthBeside, monthDays, monthName, weekdayNames } from '../model/month.ts';
import { StreakHead } from '../parts/streak-head.tsx';
import { StreakKeepers } from '../parts/streak-keepers.tsx';
import { useCheckIn } from '../public/use-check-in.ts';
import '../parts/checkin.css';

export function Component() {
  return <ClubFrame need="take_part">{(club) => <Checkins club={club} />}</ClubFrame>;
}

function Checkins({ club }: { club: ClubView }) {
  const copy = useCopy(checkinsCopy);
  useTitle(copy.titleOf({ club: club.name }));
  useSendWaiting();
  const [month, setMonth] = useState<string | null>(null);
  const now = useCheckins(club.id, null);
  const shown = useCheckins(club.id, month);
  return (
    <Screen>
      <LampBeam at="84%" lean={14} strength={0.7} />
      <ClubBar club={club} />
      <ScreenBody>
        <h1 className="sp-visually-hidden">{copy.titleOf({ club: club.name })}</h1>
        <Answered
          query={now}
          copy={copy}
          failed={copy.failed}
          picture={<Illustration name="amp" />}
          skeleton={<Waiting />}
        >
          {(calendar) => (
            <>
              <StreakHead calendar={calendar} />
              <Month club={club} calendar={shown.data ?? calendar} onMonth={setMonth} />
              <StreakKeepers club={club} calendar={calendar} />
            </>
          )}
        </Answered>
      </ScreenBody>
      {now.data === undefined ? null : <Act club={club} calendar={now.data} />}
    </Screen>
  );
}

function Month(props: {
  club: ClubView;
  calendar: CheckinCalendar;
  onMonth: (month: string | null) => void;
}) {
  const copy = useCopy(checkinsCopy);
  const { tag } = useLocale();
  const { club, calendar, onMonth } = props;
  const { month, today } = calendar;
  const since = club.viewer.joined_at?.slice(0, 10) ?? today;
  const [before, after] = [monthBeside(month, -1), monthBeside(month, 1)];
  const running = today.slice(0, 7);
  const show = (next: string) => onMonth(next === running ? null : next);
  return (
    <div className="sp-checkin-month">
      <PunchCard
        title={monthName(month, tag)}
        serial={club.viewer.member_number === null ? null : `#${club.viewer.member_number}`}
        weekdays={weekdayNames(tag)}
        lead={leadOf(month)}
        days={monthDays(calendar, { words: copy.day, tag, since })}
      />
      <div className="sp-checkin-turn">
        <IconButton
          label={copy.before({ month: monthName(before, tag) })}
          icon={<Icon of={caretLeft} weight="bold" />}
          disabled={before < since.slice(0, 7)}
          onClick={() => show(before)}
        />
        <IconButton
          label={copy.after({ month: monthName(after, tag) })}
          icon={<Icon of={caretRight} weight="bold" />}
          disabled={month >= running}
          onClick={() => show(after)}
        />
      </div>
    </div>
  );
}

function Act({ club, calendar }: { club: ClubView; calendar: CheckinCalendar }) {
  const copy = useCopy(checkinsCopy);
  const { tag } = useLocale();
  const checkIn = useCheckIn(club.id);
  const press = () =>
    checkIn.mutate(undefined, {
      onSuccess: ({ granted_xp, waits }) => {
        if (waits) showToast({ title: copy.kept });
        else if (granted_xp > 0) showToast({ title: copy.earned({ xp: granted_xp }), tone: 'good' });
      },
      onError: (error) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
    });
  if (calendar.checked_today)
    return (
      <Dock>
        <p className="sp-checkin-done" role="status">
          <Icon of={checkCircle} weight="fill" size="1.375rem" />
          <span>
            <b>{copy.done}</b>
            <span className="sp-small sp-quiet">
              {checkIn.data?.waits
                ? copy.waiting
                : copy.doneText({ when: momentIn(tag, calendar.tomorrow_at) })}
            </span>
          </span>
        </p>
      </Dock>
    );
  return (
    <Dock>
      <Button wide loading={checkIn.isPending} icon={<Icon of={handTap} weight="fill" />} onClick={press}>
        {copy.act({ xp: calendar.xp })}
      </Button>
    </Dock>
  );
}

function Waiting() {
  const copy = useCopy(checkinsCopy);
  return (
    <SkeletonGroup label={copy.loading}>
      <div className="grid gap-4">
        <Skeleton width="60%" height="4.5rem" />
        <Skeleton width="100%" height="21rem" />
        <Skeleton width="100%" height="6rem" />
      </div>
    </SkeletonGroup>
  );
}

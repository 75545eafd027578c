// What keeps a streak going: freezes that are held, and the month's repair.
import type { CheckinCalendar } from '@stagepass/contract/checkins/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { snowflake } from '@stagepass/ui/icon/phosphor/snowflake.ts';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { checkinsCopy } from '../copy.ts';
import { useRepair } from '../data/checkins.ts';
import { dayName } from '../model/month.ts';

export function StreakKeepers({ club, calendar }: { club: ClubView; calendar: CheckinCalendar }) {
  return (
    <div className="sp-checkin-keepers">
      <Freezes of={calendar.freezes} />
      <Repair club={club} calendar={calendar} />
    </div>
  );
}

function Freezes({ of }: { of: CheckinCalendar['freezes'] }) {
  const copy = useCopy(checkinsCopy);
  const { held, most, next_in } = of;
  return (
    <section className="sp-checkin-card">
      <span className="sp-checkin-ice" role="img" aria-label={copy.freezeMark({ held, most })}>
        {Array.from({ length: most }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places of freezes are all there is to tell them apart
          <span key={at} data-held={at < held}>
            <Icon of={snowflake} weight="bold" />
          </span>
        ))}
      </span>
      <b>{held === 0 ? copy.noFreeze : copy.freezes({ count: held })}</b>
      <span className="sp-small sp-quiet">
        {held === 0 && next_in !== null ? copy.freezeNext({ count: next_in }) : copy.freezeUse}
      </span>
    </section>
  );
}

function Repair({ club, calendar }: { club: ClubView; calendar: CheckinCalendar }) {
  const copy = useCopy(checkinsCopy);
  const { tag } = useLocale();
  const repair = useRepair(club.id);
  const { day, used_this_month } = calendar.repair;
  if (day === null)
    return (
      <section className="sp-checkin-card">
        <b>{copy.repair}</b>
        <span className="sp-small sp-quiet">{used_this_month ? copy.repairUsed : copy.repairNone}</span>
      </section>
    );
  const press = () =>
    repair.mutate(undefined, {
      onSuccess: ({ streak }) => showToast({ title: copy.repaired({ count: streak }), tone: 'good' }),
      onError: (error) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
    });
  return (
    <section className="sp-checkin-card">
      <b>{copy.repairTitle({ day: dayName(day, tag) })}</b>
      <span className="sp-small sp-quiet">{copy.repairText}</span>
      <Button variant="outline" size="small" loading={repair.isPending} onClick={press}>
        {copy.repair}
      </Button>
    </section>
  );
}

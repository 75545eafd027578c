// The streak in large figures, and the longest one so far.
import type { CheckinCalendar } from '@stagepass/contract/checkins/shapes.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { checkinsCopy } from '../copy.ts';
import { dayName } from '../model/month.ts';

export function StreakHead({ calendar }: { calendar: CheckinCalendar }) {
  const copy = useCopy(checkinsCopy);
  const { tag } = useLocale();
  const { streak, best } = calendar;
  if (streak === 0)
    return (
      <div className="sp-checkin-none">
        <p className="sp-display">{copy.none}</p>
        <p className="sp-quiet">{copy.noneText}</p>
      </div>
    );
  const longest =
    best.ended_on === null || best.streak <= streak
      ? best.streak > 1
        ? copy.bestNow
        : copy.first
      : copy.best({ count: best.streak, day: dayName(best.ended_on, tag) });
  return (
    <p className="sp-checkin-head">
      <span className="sp-checkin-count">{streak}</span>
      <span className="sp-checkin-words">
        <b className="sp-title">{copy.running({ count: streak })}</b>
        <span className="sp-small sp-quiet">{longest}</span>
      </span>
    </p>
  );
}

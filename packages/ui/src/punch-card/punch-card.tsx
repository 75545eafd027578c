// Owns the streak's punch card: a month of holes where a check, a freeze and a reward each have their own form.
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { check } from '../icon/phosphor/check.ts';
import { gift } from '../icon/phosphor/gift.ts';
import { snowflake } from '../icon/phosphor/snowflake.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import '../slip/stock.css';
import './punch-card.css';

export type PunchState = 'ahead' | 'checked' | 'frozen' | 'today' | 'missed' | 'reward' | 'outside';

export type PunchDay = {
  key: string;
  /** What is printed in an unpunched field. */
  day: string;
  state: PunchState;
  /** "14th, free flat white": heard instead of the bare sign. */
  label: string;
  /** The prize's sign on a reward field; a parcel unless told. */
  icon?: ReactNode;
};

export type PunchCardProps = {
  title: ReactNode;
  serial?: ReactNode;
  /** Short names, from the first day of the week. */
  weekdays: readonly string[];
  /** Empty fields before the first day of the month. */
  lead: number;
  days: readonly PunchDay[];
  /** Days just punched in this moment: their hole opens. */
  fresh?: readonly string[] | undefined;
};

export function PunchCard({ title, serial, weekdays, lead, days, fresh = [] }: PunchCardProps) {
  return (
    <div className="sp-punch">
      <section className="sp-punch-paper sp-stock">
        <div className="sp-punch-top">
          <h2 className="sp-punch-title">{title}</h2>
          {serial ? <span className="sp-punch-serial">{serial}</span> : null}
        </div>
        <div className="sp-punch-weekdays" aria-hidden="true">
          {weekdays.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </div>
        <ol className="sp-punch-days">
          {days.map((day, i) => (
            <li
              key={day.key}
              style={i === 0 ? { gridColumnStart: (lead % 7) + 1 } : undefined}
              aria-current={day.state === 'today' ? 'date' : undefined}
            >
              <PunchField day={day} fresh={fresh.includes(day.key)} />
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

function PunchField({ day, fresh }: { day: PunchDay; fresh: boolean }) {
  return (
    <span className="sp-punch-field" data-state={day.state} data-fresh={fresh}>
      <span aria-hidden="true" className="sp-punch-print">
        <PunchSign day={day} />
      </span>
      <VisuallyHidden>{day.label}</VisuallyHidden>
    </span>
  );
}

function PunchSign({ day }: { day: PunchDay }) {
  if (day.state === 'checked') return <Icon of={check} weight="bold" />;
  if (day.state === 'frozen') return <Icon of={snowflake} weight="bold" />;
  if (day.state === 'reward') return day.icon ?? <Icon of={gift} weight="fill" />;
  return day.day;
}

export type PunchBandProps = {
  title: ReactNode;
  /** "Check in by 23:59". */
  note?: ReactNode;
  days: readonly PunchDay[];
  label: string;
};

/** The wristband of one week, in the gel: the short form of the card. */
export function PunchBand({ title, note, days, label }: PunchBandProps) {
  return (
    <section className="sp-punch-band" aria-label={label}>
      <div className="sp-punch-band-top">
        <b className="sp-punch-title">{title}</b>
        {note ? <span className="sp-punch-serial">{note}</span> : null}
      </div>
      <ol className="sp-punch-week">
        {days.map((day) => (
          <li key={day.key} aria-current={day.state === 'today' ? 'date' : undefined}>
            <span className="sp-punch-hole" data-state={day.state} aria-hidden="true">
              <BandSign day={day} />
            </span>
            <span aria-hidden="true">{day.day}</span>
            <VisuallyHidden>{day.label}</VisuallyHidden>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Names of days stand under the holes, so an empty hole stays empty. */
function BandSign({ day }: { day: PunchDay }) {
  const empty = day.state === 'today' || day.state === 'ahead' || day.state === 'missed';
  return empty ? null : <PunchSign day={day} />;
}

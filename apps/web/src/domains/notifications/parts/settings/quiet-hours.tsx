// Quiet hours: from when to when no push is sent, in which time zone.
import { USUAL_QUIET_HOURS } from '@stagepass/base/notification-kinds.ts';
import type {
  NotificationPreferences,
  PreferenceChanges,
  QuietHours,
} from '@stagepass/contract/notifications/shapes.ts';
import { Field } from '@stagepass/ui/field/field.tsx';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { Select } from '@stagepass/ui/select/select.tsx';
import { Switch } from '@stagepass/ui/switch/switch.tsx';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { phoneZone } from '../../model/phone-zone.ts';
import { settingsCopy } from '../../settings-copy.ts';

interface QuietHoursProps {
  preferences: NotificationPreferences;
  onChange: (change: PreferenceChanges) => void;
}

/** Stands for no choice: the time zone follows the phone. */
const FOLLOWED = '';
const spelled = (zone: string) => zone.replaceAll('_', ' ');

/** Those that the browser knows, and the person's own where it does not. */
function zonesWith(own: string): string[] {
  const known = Intl.supportedValuesOf('timeZone');
  return known.includes(own) ? known : [own, ...known];
}

export function QuietHoursFields({ preferences, onChange }: QuietHoursProps) {
  const { quiet } = useCopy(settingsCopy);
  const id = useId();
  const hours = preferences.quiet_hours;
  // The server may know another phone's, or none.
  const followed = preferences.time_zone_chosen ? phoneZone() : preferences.time_zone;
  return (
    <div>
      <RowGroup heading={quiet.heading}>
        <ListRow
          title={<label htmlFor={id}>{quiet.label}</label>}
          detail={quiet.hint}
          trailing={
            <Switch
              id={id}
              checked={hours !== null}
              onChange={(event) =>
                onChange(
                  event.currentTarget.checked
                    ? { quiet_hours: { ...USUAL_QUIET_HOURS }, phone_time_zone: phoneZone() }
                    : { quiet_hours: null },
                )
              }
            />
          }
        />
      </RowGroup>
      {hours === null ? null : (
        <div className="mt-3 grid gap-3">
          <div className="grid grid-cols-2 gap-3">
            <Clock label={quiet.from} end="from" hours={hours} onChange={onChange} />
            <Clock label={quiet.to} end="to" hours={hours} onChange={onChange} />
          </div>
          <Select
            label={quiet.zone}
            value={preferences.time_zone_chosen ? preferences.time_zone : FOLLOWED}
            onChange={({ currentTarget: { value } }) =>
              onChange(
                value === FOLLOWED ? { time_zone: null, phone_time_zone: phoneZone() } : { time_zone: value },
              )
            }
          >
            <option value={FOLLOWED}>{quiet.followed({ zone: spelled(followed) })}</option>
            {zonesWith(preferences.time_zone).map((zone) => (
              <option key={zone} value={zone}>
                {spelled(zone)}
              </option>
            ))}
          </Select>
        </div>
      )}
    </div>
  );
}

interface ClockProps {
  label: string;
  end: keyof QuietHours;
  hours: QuietHours;
  onChange: (change: PreferenceChanges) => void;
}

/** While a time is typed digit by digit, every digit is a time: it is sent once the typing has paused, or the field is left. */
const PAUSE_MS = 600;

function Clock({ label, end, hours, onChange }: ClockProps) {
  const kept = hours[end];
  const [typed, setTyped] = useState<string | null>(null);
  const send = () => {
    setTyped(null);
    const clock = typed?.slice(0, 5) ?? '';
    if (clock !== '' && clock !== kept) onChange({ quiet_hours: { ...hours, [end]: clock } });
  };
  const sendPaused = useEffectEvent(send);
  useEffect(() => {
    if (typed === null || typed === '') return;
    const timer = setTimeout(() => sendPaused(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <Field
      label={label}
      type="time"
      required
      value={typed ?? kept}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={send}
    />
  );
}

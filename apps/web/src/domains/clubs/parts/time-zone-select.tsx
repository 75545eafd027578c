// Where a club's days begin and end.
import { Select } from '@stagepass/ui/select/select.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { offeredTimeZones, timeZoneName } from '../model/time-zones.ts';
import { clubWords } from '../words-copy.ts';

export function TimeZoneSelect({ value, onChange }: { value: string; onChange: (zone: string) => void }) {
  const words = useCopy(clubWords);
  return (
    <Select
      label={words.timeZone}
      hint={words.timeZoneHelp}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {offeredTimeZones(value).map((zone) => (
        <option key={zone} value={zone}>
          {timeZoneName(zone)}
        </option>
      ))}
    </Select>
  );
}

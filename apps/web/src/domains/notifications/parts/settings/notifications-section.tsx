// The group "Notifications" on the settings screen.
import { USUAL_QUIET_HOURS } from '@stagepass/base/notification-kinds.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { bell } from '@stagepass/ui/icon/phosphor/bell.ts';
import { deviceMobile } from '@stagepass/ui/icon/phosphor/device-mobile.ts';
import { moonStars } from '@stagepass/ui/icon/phosphor/moon-stars.ts';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { Switch } from '@stagepass/ui/switch/switch.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useId } from 'react';
import { settingsPath } from '#domains/users/public/paths.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Link } from '#platform/navigation/link.tsx';
import { useChangePreferences, usePreferences } from '../../data/preferences.ts';
import { usePushDevices } from '../../data/push.ts';
import { clockIn } from '../../model/clock.ts';
import { phoneZone } from '../../model/phone-zone.ts';
import { notificationsView, pushView } from '../../public/views.ts';
import { settingsCopy } from '../../settings-copy.ts';

export function Section() {
  const copy = useCopy(settingsCopy);
  const { section } = copy;
  const devices = usePushDevices();
  const isHere = devices.data?.some((device) => device.this_device);
  return (
    <RowGroup heading={section.heading}>
      <Quiet />
      <ListRow
        title={section.kinds}
        detail={section.kindsLine}
        leading={<Icon of={bell} size="1.375rem" className="sp-quiet" />}
        leads
        render={(anatomy) => <Link to={settingsPath(notificationsView)} {...anatomy} />}
      />
      <ListRow
        title={section.push}
        detail={isHere === undefined ? undefined : isHere ? section.pushOn : section.pushOff}
        leading={<Icon of={deviceMobile} size="1.375rem" className="sp-quiet" />}
        leads
        render={(anatomy) => <Link to={settingsPath(pushView)} {...anatomy} />}
      />
    </RowGroup>
  );
}

function Quiet() {
  const copy = useCopy(settingsCopy);
  const { tag } = useLocale();
  const id = useId();
  const { data } = usePreferences();
  const change = useChangePreferences({
    failed: (error) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
  });
  const hours = data?.quiet_hours;
  const line = hours
    ? copy.section.quietOn({ from: clockIn(tag, hours.from), to: clockIn(tag, hours.to) })
    : copy.section.quietOff;
  return (
    <ListRow
      title={<label htmlFor={id}>{copy.section.quiet}</label>}
      detail={data === undefined ? undefined : line}
      leading={<Icon of={moonStars} size="1.375rem" className="sp-quiet" />}
      trailing={
        <Switch
          id={id}
          checked={hours != null}
          disabled={data === undefined}
          onChange={(event) =>
            change.mutate(
              event.currentTarget.checked
                ? { quiet_hours: { ...USUAL_QUIET_HOURS }, phone_time_zone: phoneZone() }
                : { quiet_hours: null },
            )
          }
        />
      }
    />
  );
}

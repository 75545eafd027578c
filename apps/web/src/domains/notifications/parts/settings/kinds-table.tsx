// The table of what somebody is notified about: a row a kind, a column a channel, in groups.
import {
  type NotificationChannel,
  type NotificationKind,
  notificationChannels,
} from '@stagepass/base/notification-kinds.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { check } from '@stagepass/ui/icon/phosphor/check.ts';
import { VisuallyHidden } from '@stagepass/ui/visually-hidden/visually-hidden.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { cellOf, type KindGroup } from '../../model/kind-rows.ts';
import { kindNames, settingsCopy } from '../../settings-copy.ts';
import '@stagepass/ui/checkbox/checkbox.css';
import './kinds-table.css';

interface TableProps {
  groups: readonly KindGroup[];
  isOn: (kind: NotificationKind, channel: NotificationChannel) => boolean;
  onChange: (kind: NotificationKind, channel: NotificationChannel, on: boolean) => void;
}

export function KindsTables({ groups, ...cells }: TableProps) {
  const copy = useCopy(settingsCopy);
  return (
    <div className="grid gap-6">
      {groups.map(({ name, kinds }) => {
        const title = name === 'staff' ? copy.staff : copy.groups[name];
        return (
          <table key={name} className="sp-kinds">
            <caption>{title}</caption>
            <thead>
              <tr>
                <td />
                {notificationChannels.map((channel) => (
                  <th key={channel} scope="col">
                    {copy.channels[channel]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {kinds.map((kind) => (
                <KindRow key={kind} kind={kind} {...cells} />
              ))}
            </tbody>
          </table>
        );
      })}
    </div>
  );
}

function KindRow({ kind, ...cells }: Omit<TableProps, 'groups'> & { kind: NotificationKind }) {
  const names = useCopy(kindNames);
  const copy = useCopy(settingsCopy);
  return (
    <tr>
      <th scope="row">{names[kind]}</th>
      {notificationChannels.map((channel) => (
        <td key={channel} data-channel={copy.channels[channel]}>
          <Cell kind={kind} channel={channel} {...cells} />
        </td>
      ))}
    </tr>
  );
}

interface CellProps extends Omit<TableProps, 'groups'> {
  kind: NotificationKind;
  channel: NotificationChannel;
}

function Cell({ kind, channel, isOn, onChange }: CellProps) {
  const copy = useCopy(settingsCopy);
  const names = useCopy(kindNames);
  const cell = cellOf(kind, channel);
  if (cell === 'never')
    return (
      <span className="sp-kinds-never">
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{copy.never}</VisuallyHidden>
      </span>
    );
  const named = { kind: names[kind], channel: copy.channels[channel] };
  const isLocked = cell === 'always';
  return (
    <label className="sp-kinds-tick">
      <span className="sp-tick">
        <input
          type="checkbox"
          aria-label={isLocked ? copy.always(named) : copy.choice(named)}
          checked={isLocked || isOn(kind, channel)}
          disabled={isLocked}
          onChange={(event) => onChange(kind, channel, event.currentTarget.checked)}
        />
        <Icon of={check} weight="bold" />
      </span>
    </label>
  );
}

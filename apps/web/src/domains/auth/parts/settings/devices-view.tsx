// Devices that are signed in; each other one can be signed out, or all of them at once.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { desktop } from '@stagepass/ui/icon/phosphor/desktop.ts';
import { deviceMobile } from '@stagepass/ui/icon/phosphor/device-mobile.ts';
import { IconPlate, ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { ConfirmDialog } from '#platform/sheets/confirm-dialog.tsx';
import { accountCopy } from '../../account-copy.ts';
import { type Device, useDevices, useEndDevice, useEndOtherDevices } from '../../data/devices.ts';
import { timeAgo } from '../../model/short-time.ts';
import { AnsweredBelow, ViewHead } from './view-parts.tsx';

export function View() {
  const copy = useCopy(accountCopy);
  const devices = useDevices();
  return (
    <>
      <ViewHead title={copy.devices.title} />
      <AnsweredBelow query={devices} failed={copy.devices.failed}>
        {(data) => <DeviceList devices={data} />}
      </AnsweredBelow>
    </>
  );
}

function DeviceList({ devices }: { devices: Device[] }) {
  const copy = useCopy(accountCopy);
  const { tag } = useLocale();
  const [now_ms] = useState(() => Date.now());
  const [asks, setAsks] = useState(false);
  const failed = (error: unknown) => showToast({ title: errorSentence(copy, error), tone: 'bad' });
  const endOne = useEndDevice({
    done: (_answer, { name }) => showToast({ title: copy.devices.ended({ name }) }),
    failed,
  });
  const endOthers = useEndOtherDevices({
    done: () => showToast({ title: copy.devices.allEnded }),
    failed,
  });
  const others = devices.filter((device) => !device.current);
  const sorted = [...devices.filter((device) => device.current), ...others];
  return (
    <div className="mt-5">
      <RowGroup>
        {sorted.map((device) => (
          <ListRow
            key={device.id}
            title={device.name}
            detail={
              device.current ? (
                <span className="text-gel-text">{copy.devices.here}</span>
              ) : (
                copy.devices.seen({
                  ago: timeAgo({ time: device.last_seen_at, now_ms, locale: tag }),
                  address: device.address,
                })
              )
            }
            leading={
              <IconPlate tone={device.current ? 'gel' : 'plain'} icon={<Icon of={pictureOf(device)} />} />
            }
            trailing={
              device.current ? undefined : (
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={copy.devices.signOutOf({ name: device.name })}
                  onClick={() => endOne.mutate(device)}
                >
                  {copy.devices.signOut}
                </Button>
              )
            }
          />
        ))}
      </RowGroup>
      {others.length > 0 ? (
        <div className="mt-4">
          <Button variant="outline" tone="danger" wide onClick={() => setAsks(true)}>
            {copy.devices.others}
          </Button>
        </div>
      ) : (
        <p className="sp-small sp-faint mt-3">{copy.devices.alone}</p>
      )}
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={copy.devices.othersTitle}
        description={copy.devices.othersText}
        confirm={{
          label: copy.devices.othersConfirm,
          tone: 'danger',
          onConfirm: () => {
            setAsks(false);
            endOthers.mutate(null);
          },
        }}
      />
    </div>
  );
}

function pictureOf(device: Device) {
  return /iphone|ipad|android|pixel|galaxy|phone|mobile/i.test(device.name) ? deviceMobile : desktop;
}

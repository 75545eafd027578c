// Push in settings: how it stands on this device and what to do, all devices, a test, and the log of what was sent.
import type { PushDevice } from '@stagepass/contract/notifications/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { desktop } from '@stagepass/ui/icon/phosphor/desktop.ts';
import { deviceMobile } from '@stagepass/ui/icon/phosphor/device-mobile.ts';
import { paperPlaneTilt } from '@stagepass/ui/icon/phosphor/paper-plane-tilt.ts';
import { IconPlate, ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { dayIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Answered } from '#platform/query/answered.tsx';
import { ConfirmDialog } from '#platform/sheets/confirm-dialog.tsx';
import { usePushDevices, useRemoveDevice, useTestPush } from '../../data/push.ts';
import { pushSettingsCopy } from '../../push-settings-copy.ts';
import { DeliveryLog } from './delivery-log.tsx';
import { PushStanding } from './push-standing.tsx';
import { ViewHead } from './view-head.tsx';

export function View() {
  const copy = useCopy(pushSettingsCopy);
  const devices = usePushDevices();
  const isHere = devices.data?.some((device) => device.this_device);
  return (
    <>
      <ViewHead title={copy.title} lead={copy.lead} />
      <div className="grid gap-7">
        <PushStanding isRegistered={isHere ?? (devices.isError ? false : null)} />
        <section>
          <h2 className="sp-row-group-heading">{copy.devices.heading}</h2>
          <Answered query={devices} copy={copy} failed={copy.devices.failed}>
            {(data) => <DeviceList devices={data} />}
          </Answered>
        </section>
        <DeliveryLog />
      </div>
    </>
  );
}

function DeviceList({ devices }: { devices: readonly PushDevice[] }) {
  const copy = useCopy(pushSettingsCopy);
  const [asked, setAsked] = useState<PushDevice | null>(null);
  const remove = useRemoveDevice({
    done: (_answer, { label: name }) => showToast({ title: copy.devices.removed({ name }) }),
    failed: (error) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
  });
  if (devices.length === 0) return <p className="sp-small sp-quiet">{copy.devices.none}</p>;
  const here = devices.filter((device) => device.this_device);
  const sorted = [...here, ...devices.filter((device) => !device.this_device)];
  return (
    <>
      <RowGroup>
        {sorted.map((device) => (
          <DeviceRow key={device.id} device={device} onRemove={() => setAsked(device)} />
        ))}
      </RowGroup>
      <TestButton />
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={copy.devices.removeTitle({ name: asked?.label ?? '' })}
        description={copy.devices.removeText}
        confirm={{
          label: copy.devices.remove,
          tone: 'danger',
          onConfirm: () => {
            if (asked) remove.mutate(asked);
            setAsked(null);
          },
        }}
      />
    </>
  );
}

function DeviceRow({ device, onRemove }: { device: PushDevice; onRemove: () => void }) {
  const { devices: copy } = useCopy(pushSettingsCopy);
  const { tag } = useLocale();
  const { label: name, this_device: isHere } = device;
  const day = dayIn(tag, device.seen_at);
  const isPhone = /iphone|ipad|android|samsung/i.test(name);
  return (
    <ListRow
      title={name}
      detail={
        isHere ? (
          <span className="text-gel-text">{copy.here}</span>
        ) : device.stale ? (
          copy.stale({ day })
        ) : (
          copy.seen({ day })
        )
      }
      leading={
        <IconPlate tone={isHere ? 'gel' : 'plain'} icon={<Icon of={isPhone ? deviceMobile : desktop} />} />
      }
      trailing={
        <Button variant="secondary" size="small" aria-label={copy.removeOf({ name })} onClick={onRemove}>
          {copy.remove}
        </Button>
      }
    />
  );
}

function TestButton() {
  const copy = useCopy(pushSettingsCopy);
  const test = useTestPush();
  const send = () =>
    test.mutate(undefined, {
      onSuccess: ({ devices: count }) => showToast({ title: copy.testSent({ count }), tone: 'good' }),
      onError: (error) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
    });
  return (
    <div className="mt-4">
      <Button
        variant="outline"
        wide
        loading={test.isPending}
        icon={<Icon of={paperPlaneTilt} />}
        onClick={send}
      >
        {copy.test}
      </Button>
    </div>
  );
}

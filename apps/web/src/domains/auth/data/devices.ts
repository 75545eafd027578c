// The devices that are signed in, and signing them out.
import type { CallAnswer } from '@stagepass/contract/client.ts';
import { call } from '#platform/api/api.ts';
import { type Ended, useOptimistic } from '#platform/query/optimistic.ts';
import { useCall } from '#platform/query/query.ts';

export type Device = CallAnswer<'GET /auth/devices'>['data'][number];

const devicesKey = ['auth', 'devices'] as const;

export function useDevices() {
  return useCall('GET /auth/devices', {}, { key: devicesKey });
}

function useEndDevices<Given extends Device | null>(
  end: (device: Given) => Promise<unknown>,
  ended: Ended<Given, unknown>,
) {
  return useOptimistic({
    ...ended,
    send: end,
    key: devicesKey,
    change: (devices: Device[], gone) =>
      devices.filter((device) => (gone === null ? device.current : device.id !== gone.id)),
    settled: (client) => client.invalidateQueries({ queryKey: devicesKey }),
  });
}

export function useEndDevice(ended: Ended<Device, unknown>) {
  return useEndDevices(({ id }) => call('DELETE /auth/devices/:id', { params: { id } }), ended);
}

export function useEndOtherDevices(ended: Ended<null, unknown>) {
  return useEndDevices(() => call('DELETE /auth/devices', {}), ended);
}

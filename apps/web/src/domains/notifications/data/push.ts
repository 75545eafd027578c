// Owns what is asked about push: the devices that get it, a test, and the log of what was sent.
import type { PushDevice } from '@stagepass/contract/notifications/shapes.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callData } from '#platform/api/api.ts';
import { type Ended, useOptimistic } from '#platform/query/optimistic.ts';
import { useCall } from '#platform/query/query.ts';
import { usePages } from '#platform/query/use-pages.ts';
import { registerDevice, removeThisDevice } from './this-device.ts';

const devicesKey = ['notifications', 'devices'] as const;
const deliveriesKey = ['notifications', 'deliveries'] as const;

export function usePushDevices() {
  return useCall('GET /push/devices', {}, { key: devicesKey });
}

export function useDeliveries() {
  return usePages('GET /push/deliveries', {}, { key: deliveriesKey });
}

export function useRegisterDevice() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: registerDevice,
    onSettled: () => client.invalidateQueries({ queryKey: devicesKey }),
  });
}

async function remove({ id, this_device }: PushDevice): Promise<unknown> {
  if (this_device) return removeThisDevice(id);
  return callData('DELETE /push/devices/:id', { params: { id } });
}

export function useRemoveDevice(ended: Ended<PushDevice, unknown>) {
  return useOptimistic<PushDevice, unknown, PushDevice[]>({
    ...ended,
    key: devicesKey,
    send: remove,
    change: (devices, gone) => devices.filter(({ id }) => id !== gone.id),
    settled: (client) => client.invalidateQueries({ queryKey: devicesKey }),
  });
}

/** What became of it is known a moment later. */
const LOOK_AGAIN_MS = 1500;

export function useTestPush() {
  const client = useQueryClient();
  const look = () => void client.invalidateQueries({ queryKey: deliveriesKey });
  return useMutation({
    mutationFn: () => callData('POST /push/test', { body: {} }),
    onSuccess: () => {
      look();
      setTimeout(look, LOOK_AGAIN_MS);
      setTimeout(look, 4 * LOOK_AGAIN_MS);
    },
  });
}

// Owns what is asked about push: the devices that get it, a test, and the log of what was sent.
import type { PushDevice } from '@stagepass/contract/notifications/shapes.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callData } from '#platform/api/api.ts';
import { type Ended, useOptimistic } from '#platform/query/optimistic.ts';
import { useCall } from '#platform/query/query.ts';
import { usePages } from '#platform/query/use-pages.ts';
import { devicesKey, registerDevice, removeThisDevice } from './this-device.ts';

const deliveriesKey = ['notifications', 'deliveries'] as const;
const LOOK_AGAIN_MS = 2000;

export function usePushDevices() {
  return useCall('GET /push/devices', {}, { key: devicesKey });
}

/** Looks again as long as something is on its way: a push service may take its time, and the log says how it ended. */
export function useDeliveries() {
  const deliveries = usePages('GET /push/deliveries', {}, { key: deliveriesKey });
  const { data, dataUpdatedAt, refetch } = deliveries;
  const isWaiting = data?.some(({ state }) => state === 'waiting') ?? false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer that still waits asks for one more look.
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => void refetch(), LOOK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, dataUpdatedAt]);
  return deliveries;
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

export function useTestPush() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callData('POST /push/test', { body: {} }),
    onSuccess: () => client.invalidateQueries({ queryKey: deliveriesKey }),
  });
}

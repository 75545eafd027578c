// The devices that are signed in, and signing them out.
import type { CallAnswer } from '@stagepass/contract/client.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';

export type Device = CallAnswer<'GET /auth/devices'>['data'][number];

const devicesKey = ['auth', 'devices'] as const;

export function useDevices() {
  return useQuery({
    queryKey: devicesKey,
    queryFn: async ({ signal }) => (await call('GET /auth/devices', {}, { signal })).data,
  });
}

/** The device leaves the list at once and comes back where the server says no. */
function useEndDevices(end: (id: string | null) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: end,
    onMutate: async (id) => {
      await client.cancelQueries({ queryKey: devicesKey });
      const before = client.getQueryData<Device[]>(devicesKey);
      const stays = (device: Device) => (id === null ? device.current : device.id !== id);
      client.setQueryData<Device[]>(devicesKey, (devices) => devices?.filter(stays));
      return { before };
    },
    onError: (_error, _id, kept) => client.setQueryData(devicesKey, kept?.before),
    onSettled: () => client.invalidateQueries({ queryKey: devicesKey }),
  });
}

export function useEndDevice() {
  return useEndDevices((id) => call('DELETE /auth/devices/:id', { params: { id: id ?? '' } }));
}

export function useEndOtherDevices() {
  return useEndDevices(() => call('DELETE /auth/devices', {}));
}

// A club's channels: their list, and what the staff change about them.
import type { ChannelView } from '@stagepass/contract/chat/shapes.ts';
import type { ConditionTree } from '@stagepass/contract/conditions/shapes.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callData } from '#platform/api/api.ts';
import { useOptimistic } from '#platform/query/optimistic.ts';
import { useCall } from '#platform/query/query.ts';
import { channelsKey } from './keys.ts';

export function useChannels(clubId: string) {
  return useCall('GET /clubs/:id/channels', { params: { id: clubId } }, { key: channelsKey(clubId) });
}

export interface ChannelFields {
  name: string;
  topic: string;
  read_condition: ConditionTree | null;
  write_condition: ConditionTree | null;
}

/** Null makes a new one. */
export function useSaveChannel(clubId: string, channel: ChannelView | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ name, topic, ...conditions }: ChannelFields) => {
      if (channel === null)
        return callData('POST /clubs/:id/channels', {
          params: { id: clubId },
          body: { name, topic, ...conditions },
        });
      const body = channel.channel === 'custom' ? { name, topic, ...conditions } : { name, topic };
      return callData('PATCH /channels/:id', { params: { id: channel.id }, body });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['chat'] }),
  });
}

export function useRemoveChannel() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callData('DELETE /channels/:id', { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['chat'] }),
  });
}

export function useOrderChannels(clubId: string, failed: (error: unknown) => void) {
  return useOptimistic<ChannelView[], ChannelView[], ChannelView[]>({
    key: channelsKey(clubId),
    send: (channels) =>
      callData('PUT /clubs/:id/channels/order', {
        params: { id: clubId },
        body: { ids: channels.map(({ id }) => id) },
      }),
    change: (_, channels) => channels,
    failed,
  });
}

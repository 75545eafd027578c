// Something came in or was scanned: what is shown of items is asked for anew.
import { useQueryClient } from '@tanstack/react-query';
import { useRealtime } from '#platform/realtime/listeners.ts';

export function useReceivedItems(): void {
  const client = useQueryClient();
  const look = () => void client.invalidateQueries({ queryKey: ['items'] });
  useRealtime('itemReceived', look);
  useRealtime('itemSold', look);
  useRealtime('codeScanned', look);
}

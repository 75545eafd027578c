// What a scanner keeps of its club: read when it is opened, then what changed; at hand without a network.
import type { DoorCount, ScannerItem, ScannerPass } from '@stagepass/contract/redemption/shapes.ts';
import { useQuery } from '@tanstack/react-query';
import { call, callData } from '#platform/api/api.ts';
import { isApiError } from '#platform/api/api-error.ts';
import { allEntries, readPages } from '#platform/query/use-pages.ts';
import type { DoorList } from '../model/check-code.ts';
import { readPhone, writePhone } from './phone-db.ts';

interface OpenedDoor {
  list: DoorList;
  /** There was no network: this is what was kept. */
  isKept: boolean;
  /** Whether this person scans here. */
  may: boolean;
}

/** By whatever the address calls the club. */
const keptName = (userId: string, club: string) => `${userId}/${club}`;

async function readItems(
  id: string,
  since: string | null,
  signal: AbortSignal,
): Promise<{ items: ScannerItem[]; as_of: string }> {
  const query = since === null ? {} : { since };
  const pages = await readPages('GET /clubs/:id/scanner/items', { params: { id }, query }, { signal });
  return { items: allEntries<ScannerItem>({ pages }), as_of: pages.at(-1)?.as_of ?? '' };
}

/** Always from the beginning: who left is in no change. */
async function readPasses(id: string, signal: AbortSignal): Promise<ScannerPass[]> {
  const pages = await readPages('GET /clubs/:id/scanner/passes', { params: { id } }, { signal });
  return allEntries<ScannerPass>({ pages });
}

async function readDoors(id: string, signal: AbortSignal): Promise<DoorCount[]> {
  return callData('GET /clubs/:id/doors', { params: { id } }, { signal });
}

function merged(before: readonly ScannerItem[], changed: readonly ScannerItem[]): ScannerItem[] {
  const byId = new Map(before.map((item) => [item.item_id, item]));
  for (const item of changed) byId.set(item.item_id, item);
  return [...byId.values()];
}

interface Asked {
  user_id: string;
  /** An id or a handle. */
  club: string;
}

async function readList(asked: Asked, kept: DoorList | undefined, signal: AbortSignal): Promise<OpenedDoor> {
  const { data } = await call('GET /clubs/:id', { params: { id: asked.club } }, { signal });
  const club = { id: data.id, handle: data.handle, name: data.name, hue: data.hue };
  if (!data.viewer.can.scan) {
    const bare = { club, doors: [], items: [], passes: [], as_of: '', read_at: '', offset_ms: 0 };
    return { list: bare, isKept: false, may: false };
  }
  const since = kept !== undefined && kept.as_of !== '' ? kept.as_of : null;
  const [{ items, as_of }, passes, doors] = await Promise.all([
    readItems(data.id, since, signal),
    readPasses(data.id, signal),
    readDoors(data.id, signal),
  ]);
  const list: DoorList = {
    club,
    doors,
    passes,
    items: since === null ? items : merged(kept?.items ?? [], items),
    as_of,
    read_at: new Date().toISOString(),
    offset_ms: Date.parse(as_of) - Date.now(),
  };
  await writePhone('doors', keptName(asked.user_id, club.id), list);
  await writePhone('doors', keptName(asked.user_id, club.handle), list);
  return { list, isKept: false, may: true };
}

const AGAIN_MS = 60_000;

export function useDoorList(asked: Asked) {
  return useQuery({
    queryKey: ['redemption', 'door', asked.club],
    queryFn: async ({ signal }): Promise<OpenedDoor> => {
      const kept = (await readPhone('doors', keptName(asked.user_id, asked.club))) as DoorList | undefined;
      try {
        return await readList(asked, kept, signal);
      } catch (error) {
        if (!isApiError(error) || error.status !== 0 || kept === undefined) throw error;
        return { list: kept, isKept: true, may: true };
      }
    },
    retry: false,
    refetchInterval: AGAIN_MS,
    refetchOnReconnect: 'always',
  });
}

/** How many are in, asked for after every scan that was accepted. */
export function useDoorCounts(clubId: string, first: readonly DoorCount[]) {
  return useQuery({
    queryKey: ['redemption', 'counts', clubId],
    queryFn: ({ signal }) => readDoors(clubId, signal),
    initialData: [...first],
    staleTime: 5000,
    retry: false,
    refetchInterval: 15_000,
  });
}

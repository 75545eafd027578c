// Scans on their way: kept on the phone from the moment they are read until the server has said what they come to.
import { LONGEST_READ } from '@stagepass/base/redeem-code.ts';
import type { ScanView } from '@stagepass/contract/redemption/shapes.ts';
import { call } from '#platform/api/api.ts';
import type { LocalVerdict } from '../model/check-code.ts';
import { dropPhone, listPhone, writePhone } from './phone-db.ts';

export interface QueuedScan {
  scan_id: string;
  user_id: string;
  club_id: string;
  scanner: string;
  code: string;
  scanned_at: string;
  /** What this phone said by itself; null while the server is asked. */
  local: LocalVerdict | null;
}

const prefixOf = ({ user_id, club_id }: Pick<QueuedScan, 'user_id' | 'club_id'>) => `${user_id}/${club_id}/`;
const nameOf = (scan: QueuedScan) => `${prefixOf(scan)}${scan.scanned_at}/${scan.scan_id}`;

export async function keepScan(scan: QueuedScan): Promise<void> {
  await writePhone('scans', nameOf(scan), scan);
}

export async function listScansKept(of: Pick<QueuedScan, 'user_id' | 'club_id'>): Promise<QueuedScan[]> {
  return (await listPhone('scans', prefixOf(of))) as QueuedScan[];
}

const MOST = 100;
const PATIENCE_MS = 5000;

/**
 * Whatever somebody holds before the camera is read, and some of it is longer than any code of ours, or empty. The server refused
 * the whole batch for it, and everything behind it would wait for ever.
 */
function sendable(code: string): string {
  return code.trim().slice(0, LONGEST_READ) || '-';
}

/** The oldest of one door first; answers what the server said. What could not be sent stays. */
export async function deliver(scans: readonly QueuedScan[]): Promise<ScanView[]> {
  const [first] = scans;
  if (first === undefined) return [];
  // One call speaks for one door.
  const batch = scans.filter(({ scanner }) => scanner === first.scanner).slice(0, MOST);
  const body = {
    scanner: first.scanner,
    scans: batch.map(({ scan_id, code, scanned_at }) => ({ scan_id, code: sendable(code), scanned_at })),
  };
  // Nobody waits at a door for a line that is dead without saying so.
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const { data } = await call('POST /clubs/:id/scans', { params: { id: first.club_id }, body }, { signal });
  await Promise.all(batch.map((scan) => dropPhone('scans', nameOf(scan))));
  return data;
}

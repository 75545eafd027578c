// The door's own memory: what was read, what the server or this phone said about it, what still waits.
import { randomUuid } from '@stagepass/base/random-id.ts';
import { parseRedeemCode } from '@stagepass/base/redeem-code.ts';
import type { ScanView } from '@stagepass/contract/redemption/shapes.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { checkCode, type DoorList } from '../model/check-code.ts';
import { isLineTrouble } from '../model/line-trouble.ts';
import { emptyDoor, readScans, type ScanEntry } from '../model/scan-entries.ts';
import { deliver, keepScan, listScansKept, type QueuedScan } from './scan-queue.ts';

const AGAIN_MS = 4000;

interface Door {
  user_id: string;
  scanner: string;
  list: DoorList;
}

export interface Scanner {
  entries: readonly ScanEntry[];
  current: ScanEntry | null;
  /** Let in without a network, and refused once there was one. */
  late: readonly ScanEntry[];
  waiting: number;
  trouble: unknown;
  scan: (code: string) => void;
  dismiss: () => void;
  seenLate: () => void;
  /** A scan that was changed elsewhere: voided. */
  replace: (view: ScanView) => void;
  sendNow: () => void;
}

export function useScanner({ user_id, scanner, list }: Door): Scanner {
  const [state, act] = useReducer(readScans, emptyDoor);
  const client = useQueryClient();
  const isSending = useRef(false);
  const club_id = list.club.id;

  const settle = (views: readonly ScanView[]) => {
    act({ act: 'said', views });
    void client.invalidateQueries({ queryKey: ['redemption', 'scans', club_id] });
    void client.invalidateQueries({ queryKey: ['redemption', 'counts', club_id] });
  };

  const sayAlone = async (scan: QueuedScan) => {
    const now_ms = Date.parse(scan.scanned_at);
    const local = await checkCode(scan.code, { list, letIn: state.letIn, now_ms });
    const kept = { ...scan, local };
    await keepScan(kept);
    act({ act: 'alone', scan: kept });
  };

  const scan = useEffectEvent(async (code: string) => {
    const made: QueuedScan = {
      scan_id: randomUuid(),
      user_id,
      club_id,
      scanner,
      code,
      scanned_at: new Date(Date.now() + list.offset_ms).toISOString(),
      local: null,
    };
    act({ act: 'read', scan: made, subject_id: parseRedeemCode(code)?.subject_id ?? null });
    await keepScan(made);
    if (!navigator.onLine) return sayAlone(made);
    try {
      settle(await deliver([made]));
    } catch (error) {
      if (!isLineTrouble(error)) act({ act: 'trouble', error });
      await sayAlone(made);
    }
  });

  const flush = useEffectEvent(async () => {
    if (isSending.current || !navigator.onLine) return;
    isSending.current = true;
    try {
      // What is being asked about this moment answers for itself.
      const asked = new Set(
        state.entries.filter((entry) => entry.state === 'asking').map((one) => one.scan_id),
      );
      const kept = (await listScansKept({ user_id, club_id })).filter((one) => !asked.has(one.scan_id));
      if (kept.length > 0) settle(await deliver(kept));
    } catch (error) {
      if (!isLineTrouble(error)) act({ act: 'trouble', error });
    } finally {
      isSending.current = false;
    }
  });

  useEffect(() => {
    let live = true;
    void listScansKept({ user_id, club_id }).then((scans) => {
      if (live) act({ act: 'kept', scans });
    });
    const again = () => void flush();
    const timer = setInterval(again, AGAIN_MS);
    window.addEventListener('online', again);
    return () => {
      live = false;
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [user_id, club_id]);

  return {
    entries: state.entries,
    current: state.entries.find((entry) => entry.scan_id === state.current) ?? null,
    late: state.entries.filter((entry) => state.late.includes(entry.scan_id)),
    waiting: state.entries.filter((entry) => entry.state === 'waiting').length,
    trouble: state.trouble,
    scan: (code) => void scan(code),
    dismiss: () => act({ act: 'dismiss' }),
    seenLate: () => act({ act: 'seen-late' }),
    replace: (view) => act({ act: 'said', views: [view] }),
    sendNow: () => void flush(),
  };
}

// The scans of a door as they come and are answered, newest first: pure, so that every order of events can be tried.
import type { ScanView } from '@stagepass/contract/redemption/shapes.ts';
import type { QueuedScan } from '../data/scan-queue.ts';
import type { FirstUse, LocalVerdict } from './check-code.ts';

export interface ScanEntry {
  scan_id: string;
  code: string;
  scanned_at: string;
  /** The ticket or person, where the code says so. */
  subject_id: string | null;
  /** Asking the server, waiting for the network, or answered. */
  state: 'asking' | 'waiting' | 'said';
  local: LocalVerdict | null;
  view: ScanView | null;
}

export interface DoorMemory {
  entries: readonly ScanEntry[];
  /** The one whose verdict is on the glass. */
  current: string | null;
  /** Accepted here without a network, refused by the server. */
  late: readonly string[];
  /** Ticket → when and at which door this phone let it in. */
  letIn: ReadonlyMap<string, FirstUse>;
  trouble: unknown;
}

export const emptyDoor: DoorMemory = {
  entries: [],
  current: null,
  late: [],
  letIn: new Map(),
  trouble: null,
};

export type DoorAct =
  | { act: 'read'; scan: QueuedScan; subject_id: string | null }
  | { act: 'alone'; scan: QueuedScan }
  | { act: 'kept'; scans: readonly QueuedScan[] }
  | { act: 'said'; views: readonly ScanView[] }
  | { act: 'trouble'; error: unknown }
  | { act: 'dismiss' }
  | { act: 'seen-late' };

const MOST = 60;

/** Of those that are answered so many stay; what waits stays, however long the network is away. */
function latest(entries: readonly ScanEntry[]): ScanEntry[] {
  return entries.filter(({ state }, at) => at < MOST || state !== 'said');
}

function entryOf(scan: QueuedScan, state: ScanEntry['state']): ScanEntry {
  const { scan_id, code, scanned_at, local } = scan;
  return { scan_id, code, scanned_at, subject_id: local?.subject_id ?? null, state, local, view: null };
}

export function readScans(memory: DoorMemory, done: DoorAct): DoorMemory {
  switch (done.act) {
    case 'read': {
      const entry = { ...entryOf(done.scan, 'asking'), subject_id: done.subject_id };
      const entries = latest([entry, ...memory.entries]);
      return { ...memory, entries, current: entry.scan_id, trouble: null };
    }
    case 'alone':
      return alone(memory, done.scan);
    case 'kept': {
      const known = new Set(memory.entries.map(({ scan_id }) => scan_id));
      const fresh = done.scans.filter(({ scan_id }) => !known.has(scan_id));
      const entries = [...memory.entries, ...fresh.map((scan) => entryOf(scan, 'waiting'))];
      const letIn = new Map(memory.letIn);
      for (const scan of fresh) noteLetIn(letIn, scan);
      return { ...memory, entries, letIn };
    }
    case 'said':
      return said(memory, done.views);
    case 'trouble':
      return { ...memory, trouble: done.error };
    case 'dismiss':
      return { ...memory, current: null };
    case 'seen-late':
      return { ...memory, late: [] };
  }
}

/** The person who scans is the one who reads it: their own name would tell them nothing. */
function noteLetIn(letIn: Map<string, FirstUse>, { local, scanner, scanned_at }: QueuedScan): void {
  if (local?.verdict === 'accepted' && local.kind === 'item' && local.subject_id !== null)
    letIn.set(local.subject_id, { scanner, scanned_at, staff_name: '' });
}

function alone(memory: DoorMemory, scan: QueuedScan): DoorMemory {
  const { local } = scan;
  const letIn = new Map(memory.letIn);
  noteLetIn(letIn, scan);
  const entries = memory.entries.map((entry) =>
    entry.scan_id === scan.scan_id && entry.state !== 'said'
      ? { ...entry, state: 'waiting' as const, local }
      : entry,
  );
  return { ...memory, entries, letIn };
}

function said(memory: DoorMemory, views: readonly ScanView[]): DoorMemory {
  const byId = new Map(views.map((view) => [view.scan_id, view]));
  const late = [...memory.late];
  const letIn = new Map(memory.letIn);
  const entries = memory.entries.map((entry) => {
    const view = byId.get(entry.scan_id);
    if (view === undefined) return entry;
    const isLate = entry.local?.verdict === 'accepted' && view.verdict !== 'accepted';
    if (isLate && !late.includes(entry.scan_id)) late.push(entry.scan_id);
    if (view.item !== null && view.verdict === 'accepted') {
      if (view.voided === null)
        letIn.set(view.item.id, { scanner: view.scanner, scanned_at: view.scanned_at, staff_name: '' });
      else letIn.delete(view.item.id);
    }
    return { ...entry, state: 'said' as const, view };
  });
  return { ...memory, entries, late, letIn, trouble: null };
}

// Tests a door's memory in the orders in which things happen, and the gate in front of it.
import type { ScanView } from '@stagepass/contract/redemption/shapes.ts';
import { describe, expect, it } from 'vitest';
import type { LocalVerdict } from './check-code.ts';
import { makeCodeGate } from './code-gate.ts';
import { type DoorAct, emptyDoor, readScans } from './scan-entries.ts';

const local: LocalVerdict = {
  verdict: 'accepted',
  reason: null,
  kind: 'item',
  subject_id: 'ticket',
  name: 'Kofi',
  what: 'Derby',
  first: null,
};
const scan = (scan_id: string, said: LocalVerdict | null = null) => ({
  scan_id,
  user_id: 'u1',
  club_id: 'c1',
  scanner: 'Gate C',
  code: 'SP1.x',
  scanned_at: '2026-11-14T19:00:00.000Z',
  local: said,
});
const view = (scan_id: string, verdict: ScanView['verdict'], voided: ScanView['voided'] = null) =>
  ({ scan_id, verdict, voided, item: { id: 'ticket' }, scanned_at: '2026-11-14T19:00:00.000Z' }) as ScanView;
const after = (...acts: DoorAct[]) => acts.reduce(readScans, emptyDoor);
const read = (id: string): DoorAct => ({ act: 'read', scan: scan(id), subject_id: 'ticket' });

describe('what a door remembers', () => {
  it('shows the newest, and the answer where it belongs', () => {
    const memory = after(read('a'), read('b'), { act: 'said', views: [view('a', 'accepted')] });
    expect(memory.current).toBe('b');
    expect(memory.entries.map(({ scan_id, state }) => `${scan_id} ${state}`)).toEqual(['b asking', 'a said']);
    expect(memory.letIn.has('ticket')).toBe(true);
  });

  it('tells of those it let in alone and the server refused', () => {
    const alone: DoorAct = { act: 'alone', scan: scan('a', local) };
    const memory = after(read('a'), alone);
    expect(memory.entries[0]?.state).toBe('waiting');
    expect(memory.letIn.has('ticket')).toBe(true);
    expect(after(read('a'), alone, { act: 'said', views: [view('a', 'conflict')] }).late).toEqual(['a']);
    expect(after(read('a'), alone, { act: 'said', views: [view('a', 'accepted')] }).late).toEqual([]);
  });

  it('does not take an answer back when the phone was slower to say something itself', () => {
    const memory = after(
      read('a'),
      { act: 'said', views: [view('a', 'conflict')] },
      { act: 'alone', scan: scan('a', local) },
    );
    expect(memory.entries[0]?.state).toBe('said');
  });

  it('forgets nobody whom it let in alone, however many came before the network did', () => {
    const ids = Array.from({ length: 90 }, (_, at) => `s${at}`);
    const acts = ids.flatMap((id): DoorAct[] => [read(id), { act: 'alone', scan: scan(id, local) }]);
    const memory = after(...acts);
    expect(memory.entries.filter(({ state }) => state === 'waiting')).toHaveLength(90);
    const told = readScans(memory, { act: 'said', views: ids.map((id) => view(id, 'conflict')) });
    expect(told.late).toHaveLength(90);
    expect(readScans(told, read('next')).entries).toHaveLength(60);
  });

  it('finds scans of before a reload again, once, and forgets a ticket that was taken back', () => {
    const kept: DoorAct = { act: 'kept', scans: [scan('a', local)] };
    expect(after(kept, kept).entries).toHaveLength(1);
    expect(after(kept).letIn.get('ticket')).toEqual({
      scanner: 'Gate C',
      scanned_at: '2026-11-14T19:00:00.000Z',
      staff_name: '',
    });
    const voided = { at: '', by: null, reason: 'Went for air' };
    expect(after(kept, { act: 'said', views: [view('a', 'accepted', voided)] }).letIn.size).toBe(0);
  });
});

describe('the gate before it', () => {
  it('lets a code through once while it stays in the frame', () => {
    const gate = makeCodeGate();
    expect([0, 200, 1600, 3000].map((ms) => gate('A', ms))).toEqual([true, false, false, false]);
    expect(gate('B', 3100)).toBe(true);
    expect(gate('B', 4700)).toBe(true);
  });
});

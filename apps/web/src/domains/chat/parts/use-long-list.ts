// Which rows of a long list are drawn, and where the list stands: at its end while new rows come there, otherwise at the row
// that is seen first.
import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Thread, ThreadStore } from '../data/thread.ts';
import type { Row } from '../model/rows.ts';
import { drawnRange, offsetsOf, rowAt } from '../model/window.ts';

/** This near to its end the list follows what comes. */
const AT_END_PX = 60;
/** This near to what is not held yet, the next page is asked for. */
const NEAR_PX = 1500;
const STEP_PX = 240;

interface Given {
  box: RefObject<HTMLDivElement | null>;
  rows: readonly Row[];
  thread: Thread;
  store: ThreadStore;
  onSeen: (seq: number) => void;
}

interface Anchor {
  key: string;
  /** How far its top stands below the top of what is seen. */
  below_px: number;
}

export function useLongList({ box, rows, thread, store, onSeen }: Given) {
  const { keys, offsets, onHeight } = useOffsets(rows);
  const [seen, setSeen] = useState({ top: 0, height: 0 });
  const [isAtEnd, setAtEnd] = useState(true);
  const [seenSeq, setSeenSeq] = useState(0);
  const anchor = useRef<Anchor | 'end'>('end');
  const range = drawnRange(offsets, seen);

  const look = () => {
    const { current } = box;
    if (current === null) return;
    const { scrollTop: top, clientHeight: height, scrollHeight } = current;
    const atEnd = height === 0 || scrollHeight - top - height < AT_END_PX;
    const first = rowAt(offsets, Math.max(0, top));
    const key = keys[first];
    const isFollowing = atEnd && !thread.timeline.hasAfter;
    anchor.current =
      isFollowing || key === undefined ? 'end' : { key, below_px: (offsets[first] ?? 0) - top };
    // In steps: far more is drawn than seen, and a list that is drawn anew with every pixel does not scroll smoothly.
    const step = height === 0 ? 0 : Math.round(top / STEP_PX) * STEP_PX;
    setSeen((known) => (known.top === step && known.height === height ? known : { top: step, height }));
    setAtEnd(isFollowing);
    const last = height === 0 ? keys.length - 1 : rowAt(offsets, top + height - 24);
    const lastSeq = seqAt(rows, last);
    if (lastSeq !== null) {
      setSeenSeq((known) => Math.max(known, lastSeq));
      onSeen(lastSeq);
    }
    if (top < NEAR_PX && height > 0) void store.more('before');
    if (scrollHeight - top - height < NEAR_PX && height > 0) void store.more('after');
  };
  const lookNow = useEffectEvent(look);

  const stand = useEffectEvent(() => {
    if (box.current !== null) scrollTo(box.current, anchor.current, { keys, offsets });
  });

  // Rows came, went or were measured: what was seen stays where it was.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect acts upon new offsets alone.
  useLayoutEffect(() => {
    stand();
    lookNow();
  }, [offsets]);

  useLanding(thread, () => {
    const { seq, n } = thread.landing;
    const row = rows.find((one) => one.kind === 'message' && one.message.seq === seq);
    const quarter = (box.current?.clientHeight ?? 0) / 4;
    anchor.current = row === undefined ? 'end' : { key: row.key, below_px: Math.min(120, quarter) };
    stand();
    look();
    if (row !== undefined && n > 1) flash(box.current, row.key);
  });
  useResized(box, () => {
    stand();
    look();
  });

  const end = offsets.at(-1) ?? 0;
  return {
    drawn: rows.slice(range.from, range.to),
    above: offsets[range.from] ?? 0,
    below: end - (offsets[range.to] ?? end),
    isAtEnd,
    seenSeq,
    onScroll: look,
    onHeight,
  };
}

function scrollTo(
  box: HTMLElement,
  anchor: Anchor | 'end',
  { keys, offsets }: { keys: readonly string[]; offsets: readonly number[] },
): void {
  if (anchor === 'end') {
    box.scrollTop = box.scrollHeight;
    return;
  }
  const place = keys.indexOf(anchor.key);
  if (place < 0) return;
  const top = (offsets[place] ?? 0) - anchor.below_px;
  if (Math.abs(top - box.scrollTop) >= 1) box.scrollTop = top;
}

/** Of the last message up to this row. */
function seqAt(rows: readonly Row[], last: number): number | null {
  const row = rows.slice(0, last + 1).findLast(({ kind }) => kind === 'message');
  return row?.kind === 'message' ? row.message.seq : null;
}

/** A page was read to be shown at a place. */
function useLanding({ landing }: Thread, onLand: () => void): void {
  const land = useEffectEvent(onLand);
  useLayoutEffect(() => {
    if (landing.n > 0) land();
  }, [landing]);
}

/** Where each row begins, by how high those are that were drawn. */
function useOffsets(rows: readonly Row[]) {
  const heights = useRef(new Map<string, number>());
  const dirty = useRef(false);
  const [measured, setMeasured] = useState(0);
  const keys = useMemo(() => rows.map(({ key }) => key), [rows]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `measured` says that heights have changed.
  const offsets = useMemo(() => offsetsOf(keys, heights.current), [keys, measured]);
  // Rows that were drawn for the first time are measured before anything is painted.
  useLayoutEffect(() => {
    if (!dirty.current) return;
    dirty.current = false;
    setMeasured((n) => n + 1);
  });
  const onHeight = useCallback((key: string, height: number, isLater: boolean) => {
    if (height === 0 || heights.current.get(key) === height) return;
    heights.current.set(key, height);
    if (isLater) setMeasured((n) => n + 1);
    else dirty.current = true;
  }, []);
  return { keys, offsets, onHeight };
}

/** The keyboard of the phone, turning it, or larger text change what is seen. */
function useResized(box: RefObject<HTMLDivElement | null>, act: () => void): void {
  const now = useEffectEvent(act);
  useEffect(() => {
    const { current } = box;
    if (current === null || !('ResizeObserver' in window)) return undefined;
    const watch = new ResizeObserver(() => now());
    watch.observe(current);
    return () => watch.disconnect();
  }, [box]);
}

/** Shows for a moment which message was meant. */
function flash(box: HTMLElement | null, key: string): void {
  requestAnimationFrame(() => {
    const row = box?.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`);
    if (row == null) return;
    row.dataset.found = '';
    setTimeout(() => delete row.dataset.found, 1600);
  });
}

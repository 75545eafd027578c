// How much of a video counts: the phone adds up what was really played and tells the server, which decides what counts.
import type { RequirementProgress } from '@stagepass/contract/requirements/shapes.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

const TELL_EVERY_MS = 5000;

interface Watching {
  /** Null where nothing has to be watched. */
  watched: { played_s: number; needed_s: number } | null;
  onReport: (report: { type: 'CONTENT'; played_s: number }) => Promise<RequirementProgress>;
}

export interface Watched {
  /** For the video: the seconds played so far, skipped parts left out. */
  onPlayed: ((played_s: number) => void) | undefined;
  left_s: number;
}

export function useWatching({ watched, onReport }: Watching): Watched {
  const needed_s = watched?.needed_s ?? 0;
  // What was counted before a reload still counts: the video may be watched in several sittings.
  const [before_s] = useState(watched?.played_s ?? 0);
  const [played_s, setPlayed] = useState(watched?.played_s ?? 0);
  const told = useRef(played_s);
  const tell = useEffectEvent(() => {
    if (played_s <= told.current) return;
    // A report that is lost, or of which less counted, is made good by the next one, which names the whole sum.
    onReport({ type: 'CONTENT', played_s }).then(
      ({ task }) => {
        if (task.type === 'CONTENT') told.current = task.watched?.played_s ?? 0;
      },
      () => undefined,
    );
  });
  const enough = played_s >= needed_s;
  const watches = watched !== null;
  useEffect(() => {
    if (!watches) return;
    const timer = setInterval(tell, TELL_EVERY_MS);
    return () => clearInterval(timer);
  }, [watches]);
  useEffect(() => {
    if (enough) tell();
  }, [enough]);
  if (watched === null) return { onPlayed: undefined, left_s: 0 };
  return {
    onPlayed: (sitting_s) => setPlayed((old) => Math.max(old, before_s + sitting_s)),
    left_s: Math.max(0, Math.ceil(needed_s - watched.played_s)),
  };
}

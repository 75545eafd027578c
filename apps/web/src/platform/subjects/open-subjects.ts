// Owns which subjects (a post, a vote, an order) the screens that are open show. Whoever keeps notifications listens, so that what is
// read in its own place is read in the inbox too; without a listener a screen says it to nobody.
import { useEffect } from 'react';

export interface OpenSubject {
  readonly kind: string;
  readonly id: string;
}

const open = new Set<OpenSubject>();
let listener: ((subject: OpenSubject) => void) | null = null;

export const openSubjects = (): readonly OpenSubject[] => [...open];

export function onSubjectOpened(listens: ((subject: OpenSubject) => void) | null): void {
  listener = listens;
}

/** Called by the part that shows the subject: what failed to load was not read. Null where there is none. */
export function useOpenSubject(kind: string, id: string | null): void {
  useEffect(() => {
    if (id === null) return;
    const subject = { kind, id };
    open.add(subject);
    listener?.(subject);
    return () => void open.delete(subject);
  }, [kind, id]);
}

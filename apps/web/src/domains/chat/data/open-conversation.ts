// Which conversations are on screen: a message that is being read needs no toast.

const open = new Map<string, number>();

/** Returns the way to close it. */
export function showConversation(id: string): () => void {
  open.set(id, (open.get(id) ?? 0) + 1);
  return () => {
    const left = (open.get(id) ?? 1) - 1;
    if (left === 0) open.delete(id);
    else open.set(id, left);
  };
}

/** The one that was opened last; undefined where none is on screen. */
export function openConversation(): string | undefined {
  return [...open.keys()].at(-1);
}

export function isOpen(id: string): boolean {
  return open.has(id) && document.visibilityState === 'visible';
}

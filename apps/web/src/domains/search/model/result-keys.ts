// Walking through results by the arrow keys: from the field down into them, and back up into it.

const resultSelector = '[data-result]';

/** What has the focus after this key; undefined where the key means nothing here. */
export function nextFocus(
  key: string,
  { panel, field }: { panel: HTMLElement; field: HTMLElement | null },
): HTMLElement | undefined {
  const results = [...panel.querySelectorAll<HTMLElement>(resultSelector)];
  const at = results.indexOf(document.activeElement as HTMLElement);
  if (key === 'ArrowDown') return results[at + 1];
  if (key === 'ArrowUp' && at >= 0) return at === 0 ? (field ?? undefined) : results[at - 1];
  if (key === 'Home' && at >= 0) return results[0];
  if (key === 'End' && at >= 0) return results.at(-1);
  return undefined;
}

// What a post with this text would show of the page behind its first link, asked while it is written.
import { firstLink } from '@stagepass/base/first-link.ts';
import { useCall } from '#platform/query/query.ts';
import { usePaused } from '#platform/query/use-settled.ts';

/** Longer than between the keys of somebody who types an address by hand. */
const PAUSE_MS = 700;

export function useLinkPreview(text: string) {
  const typed = firstLink(text) ?? '';
  const url = usePaused(typed, PAUSE_MS);
  const asked = useCall(
    'POST /link-previews',
    { body: { url } },
    {
      key: ['posts', 'link-preview', url],
      enabled: url !== '',
      staleTime: Number.POSITIVE_INFINITY,
      // A courtesy: where it fails, the post is shown its preview all the same.
      retry: false,
    },
  );
  const isSame = url !== '' && url === typed;
  return { looking: isSame && asked.isFetching, link: isSame ? (asked.data ?? null) : null };
}

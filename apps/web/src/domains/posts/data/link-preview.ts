// What a post with this text would show of the page behind its first link, asked while it is written.
import { firstLink } from '@stagepass/base/first-link.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '#platform/api/api.ts';
import { usePaused } from '#platform/query/use-settled.ts';

/** Longer than between the keys of somebody who types an address by hand. */
const PAUSE_MS = 700;

export function useLinkPreview(text: string) {
  const typed = firstLink(text) ?? '';
  const url = usePaused(typed, PAUSE_MS);
  const asked = useQuery({
    queryKey: ['posts', 'link-preview', url],
    queryFn: async ({ signal }) => (await call('POST /link-previews', { body: { url } }, { signal })).data,
    enabled: url !== '',
    staleTime: Number.POSITIVE_INFINITY,
    // A courtesy: where it fails, the post is shown its preview all the same.
    retry: false,
  });
  const isSame = url !== '' && url === typed;
  return { looking: isSame && asked.isFetching, link: isSame ? (asked.data ?? null) : null };
}

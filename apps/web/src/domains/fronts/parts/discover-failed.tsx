// Discover that did not come.
import { useCopy } from '#platform/i18n/copy.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { LoadFailed } from '#platform/query/answered.tsx';
import type { useDiscover } from '../data/use-discover.ts';
import { discoverEmptyCopy } from '../discover-empty-copy.ts';

export function DiscoverFailed({ query }: { query: ReturnType<typeof useDiscover> }) {
  const copy = useCopy(discoverEmptyCopy);
  return <LoadFailed query={query} title={copy.failedTitle} picture={<Illustration name="amp" />} />;
}

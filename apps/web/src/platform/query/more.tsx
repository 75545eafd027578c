// The end of a list that goes on: fetches the next page as it comes into view, and offers a button where that failed.
import { Button } from '@stagepass/ui/button/button.tsx';
import { useEffect, useRef } from 'react';
import { commonCopy } from '../i18n/common-copy.ts';
import { useCopy } from '../i18n/copy.ts';

interface Pages {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
}

export interface MoreProps {
  query: Pages;
  /** Words of the domain's own, where it has some. */
  copy?: { more?: string; moreFailed?: string };
}

export function More({ query, copy }: MoreProps) {
  const common = useCopy(commonCopy);
  const end = useRef<HTMLDivElement | null>(null);
  const { hasNextPage, isFetchNextPageError: failed, fetchNextPage } = query;
  useEffect(() => {
    if (!hasNextPage || failed || end.current === null || !('IntersectionObserver' in window)) return;
    const watch = new IntersectionObserver(
      (seen) => {
        if (seen.some((entry) => entry.isIntersecting)) void fetchNextPage();
      },
      { rootMargin: '400px' },
    );
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [hasNextPage, failed, fetchNextPage]);
  if (!hasNextPage) return null;
  return (
    <div ref={end} className="mt-4 grid justify-items-center gap-2">
      {failed ? <p className="sp-small sp-quiet">{copy?.moreFailed ?? common.moreFailed}</p> : null}
      <Button
        variant="secondary"
        size="small"
        loading={query.isFetchingNextPage}
        onClick={() => void fetchNextPage()}
      >
        {failed ? common.retry : (copy?.more ?? common.more)}
      </Button>
    </div>
  );
}

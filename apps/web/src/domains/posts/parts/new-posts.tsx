// The button that says how many posts came while the feed was read, and brings them.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { arrowUp } from '@stagepass/ui/icon/phosphor/lean/arrow-up.ts';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { postsCopy } from '../copy.ts';
import type { FeedOf } from '../data/feed-keys.ts';
import { refreshFeed } from '../data/feeds.ts';

/** Beyond that the server does not count. */
const MOST_COUNTED = 99;

export function NewPosts({ of, count }: { of: FeedOf; count: number }) {
  const copy = useCopy(postsCopy);
  const client = useQueryClient();
  const bring = useMutation({ mutationFn: () => refreshFeed(client, of) });
  const press = () =>
    bring.mutate(undefined, {
      onSuccess: () => window.scrollTo({ top: 0 }),
      onError: (error) => showToast({ title: errorSentence(copy, error), tone: 'bad' }),
    });
  return (
    <div className="sp-feed-new" role="status">
      {count > 0 ? (
        <Button
          size="small"
          loading={bring.isPending}
          icon={<Icon of={arrowUp} weight="bold" />}
          onClick={press}
        >
          {count > MOST_COUNTED ? copy.feed.freshMany : copy.feed.fresh({ count })}
        </Button>
      ) : null}
    </div>
  );
}

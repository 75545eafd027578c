// Keeping and sharing a post, as its card and its menu do it.
import type { OpenPost } from '@stagepass/contract/posts/shapes.ts';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useQueryClient } from '@tanstack/react-query';
import { settingsPath } from '#domains/users/public/paths.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { go } from '#platform/navigation/go.ts';
import { share } from '#platform/share/share.ts';
import { cardCopy } from '../card-copy.ts';
import { keepPost } from '../data/post-deeds.ts';
import { postPath } from '../public/paths.ts';
import { bookmarksView } from '../public/views.ts';

/** Keeps the post, or keeps it no longer. */
export function useKeep(post: OpenPost): () => void {
  const { acts } = useCopy(cardCopy);
  const client = useQueryClient();
  return async () => {
    const kept = !post.mine.bookmarked;
    if (!(await keepPost(client, post, kept)) || !kept) return;
    const onAction = () => go(settingsPath(bookmarksView));
    showToast({ title: acts.kept, action: { label: acts.seeKept, onAction } });
  };
}

export function useShare(post: Pick<OpenPost, 'id' | 'author' | 'club'>): () => Promise<void> {
  const { acts } = useCopy(cardCopy);
  return async () => {
    const title = acts.shareText({ name: post.author.display_name, club: post.club.name });
    if ((await share({ title, path: postPath(post.id) })) === 'copied') showToast({ title: acts.copied });
  };
}

// Bookmarking and sharing a post, as its card and its menu do it.
import type { OpenPost } from '@stagepass/contract/posts/shapes.ts';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { settingsPath } from '#domains/users/public/paths.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { go } from '#platform/navigation/go.ts';
import { share } from '#platform/share/share.ts';
import { cardCopy } from '../card-copy.ts';
import { useBookmarkPost } from '../data/react-and-bookmark.ts';
import { postPath } from '../public/paths.ts';
import { bookmarksView } from '../public/views.ts';

/** Bookmarks the post, or takes its bookmark away. */
export function useBookmark(post: OpenPost): () => void {
  const { acts } = useCopy(cardCopy);
  const bookmark = useBookmarkPost(post, (bookmarked) => {
    if (!bookmarked) return;
    const onAction = () => go(settingsPath(bookmarksView));
    showToast({ title: acts.kept, action: { label: acts.seeKept, onAction } });
  });
  return () => bookmark(!post.mine.bookmarked);
}

export function useShare(post: Pick<OpenPost, 'id' | 'author' | 'club'>): () => Promise<void> {
  const { acts } = useCopy(cardCopy);
  return async () => {
    const title = acts.shareText({ name: post.author.display_name, club: post.club.name });
    if ((await share({ title, path: postPath(post.id) })) === 'copied') showToast({ title: acts.copied });
  };
}

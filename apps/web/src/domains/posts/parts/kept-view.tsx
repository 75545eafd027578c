// The bookmarked posts of a person, inside settings.
import { useCopy } from '#platform/i18n/copy.ts';
import { useTitle } from '#platform/title/title.ts';
import { postsCopy } from '../copy.ts';
import { Feed } from '../public/feed.tsx';

export function View() {
  const { title } = useCopy(postsCopy).bookmarks;
  useTitle(title);
  return (
    <>
      <h1 className="sp-display mb-4">{title}</h1>
      <Feed of={{ kind: 'bookmarks' }} />
    </>
  );
}

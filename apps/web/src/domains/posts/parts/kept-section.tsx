// The row that leads to a person's bookmarks, on the settings screen.
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { bookmarkSimple } from '@stagepass/ui/icon/phosphor/bookmark-simple.ts';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { settingsPath } from '#domains/users/public/paths.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { postsCopy } from '../copy.ts';
import { bookmarksView } from '../public/views.ts';

export function Section() {
  const copy = useCopy(postsCopy).bookmarks;
  return (
    <RowGroup heading={copy.section}>
      <ListRow
        title={copy.row}
        detail={copy.detail}
        leading={<Icon of={bookmarkSimple} size="1.375rem" className="sp-quiet" />}
        leads
        render={(anatomy) => <Link to={settingsPath(bookmarksView)} {...anatomy} />}
      />
    </RowGroup>
  );
}

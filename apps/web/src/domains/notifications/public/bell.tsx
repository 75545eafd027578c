// The bell in the bars of the main places, with the number of unread notifications.
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { bell } from '@stagepass/ui/icon/phosphor/lean/bell.ts';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { bellCopy } from '../bell-copy.ts';
import { useUnread } from './unread.ts';
import './bell.css';

const MOST = 99;

export function Bell() {
  const copy = useCopy(bellCopy);
  const count = useUnread();
  return (
    <IconButton
      label={count > 0 ? copy.unread({ count }) : copy.label}
      icon={
        <>
          <Icon of={bell} />
          {count > 0 ? <span className="sp-bell-count">{count > MOST ? `${MOST}+` : count}</span> : null}
        </>
      }
      render={(anatomy) => <Link {...anatomy} to="/notifications" />}
    />
  );
}

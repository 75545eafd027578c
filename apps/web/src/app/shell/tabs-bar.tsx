// The bar above the main places: the mark, the bell, and oneself or the way in.
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { magnifyingGlass } from '@stagepass/ui/icon/phosphor/lean/magnifying-glass.ts';
import { Wordmark } from '@stagepass/ui/icon/wordmark.tsx';
import { IconButton } from '@stagepass/ui/icon-button/icon-button.tsx';
import { TopBar } from '@stagepass/ui/top-bar/top-bar.tsx';
import { useLocation } from 'react-router';
import { Bell } from '#domains/notifications/public/bell.tsx';
import { PersonAvatar } from '#domains/users/public/person-avatar.tsx';
import { commonCopy } from '#platform/i18n/common-copy.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { Link } from '#platform/navigation/link.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { nextOf, withNext } from '#platform/navigation/next.ts';
import { useSession } from '#platform/session/session.ts';
import { tabsCopy } from './tabs-copy.ts';
import './tabs-bar.css';

export function TabsBar() {
  const bar = useCopy(tabsCopy);
  const { productName } = useCopy(commonCopy);
  const session = useSession();
  const { pathname, search } = useLocation();
  const back = pathname === '/permission-error' ? nextOf(search) : pathname + search;
  return (
    <TopBar
      surface="blurred"
      title={<Wordmark name={productName} />}
      actions={
        <>
          <IconButton
            label={bar.search}
            icon={<Icon of={magnifyingGlass} />}
            render={(anatomy) => <Link {...anatomy} to="/discover?q=" />}
          />
          <Bell />
          {session ? (
            <IconButton
              className="sp-tabs-self"
              label={bar.profile}
              icon={<PersonAvatar person={session} size={32} />}
              render={(anatomy) => <Link {...anatomy} to="/user/profile" />}
            />
          ) : (
            <LinkButton
              to={withNext('/auth', back)}
              className="sp-tabs-self"
              size="small"
              variant="secondary"
            >
              {bar.signIn}
            </LinkButton>
          )}
        </>
      }
    />
  );
}

// A person in one line: picture, name, user name; as a link where a way is given.
import { ListRow } from '@stagepass/ui/list-row/list-row.tsx';
import type { ReactNode } from 'react';
import { Link } from '#platform/navigation/link.tsx';
import { Handle } from '../parts/handle.tsx';
import { PersonAvatar, type PicturedPerson } from './person-avatar.tsx';

export interface UserCardProps {
  user: PicturedPerson & { user_name: string };
  /** Where pressing leads; without it the card only shows. */
  to?: string | undefined;
  /** A second line instead of the user name. */
  detail?: ReactNode;
  trailing?: ReactNode;
  size?: number | undefined;
}

export function UserCard({ user, to, detail, trailing, size = 44 }: UserCardProps) {
  return (
    <ListRow
      title={user.display_name}
      detail={detail ?? <Handle name={user.user_name} />}
      leading={<PersonAvatar person={user} size={size} />}
      trailing={trailing}
      leads={to !== undefined}
      render={to === undefined ? undefined : (anatomy) => <Link to={to} {...anatomy} />}
    />
  );
}

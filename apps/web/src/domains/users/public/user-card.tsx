// A person in one line: picture, name, user name; as a link where a way is given.
import { Avatar } from '@stagepass/ui/avatar/avatar.tsx';
import { ListRow } from '@stagepass/ui/list-row/list-row.tsx';
import type { ReactNode } from 'react';
import { Link } from '#platform/navigation/link.tsx';
import { pictureAddress } from '../model/picture-address.ts';
import { Handle } from '../parts/handle.tsx';

export interface UserCardProps {
  user: { display_name: string; user_name: string; avatar: { small_url: string } | null };
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
      leading={
        <Avatar
          name={user.display_name}
          src={pictureAddress(user.avatar?.small_url)}
          size={size}
          decorative
        />
      }
      trailing={trailing}
      leads={to !== undefined}
      render={to === undefined ? undefined : (anatomy) => <Link to={to} {...anatomy} />}
    />
  );
}

// The picture of whoever is signed in, as far as the session knows it.
import { Avatar } from '@stagepass/ui/avatar/avatar.tsx';
import type { Session } from '#platform/session/session.ts';
import { pictureAddress } from '../model/picture-address.ts';

export function SessionAvatar({ session, size }: { session: Session; size: number }) {
  return (
    <Avatar
      name={session.display_name}
      src={pictureAddress(session.avatar?.small_url)}
      size={size}
      decorative
    />
  );
}

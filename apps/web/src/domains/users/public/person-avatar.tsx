// A person's picture where their name stands beside it.
import { Avatar } from '@stagepass/ui/avatar/avatar.tsx';
import { pictureAddress } from '#platform/api/picture-address.ts';

export interface PicturedPerson {
  display_name: string;
  avatar: { small_url: string } | null;
}

export function PersonAvatar({ person, size }: { person: PicturedPerson; size: number }) {
  return (
    <Avatar
      name={person.display_name}
      src={pictureAddress(person.avatar?.small_url)}
      size={size}
      decorative
    />
  );
}

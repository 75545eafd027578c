// Owns the sharing of one's own level in a club: its link with its picture, where others may see it.
import { callData } from '#platform/api/api.ts';
import type { Copy } from '#platform/i18n/copy.ts';
import { shareOwn } from '#platform/share/share-own.ts';
import { sharedLevelPath } from '../public/paths.ts';
import type { sharedLevelCopy } from '../shared-copy.ts';

export interface OwnLevelShared {
  club: { handle: string; name: string };
  user_name: string;
}

export async function shareLevel(
  { club, user_name }: OwnLevelShared,
  copy: Copy<typeof sharedLevelCopy>,
): Promise<void> {
  const params = { id: club.handle, user: user_name };
  await shareOwn(
    () => callData('GET /clubs/:id/levels/of/:user', { params }),
    ({ level }) => ({
      title: copy.title({ level, club: club.name }),
      path: sharedLevelPath(club.handle, user_name),
      card: `level/${club.handle}~${user_name}`,
    }),
    copy,
  );
}

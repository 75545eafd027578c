// Owns saving a club's register as a file.
import { download } from '#platform/api/download.ts';

export async function downloadRegister(club: { id: string; handle: string }): Promise<void> {
  await download('GET /clubs/:id/members.csv', { params: { id: club.id } }, `${club.handle}-members.csv`);
}

// The register as a file: fetched with the token, which a plain link could not carry, and handed to the browser.
import { apiBase } from '#platform/api/api-base.ts';
import { getSession } from '#platform/session/session.ts';

export async function downloadRegister(club: { id: string; handle: string }): Promise<void> {
  const answer = await fetch(`${apiBase()}/clubs/${club.id}/members.csv`, {
    headers: { Authorization: getSession()?.sctoken ?? '' },
  });
  if (!answer.ok) throw new Error(`the register answered ${answer.status}`);
  const url = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = `${club.handle}-members.csv`;
  link.click();
  URL.revokeObjectURL(url);
}

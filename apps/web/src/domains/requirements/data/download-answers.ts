// Form answers as a file: fetched with the token, which a plain link could not carry, and handed to the browser.
import { apiBase } from '#platform/api/api-base.ts';
import { getSession } from '#platform/session/session.ts';

export async function downloadAnswers(requirementId: string): Promise<void> {
  const answer = await fetch(`${apiBase()}/requirements/${requirementId}/answers.csv`, {
    headers: { Authorization: getSession()?.sctoken ?? '' },
  });
  if (!answer.ok) throw new Error(`the answers answered ${answer.status}`);
  const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
  const url = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = name ?? 'answers.csv';
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

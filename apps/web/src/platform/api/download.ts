// Owns saving a file that an endpoint answers: fetched with the token, which a plain link could not carry, and handed to the browser.
import type { CallInput, CallName } from '@stagepass/contract/client.ts';
import { ask } from './api.ts';

type DownloadName = Extract<CallName, `${string}.${'csv' | 'zip' | 'pdf'}`>;

/** Under the name that the server gives it, unless there is a better one. */
export async function download<Name extends DownloadName>(
  name: Name,
  input: CallInput<Name>,
  fileName?: string,
): Promise<void> {
  const answer = await ask(name, input);
  const given = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
  const url = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName ?? given ?? name.slice(name.lastIndexOf('/') + 1);
  link.click();
  // Some browsers begin to read it only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

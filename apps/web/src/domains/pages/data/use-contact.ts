// Where people can write to whoever runs this site; null where nobody said so, and until it is known.
import { callData } from '#platform/api/api.ts';
import { useAnswer } from '#platform/api/use-answer.ts';

async function readContact(signal: AbortSignal): Promise<string | null> {
  return (await callData('GET /auth/providers', {}, { signal })).contact_email;
}

export function useContact(): string | null {
  return useAnswer(readContact) ?? null;
}

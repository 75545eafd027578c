// Why a code or a position was refused, with how far away the place is where the server says so.
import { isApiError } from '#platform/api/api-error.ts';
import { type Copy, errorSentence } from '#platform/i18n/copy.ts';
import type { requirementsCopy } from '../copy.ts';
import type { siteCopy } from '../parts/play/site-copy.ts';
import { distanceText } from './distance-words.ts';

export function siteTrouble(
  { copy, words, tag }: { copy: Copy<typeof requirementsCopy>; words: Copy<typeof siteCopy>; tag: string },
  error: unknown,
  hidden: boolean,
): string {
  const away = isApiError(error, 'requirements.outside-place') ? error.details : undefined;
  const meters = (away as { distance_m?: number } | undefined)?.distance_m;
  if (meters === undefined) return errorSentence(copy, error);
  const distance = distanceText(tag, meters);
  return hidden ? words.awayWithin({ distance }) : words.awayAbout({ distance });
}

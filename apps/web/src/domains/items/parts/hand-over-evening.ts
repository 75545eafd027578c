// Makes the calendar file of a ticket and hands it to the phone. Fetched with the press that asks for it.
import type { ItemView, RedeemTerms } from '@stagepass/contract/items/shapes.ts';
import { copyIn } from '#platform/i18n/copy.ts';
import { getLocale } from '#platform/i18n/locale.ts';
import { calendarFile } from '../model/calendar-file.ts';
import { itemCodePath } from '../public/paths.ts';
import { placeWords, whenWords } from '../public/terms.ts';
import { termsCopy } from '../public/terms-copy.ts';

/** How long a show is taken to last where nobody said when it ends. */
const USUAL_MS = 3 * 3_600_000;

export interface Evening {
  item: Pick<ItemView, 'id' | 'design'>;
  terms: RedeemTerms;
  starts_at: string;
}

export function handOverEvening({ item, terms, starts_at }: Evening): void {
  const { name } = item.design;
  const locale = getLocale();
  const text = calendarFile({
    uid: `${item.id}@${window.location.hostname}`,
    title: name,
    place: placeWords(terms),
    description: whenWords('ticket', terms, copyIn(termsCopy, locale), locale.tag),
    url: window.location.origin + itemCodePath(item.id),
    starts_at,
    ends_at: terms.until ?? new Date(Date.parse(starts_at) + USUAL_MS).toISOString(),
    made_at: new Date().toISOString(),
  });
  const url = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'ticket'}.ics`;
  link.click();
  // Safari reads the file only after the click is over.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

// A line of the audit log in words: what was done, to whom or to what, out of the log's own facts.
import { formatUsd } from '@stagepass/base/money.ts';
import { truncate } from '@stagepass/base/text.ts';
import type { LoggedDeed } from '@stagepass/contract/moderation/shapes.ts';
import type { Copy } from '#platform/i18n/copy.ts';
import type { moderationCopy } from '../copy.ts';

type LogWords = Copy<typeof moderationCopy>['log'];
interface Facts {
  who: string;
  what: string;
  role: string;
  amount: string;
}
type Said = string | ((values: Facts) => string);

const LONGEST = 48;

/** Names of one line may be taken from several facts, and old lines may lack all of them. */
export function deedSentence({ deed, card, details }: LoggedDeed, words: LogWords): string {
  const said = (words.deeds as Readonly<Record<string, Said>>)[deed];
  if (said === undefined) return words.unknown({ deed });
  if (typeof said === 'string') return said;
  const text = (key: string) => (typeof details[key] === 'string' ? details[key] : '');
  const title = truncate(card === null ? '' : card.title || card.text, LONGEST);
  const named = text('title') || text('name') || text('tier');
  const isPerson = card?.kind === 'user';
  return said({
    who: (isPerson ? title : '') || words.somebody,
    what: named || (isPerson ? '' : title) || words.something,
    role: text('to'),
    amount: formatUsd(typeof details.amount_cents === 'number' ? details.amount_cents : 0),
  });
}

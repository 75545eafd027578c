// Why a requirement could not be saved, with the field as the form calls it: never by the name that the API has for it.
import { isApiError } from '#platform/api/api-error.ts';
import { type Copy, errorSentence } from '#platform/i18n/copy.ts';
import type { editCopy } from '../edit-copy.ts';

type Words = Copy<typeof editCopy>;

export function editTrouble(copy: Words, error: unknown, changed: string = copy.edit.changed): string {
  if (isApiError(error, 'conflict')) return changed;
  const sentence = errorSentence(copy, error);
  if (!isApiError(error)) return sentence;
  const { problems } = (error.details ?? {}) as { problems?: { field: string; message: string }[] };
  const [first] = problems ?? [];
  const place = first === undefined ? null : placeOf(copy, first.field);
  return first === undefined || place === null ? sentence : `${sentence} ${place} ${first.message}.`;
}

/** `body.config.questions.0.text` → `Question 1`; null for a field that no form shows. */
function placeOf({ edit, social }: Words, field: string): string | null {
  const parts = field.split('.').filter((part) => part !== 'body' && part !== 'config');
  const at = parts.findIndex((part) => part === 'questions' || part === 'fields');
  const number = at < 0 ? Number.NaN : Number(parts[at + 1]) + 1;
  const inside = at < 0 ? '' : Number.isNaN(number) ? edit.questions : edit.questionText({ number });
  const own = wordOf({ edit, social }, parts.slice(at < 0 ? 0 : at + 2), at >= 0);
  if (inside === '') return own;
  return own === null ? inside : `${inside}, ${own}`;
}

function wordOf(
  { edit, social }: Pick<Words, 'edit' | 'social'>,
  [name = '', ...rest]: readonly string[],
  inQuestion: boolean,
): string | null {
  // What a question asks is the question itself.
  if (inQuestion && (name === 'text' || name === 'label')) return null;
  if (name === 'options') {
    const number = Number(rest[0]) + 1;
    return Number.isNaN(number) ? edit.options : edit.option({ number });
  }
  if (name === 'hotspots') {
    const number = Number(rest[0]) + 1;
    return Number.isNaN(number) ? edit.places : edit.placeClue({ number });
  }
  const words: Readonly<Record<string, string>> = {
    media_id: edit.picture,
    model: edit.model,
    chain_id: edit.chain,
    contract: edit.contract,
    token_id: edit.tokenId,
    title: edit.titleField,
    text: edit.text,
    label: edit.fieldLabel,
    help: edit.fieldHelp,
    link: rest[0] === 'label' ? edit.linkLabel : edit.linkUrl,
    place: edit.place,
    name: edit.place,
    seconds: edit.seconds,
    url: social.url,
    hashtag: social.hashtag,
    server_id: social.serverId,
    least: edit.least,
    most: edit.most,
    earliest: edit.earliest,
    latest: edit.latest,
    steps: edit.steps,
    low_label: edit.lowLabel,
    high_label: edit.highLabel,
    time_s: edit.timeLimit,
    pass_percent: edit.passPercent,
    tries: edit.tries,
  };
  return words[name] ?? null;
}

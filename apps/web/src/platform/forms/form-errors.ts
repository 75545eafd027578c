// Owns what a form is told about itself and where the failure of a form's call is shown: at the fields that the server refused, at an error code's field, or as a whole.
import { ApiError } from '../api/api-error.ts';
import { commonCopy } from '../i18n/common-copy.ts';
import { copyIn, errorSentence } from '../i18n/copy.ts';
import { getLocale } from '../i18n/locale.ts';

/** One sentence for each field that is wrong; `form` is about the whole. */
export type FormErrors<Values> = { [Name in keyof Values | 'form']?: string | undefined };

/** The domain's words: a sentence for each error code, and for each problem that an answer may name in its details. */
type FormCopy = Parameters<typeof errorSentence>[0] & {
  readonly problems?: Readonly<Record<string, unknown>>;
};

export interface FormOptions<Values> {
  initial: Values | (() => Values);
  copy: FormCopy;
  /** What can be said before sending. */
  check?: ((values: Values) => FormErrors<Values>) | undefined;
  /** Sends, and does what follows from success; what it throws is shown. `base` is what the form was opened with. */
  send: (values: Values, base: Values) => Promise<unknown>;
  /** The field at which an error code is shown; any other is about the whole form. */
  codes?: Readonly<Record<string, keyof Values & string>> | undefined;
  /** For failures that need more than a sentence at a field; undefined leaves them to the rules above. */
  explain?: ((error: unknown) => FormErrors<Values> | undefined) | undefined;
}

/** The body's fields that the server refused: `body.links.0.url` is shown at `links`. */
function refusedFields(error: ApiError, values: object): string[] {
  const { problems = [] } = (error.details ?? {}) as { problems?: { field?: unknown }[] };
  const names = problems.map(({ field }) => String(field).split('.')[1] ?? '');
  return names.filter((name) => Object.hasOwn(values, name));
}

/** The sentence for the problem that the answer names, else the one for its code. */
export function formSentence(copy: FormCopy, error: unknown): string {
  const { problem } = ((error instanceof ApiError && error.details) || {}) as { problem?: unknown };
  const known = copy.problems?.[String(problem)];
  return typeof known === 'string' ? known : errorSentence(copy, error);
}

export function errorsOf<Values extends object>(
  error: unknown,
  values: Values,
  { copy, codes, explain }: FormOptions<Values>,
): FormErrors<Values> {
  const explained = explain?.(error);
  if (explained !== undefined) return explained;
  const refused =
    error instanceof ApiError && error.code === 'invalid-input' ? refusedFields(error, values) : [];
  const { wrongField } = copyIn(commonCopy, getLocale());
  if (refused.length > 0)
    return Object.fromEntries(refused.map((name) => [name, wrongField])) as FormErrors<Values>;
  const name = (error instanceof ApiError ? codes?.[error.code] : undefined) ?? 'form';
  return { [name]: formSentence(copy, error) } as FormErrors<Values>;
}

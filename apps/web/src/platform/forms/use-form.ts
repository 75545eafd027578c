// Owns what every form does: its values, what is wrong at which field, whether something changed, and sending it once.
import type { CallInput, CallName } from '@stagepass/contract/client.ts';
import { type ChangeEvent, type FormEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { changedFields } from './changed-fields.ts';
import { errorsOf, type FormErrors, type FormOptions, formSentence } from './form-errors.ts';

/** A form whose fields are those of an endpoint's body. */
export type BodyOf<Name extends CallName> =
  CallInput<Name> extends { body?: infer Body } ? NonNullable<Body> : never;

/** The fields that hold text, which `field` binds to an input. */
type TextName<Values> = { [N in keyof Values]: Values[N] extends string ? N : never }[keyof Values] & string;

/**
 * Each sentence is read out where it appears; the focus goes to the first field that is wrong.
 * Answers a sentence where none can be read: a field that the screen does not draw says nothing.
 */
function focusFirstWrong(form: HTMLFormElement | null, found: FormErrors<object>): string | undefined {
  const { form: whole, ...atFields } = found;
  const said = Object.values<string | undefined>(atFields).filter((sentence) => sentence !== undefined);
  if (said.length > 0) form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  return whole === undefined && !said.some((sentence) => form?.textContent.includes(sentence))
    ? said[0]
    : undefined;
}

export function useForm<Values extends object>(options: FormOptions<Values>) {
  const [base, setBase] = useState(options.initial);
  const [values, setValues] = useState(base);
  const [errors, setErrors] = useState<FormErrors<Values>>({});
  const [pending, setPending] = useState(false);
  const id = useId();
  const ref = useRef<HTMLFormElement>(null);
  // State is drawn later; a second tap and a field's last change must be seen at once.
  const now = useRef({ values, sent: values, isSending: false });

  const write = (next: Values) => {
    now.current.values = next;
    setValues(next);
  };
  const set = (part: Partial<Values>) => {
    write({ ...now.current.values, ...part });
    const touched = Object.fromEntries([...Object.keys(part), 'form'].map((name) => [name, undefined]));
    setErrors((before) => ({ ...before, ...touched }));
  };
  const reset = () => {
    write(base);
    setErrors({});
  };
  /** The form begins anew with what was saved; a field that was changed while it was sent stays as typed. */
  const saved = (next: Values) => {
    setBase(() => next);
    write({ ...next, ...changedFields(now.current.values, now.current.sent) });
  };
  const fail = (found: FormErrors<Values>, whole?: string) => {
    flushSync(() => setErrors(found));
    const unread = focusFirstWrong(ref.current, found);
    if (unread !== undefined) setErrors({ ...found, form: whole ?? unread });
  };
  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    // A form inside a sheet must not also send the form that the sheet was opened from.
    event?.stopPropagation();
    if (now.current.isSending) return;
    const sent = now.current.values;
    const found = options.check?.(sent) ?? {};
    if (Object.values(found).some((sentence) => sentence !== undefined)) return fail(found);
    const mark = (isSending: boolean) => {
      now.current.isSending = isSending;
      setPending(isSending);
    };
    now.current.sent = sent;
    mark(true);
    setErrors({});
    const failed = await options.send(sent, base).then(
      () => undefined,
      (error) => () => fail(errorsOf(error, sent, options), formSentence(options.copy, error)),
    );
    // Before the focus moves: a field that is disabled while it is sent could not take it.
    mark(false);
    failed?.();
  };
  const field = <Name extends TextName<Values>>(name: Name) => ({
    name,
    value: values[name] as string,
    error: errors[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
      set({ [name]: event.target.value } as unknown as Partial<Values>),
  });
  const dirty = Object.keys(changedFields(values, base)).length > 0;
  // A sheet does not close while the form in it is busy (`Drawer`).
  const form = { id, ref, noValidate: true, onSubmit: submit, 'aria-busy': pending };
  return { values, set, errors, fail, dirty, pending, submit, saved, reset, field, form };
}

export type Form<Values extends object> = ReturnType<typeof useForm<Values>>;

// What every kind of question is given, and how its label reads.
import type { FormField } from '@stagepass/contract/requirements/form.ts';
import type { FormFieldKind } from '@stagepass/contract/requirements/kinds.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { requirementsCopy } from '../../copy.ts';

export interface FieldPartProps<Kind extends FormFieldKind = FormFieldKind> {
  field: Extract<FormField, { kind: Kind }>;
  id: string;
  value: string | string[] | undefined;
  error: string | undefined;
  onChange: (value: string | string[]) => void;
}

/** The question, with a word where it may stay empty. */
export function useLabel(field: FormField): string {
  const { play } = useCopy(requirementsCopy);
  return field.required ? field.label : `${field.label} (${play.optional})`;
}

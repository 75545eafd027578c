// What a new requirement of each type begins with, and keys for its parts.

import { randomId } from '@stagepass/base/random-id.ts';
import type { FormField } from '@stagepass/contract/requirements/form.ts';
import type { FormFieldKind, RequirementType } from '@stagepass/contract/requirements/kinds.ts';
import type { ConfigOf } from '@stagepass/contract/requirements/shapes.ts';

export function newKey(): string {
  return randomId(10);
}

export function blankConfig<Type extends RequirementType>(type: Type): ConfigOf<Type> {
  return blanks[type]() as ConfigOf<Type>;
}

const blanks: { [Type in RequirementType]: () => ConfigOf<Type> } = {
  CONTENT: () => ({ type: 'CONTENT', text: '', link: null, media_id: null, seconds: 20 }),
  QRCODE: () => ({ type: 'QRCODE', mode: 'fixed', uses: null, place: null, where: '' }),
  CHECKIN: () => ({ type: 'CHECKIN', days: 7, mode: 'row' }),
  SOCIAL: () => ({
    type: 'SOCIAL',
    network: 'discord',
    act: 'join',
    url: '',
    text: '',
    hashtag: '',
    server_id: null,
    proof: 'either',
  }),
  FORM: () => ({ type: 'FORM', text: '', fields: [blankField('text')] }),
  QUIZ: () => ({
    type: 'QUIZ',
    text: '',
    questions: [blankQuestion()],
    time_s: null,
    pass_percent: 80,
    tries: 3,
  }),
  AR: () => ({
    type: 'AR',
    text: '',
    find: 'model',
    model: { from: 'house', shape: 'microphone' },
    seconds: 10,
  }),
  WEB3: () => ({
    type: 'WEB3',
    chain_id: 0,
    contract: '',
    standard: 'ERC20',
    token_id: null,
    least: '1',
    symbol: '',
  }),
  VR: () => ({ type: 'VR', text: '', media_id: null, hotspots: [], misses: 10, seconds: 0 }),
  LOCATION: () => ({
    type: 'LOCATION',
    place: { lat: 0, long: 0, radius_m: 150 },
    name: '',
    hint: '',
    hidden: false,
    code: false,
  }),
};

export function blankQuestion(): ConfigOf<'QUIZ'>['questions'][number] {
  return { key: newKey(), text: '', options: [blankOption(true), blankOption(false)] };
}

export function blankOption(right: boolean): { key: string; text: string; right: boolean } {
  return { key: newKey(), text: '', right };
}

/** Of another kind, the question itself stays. */
export function blankField(kind: FormFieldKind, before?: FormField): FormField {
  const common = {
    key: before?.key ?? newKey(),
    label: before?.label ?? '',
    help: before?.help ?? '',
    required: before?.required ?? true,
  };
  return fieldOfKind[kind](common);
}

type Common = Pick<FormField, 'key' | 'label' | 'help' | 'required'>;

const fieldOfKind: { [Kind in FormFieldKind]: (common: Common) => Extract<FormField, { kind: Kind }> } = {
  text: (common) => ({ ...common, kind: 'text' }),
  'long-text': (common) => ({ ...common, kind: 'long-text' }),
  number: (common) => ({ ...common, kind: 'number', least: null, most: null }),
  date: (common) => ({ ...common, kind: 'date', earliest: null, latest: null }),
  choice: (common) => ({
    ...common,
    kind: 'choice',
    several: false,
    options: [
      { key: newKey(), label: '' },
      { key: newKey(), label: '' },
    ],
  }),
  scale: (common) => ({ ...common, kind: 'scale', steps: 5, low_label: '', high_label: '' }),
  file: (common) => ({ ...common, kind: 'file' }),
};

/** In the order in which they are offered. */
export const fieldKinds = Object.keys(fieldOfKind) as FormFieldKind[];

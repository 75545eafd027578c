// A station while it is written: text as typed, what is wrong with it, and what the server gets of it.
import { parseUsd } from '@stagepass/base/money.ts';
import type { ConditionTree } from '@stagepass/contract/conditions/shapes.ts';
import type { StationKind, StationState } from '@stagepass/contract/stations/kinds.ts';
import type { StationDraft, StationEditor, ThingInput } from '@stagepass/contract/stations/shapes.ts';
import { plainTree } from '#domains/conditions/public/plain-tree.ts';
import { fromZoneTime, toZoneTime } from '#platform/i18n/zone-times.ts';
import { isCopy } from './kinds.ts';

export const TITLE_MAX = 40;
export const STORY_MAX = 2000;
const MOST_PER_FAN = 10;
const MOST_PRICE_CENTS = 100_000;
const MOST_DAYS = 3650;
const MOST_FANS = 100_000;
const MOST_TOKENS = 10_000;

export interface StationForm {
  title: string;
  story: string;
  kind: StationKind;
  /** Each kind keeps what was chosen for it; empty until one is. */
  badge_id: string;
  tier_id: string;
  days: string;
  design_id: string;
  price: string;
  total: string;
  per_fan: string;
  /** Fan tokens with each claim; empty for none. */
  tokens: string;
  /** By the club's clock, as a field holds them. */
  opens: string;
  closes: string;
  where: 'virtual' | 'real';
  url: string;
  place_name: string;
  address: string;
  lat: number;
  long: number;
  condition: ConditionTree | null;
}

export const emptyForm: StationForm = {
  title: '',
  story: '',
  kind: 'ITEM',
  badge_id: '',
  tier_id: '',
  days: '',
  design_id: '',
  price: '',
  total: '',
  per_fan: '1',
  tokens: '',
  opens: '',
  closes: '',
  where: 'virtual',
  url: '',
  place_name: '',
  address: '',
  lat: 0,
  long: 0,
  condition: null,
};

const typed = (value: number | null) => (value === null ? '' : String(value));

export function formOf(station: StationEditor, zone: string): StationForm {
  const { thing, place, price_cents } = station;
  return {
    ...emptyForm,
    title: station.title,
    story: station.story,
    ...(thing === null ? {} : { kind: thing.kind }),
    ...(thing?.kind === 'BADGE' ? { badge_id: thing.badge.id } : {}),
    ...(thing?.kind === 'MEMBERTIER' ? { tier_id: thing.tier.id, days: typed(thing.days) } : {}),
    ...(thing !== null && 'design' in thing ? { design_id: thing.design.id } : {}),
    price: price_cents === 0 ? '' : (price_cents / 100).toFixed(2),
    total: typed(station.total),
    per_fan: String(station.per_fan),
    tokens: typed(station.tokens?.amount ?? null),
    opens: toZoneTime(station.opens_at, zone),
    closes: toZoneTime(station.closes_at, zone),
    where: place.kind,
    ...(place.kind === 'virtual'
      ? { url: place.url ?? '' }
      : { place_name: place.name, address: place.address, ...place.point }),
    condition: station.condition === null ? null : plainTree(station.condition),
  };
}

/** A whole number within bounds; undefined for anything else. */
function wholeOf(text: string, most: number): number | undefined {
  const plain = text.trim().replaceAll(',', '');
  const value = /^\d{1,9}$/.test(plain) ? Number(plain) : 0;
  return value >= 1 && value <= most ? value : undefined;
}

const isWrong = (text: string, most: number) => text.trim() !== '' && wholeOf(text, most) === undefined;

/** Zero where nothing is typed; undefined for what is no amount. */
export function centsOf(price: string): number | undefined {
  if (price.trim() === '') return 0;
  const cents = parseUsd(price);
  return cents !== undefined && cents >= 0 && cents <= MOST_PRICE_CENTS ? cents : undefined;
}

export function chosenId(form: StationForm): string {
  if (form.kind === 'BADGE') return form.badge_id;
  return form.kind === 'MEMBERTIER' ? form.tier_id : form.design_id;
}

function isAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

export type DraftTrouble =
  | 'title'
  | 'thing'
  | 'days'
  | 'price'
  | 'total'
  | 'per_fan'
  | 'tokens'
  | 'closes'
  | 'url'
  | 'place_name'
  | 'point';

/** What keeps it from being saved. */
export function troublesOf(form: StationForm): DraftTrouble[] {
  const isReal = form.where === 'real';
  const wrong: Record<DraftTrouble, boolean> = {
    title: form.title.trim() === '',
    thing: chosenId(form) === '',
    days: form.kind === 'MEMBERTIER' && isWrong(form.days, MOST_DAYS),
    price: centsOf(form.price) === undefined,
    total: isWrong(form.total, MOST_FANS),
    per_fan: isCopy(form.kind) && wholeOf(form.per_fan, MOST_PER_FAN) === undefined,
    tokens: isWrong(form.tokens, MOST_TOKENS),
    // By one clock: both are texts of one form.
    closes: form.opens !== '' && form.closes !== '' && form.closes <= form.opens,
    url: !isReal && form.url.trim() !== '' && !isAddress(form.url.trim()),
    place_name: isReal && form.place_name.trim() === '',
    point: isReal && form.lat === 0 && form.long === 0,
  };
  return (Object.keys(wrong) as DraftTrouble[]).filter((trouble) => wrong[trouble]);
}

function thingOf(form: StationForm): ThingInput {
  if (form.kind === 'BADGE') return { kind: 'BADGE', badge_id: form.badge_id };
  if (form.kind === 'MEMBERTIER')
    return { kind: 'MEMBERTIER', tier_id: form.tier_id, days: wholeOf(form.days, MOST_DAYS) ?? null };
  return { kind: form.kind, design_id: form.design_id };
}

export function fieldsOf(form: StationForm, zone: string): StationDraft {
  const url = form.url.trim();
  return {
    title: form.title.trim(),
    story: form.story.trim(),
    thing: thingOf(form),
    price_cents: centsOf(form.price) ?? 0,
    total: wholeOf(form.total, MOST_FANS) ?? null,
    per_fan: wholeOf(form.per_fan, MOST_PER_FAN) ?? 1,
    tokens: wholeOf(form.tokens, MOST_TOKENS) ?? null,
    opens_at: fromZoneTime(form.opens, zone),
    closes_at: fromZoneTime(form.closes, zone),
    place:
      form.where === 'virtual'
        ? { kind: 'virtual', url: url === '' ? null : url }
        : {
            kind: 'real',
            name: form.place_name.trim(),
            address: form.address.trim(),
            point: { lat: form.lat, long: form.long },
          },
    condition: form.condition,
  };
}

/** What may be changed: words while it is open, nothing once it is archived; the thing not once somebody has got one. */
export function changeable(station: Pick<StationEditor, 'state' | 'given'> | null): {
  words: boolean;
  terms: boolean;
  thing: boolean;
} {
  const state: StationState = station?.state ?? 'draft';
  const terms = state === 'draft' || state === 'closed';
  return { words: state !== 'archived', terms, thing: terms && (station?.given ?? 0) === 0 };
}

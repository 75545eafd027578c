// A design while it is written: what the form holds, what is wrong with it, what the server gets.
import type { ItemQualityKey } from '@stagepass/base/item-quality.ts';
import type { CallInput } from '@stagepass/contract/client.ts';
import type { DrawnObject, ItemDesign, ItemKind } from '@stagepass/contract/items/shapes.ts';
import { changedFields } from '#platform/forms/changed-fields.ts';
import { MAX_EDITION, mustRedeemKinds, redeemableKinds } from './item-words.ts';
import { fromLocalTime, toLocalTime } from './local-time.ts';

export interface DesignDraft {
  name: string;
  description: string;
  quality: ItemQualityKey;
  kind: ItemKind;
  /** `kept`: as it is on the server. */
  from: 'kept' | 'drawn' | 'upload';
  object: DrawnObject;
  media: { id: string; url: string } | null;
  /** Undefined leaves it as it is. */
  model_media_id: string | null | undefined;
  isOpenRun: boolean;
  edition: string;
  heldBack: string;
  transferable: boolean;
  isRedeemable: boolean;
  place: string;
  address: string;
  gate: string;
  offer: string;
  opens: string;
  starts: string;
  until: string;
  closes: string;
}

export function newDesignDraft(): DesignDraft {
  return {
    name: '',
    description: '',
    quality: 'common',
    kind: 'collectible',
    from: 'drawn',
    object: 'polaroid',
    media: null,
    model_media_id: undefined,
    isOpenRun: false,
    edition: '100',
    heldBack: '0',
    transferable: true,
    isRedeemable: false,
    place: '',
    address: '',
    gate: '',
    offer: '',
    opens: '',
    starts: '',
    until: '',
    closes: '',
  };
}

export function designDraftOf(design: ItemDesign): DesignDraft {
  const { redeemable, edition_size } = design;
  return {
    ...newDesignDraft(),
    name: design.name,
    description: design.description,
    quality: design.quality,
    kind: design.kind,
    from: design.picture === null ? 'drawn' : 'kept',
    isOpenRun: edition_size === null,
    edition: edition_size === null ? '' : String(edition_size),
    heldBack: String(design.management?.held_back ?? 0),
    transferable: design.transferable,
    isRedeemable: redeemable !== null,
    place: redeemable?.place ?? '',
    address: redeemable?.address ?? '',
    gate: redeemable?.gate ?? '',
    offer: redeemable?.offer ?? '',
    opens: toLocalTime(redeemable?.from ?? null),
    starts: toLocalTime(redeemable?.starts_at ?? null),
    until: toLocalTime(redeemable?.until ?? null),
    closes: toLocalTime(redeemable?.transfer_closes_at ?? null),
  };
}

export type DraftTrouble = 'name' | 'media' | 'edition' | 'heldBack' | 'place' | 'starts' | 'until';

const wholeNumber = (text: string) => (/^\d{1,7}$/.test(text.trim()) ? Number(text.trim()) : null);

/** What has to be put right before it can be saved; `issued` copies are out already. */
export function troublesOf(draft: DesignDraft, issued: number): DraftTrouble[] {
  const found: DraftTrouble[] = [];
  const edition = draft.isOpenRun ? MAX_EDITION : wholeNumber(draft.edition);
  const heldBack = wholeNumber(draft.heldBack);
  if (draft.name.trim() === '' || draft.name.trim().length > 60) found.push('name');
  if (draft.from === 'upload' && draft.media === null) found.push('media');
  if (edition === null || edition < Math.max(1, issued) || edition > MAX_EDITION) found.push('edition');
  if (heldBack === null || (edition !== null && heldBack > edition)) found.push('heldBack');
  if (canRedeem(draft) && draft.place.trim() === '') found.push('place');
  if (canRedeem(draft)) found.push(...timeTroubles(draft));
  return found;
}

function timeTroubles(draft: DesignDraft): DraftTrouble[] {
  const [opens, until] = [fromLocalTime(draft.opens), fromLocalTime(draft.until)];
  const starts = startsOf(draft);
  const found: DraftTrouble[] = [];
  if (starts !== null && ((opens !== null && starts < opens) || (until !== null && starts >= until)))
    found.push('starts');
  if (opens !== null && until !== null && until <= opens) found.push('until');
  return found;
}

/** Only a ticket is for a show. */
function startsOf({ kind, starts }: DesignDraft): string | null {
  return kind === 'ticket' ? fromLocalTime(starts) : null;
}

/** A ticket or coupon that nobody takes is worth nothing: choosing the kind turns redeeming on. */
export function kindChange(kind: ItemKind, draft: DesignDraft): Pick<DesignDraft, 'kind' | 'isRedeemable'> {
  return { kind, isRedeemable: draft.isRedeemable || mustRedeemKinds.includes(kind) };
}

/** Chosen against the default: it can be given out, never sold. */
export function isUnsellable({ kind, isRedeemable }: DesignDraft): boolean {
  return mustRedeemKinds.includes(kind) && !isRedeemable;
}

export function mayRedeem(kind: ItemKind): boolean {
  return redeemableKinds.includes(kind);
}

function canRedeem({ isRedeemable, kind }: DesignDraft): boolean {
  return isRedeemable && mayRedeem(kind);
}

function termsOf(draft: DesignDraft) {
  if (!canRedeem(draft)) return null;
  return {
    place: draft.place.trim(),
    address: draft.address.trim(),
    gate: draft.kind === 'ticket' ? draft.gate.trim() : '',
    offer: draft.offer.trim(),
    from: fromLocalTime(draft.opens),
    starts_at: startsOf(draft),
    until: fromLocalTime(draft.until),
    transfer_closes_at: fromLocalTime(draft.closes),
  };
}

type Fields = NonNullable<CallInput<'POST /clubs/:id/item-designs'>['body']>;
type Changes = NonNullable<CallInput<'PATCH /item-designs/:id'>['body']>;

function pictureOf({ from, media, object }: DesignDraft): Pick<Fields, 'picture'> | undefined {
  if (from === 'upload') return media === null ? undefined : { picture: { from, media_id: media.id } };
  return from === 'drawn' ? { picture: { from, object } } : undefined;
}

function changeable(draft: DesignDraft) {
  const { quality, kind, transferable } = draft;
  return {
    ...{ name: draft.name.trim(), quality, kind, transferable },
    description: draft.description.trim(),
    edition_size: draft.isOpenRun ? null : wholeNumber(draft.edition),
    held_back: wholeNumber(draft.heldBack) ?? 0,
    redeemable: termsOf(draft),
    ...(draft.model_media_id === undefined ? {} : { model_media_id: draft.model_media_id }),
    ...pictureOf(draft),
  };
}

export function fieldsOf(draft: DesignDraft): Fields {
  return { picture: { from: 'drawn', object: draft.object }, ...changeable(draft) };
}

/** Only what differs from the design as it was opened. */
export function changesOf(draft: DesignDraft, base: DesignDraft): Changes {
  return changedFields(changeable(draft), changeable(base));
}

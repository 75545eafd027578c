// Owns how a design's picture and terms become what screens show.
import type { ItemPicture, RedeemTerms } from '@stagepass/contract/items/shapes.ts';
import { pictureKeys } from '#domains/media/public/picture-keys.ts';
import type { Platform } from '#platform/platform.ts';
import type { ItemDesign } from './item.ts';

export function presentItemPicture(
  { storage }: Pick<Platform, 'storage'>,
  picture: ItemDesign['picture'],
): ItemPicture | null {
  if (picture === null) return null;
  const keys = pictureKeys(picture);
  return {
    small_url: storage.publicUrl(keys.small),
    medium_url: storage.publicUrl(keys.medium),
    large_url: storage.publicUrl(keys.large),
    placeholder: picture.placeholder,
    hue: picture.hue,
    alt: picture.alt,
  };
}

export function presentTerms(row: ItemDesign): RedeemTerms | null {
  if (row.redeem_place === null) return null;
  return {
    place: row.redeem_place,
    address: row.redeem_address,
    gate: row.redeem_gate,
    offer: row.redeem_offer,
    from: row.redeem_from?.toISOString() ?? null,
    starts_at: row.redeem_starts_at?.toISOString() ?? null,
    until: row.redeem_until?.toISOString() ?? null,
    transfer_closes_at: row.transfer_closes_at?.toISOString() ?? null,
  };
}

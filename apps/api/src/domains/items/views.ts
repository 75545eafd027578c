// Owns how rows of designs and copies become the shapes of the contract, with what the viewer may do.
import type { ItemClub, ItemDesign, ItemDesignCard, ItemView } from '@stagepass/contract/items/shapes.ts';
import type { UserCard } from '@stagepass/contract/users/shapes.ts';
import type { Platform } from '#platform/platform.ts';
import type { CopyCounts } from './designs.store.ts';
import { presentItemPicture, presentTerms } from './public/present-parts.ts';
import { mayChangeHands } from './public/transfer.rules.ts';
import type { DesignRow, ItemRow } from './tables.ts';

type Storage = Pick<Platform, 'storage'>;

export function presentDesignCard(
  platform: Storage,
  row: DesignRow,
  club: ItemClub | undefined,
): ItemDesignCard {
  return {
    id: row.id,
    club: club ?? null,
    name: row.name,
    quality: row.quality,
    kind: row.kind,
    picture: presentItemPicture(platform, row.picture),
    model_url: row.model_key === null ? null : platform.storage.publicUrl(row.model_key),
    edition_size: row.edition_size,
    issued: row.issued,
    transferable: row.transferable,
    redeemable: presentTerms(row),
  };
}

/** Copies that can still be made for sale and draws; null without end. */
export function leftOf(row: DesignRow): number | null {
  return row.edition_size === null ? null : row.edition_size - row.issued - row.held_back;
}

export interface Management extends CopyCounts {
  /** The club takes new things: it is not about to close. */
  open: boolean;
}

export function presentDesignRow(
  platform: Storage,
  row: DesignRow,
  club: ItemClub | undefined,
  management: Management | null,
): ItemDesign {
  return {
    ...presentDesignCard(platform, row, club),
    description: row.description,
    state: row.state,
    created_at: row.created_at.toISOString(),
    left: leftOf(row),
    management: management && presentManagement(row, management),
  };
}

function presentManagement(row: DesignRow, { states, holders, vault, open }: Management) {
  const { held = 0, listed = 0, escrowed = 0, redeemed = 0, burned = 0 } = states;
  const copyLeft = row.edition_size === null || row.issued < row.edition_size;
  return {
    held_back: row.held_back,
    hidden:
      row.hidden_at === null ? null : { since: row.hidden_at.toISOString(), reason: row.hidden_reason ?? '' },
    copies: { held, listed, escrowed, redeemed, burned },
    in_vault: vault,
    holders,
    can: {
      edit: row.state !== 'retired',
      edit_identity: row.state === 'draft',
      grant: row.state === 'live' && copyLeft && open && row.hidden_at === null,
      go_live: row.state === 'draft' && open,
      retire: row.state === 'live',
      remove: row.state === 'draft',
    },
  };
}

export interface ItemParts {
  design: DesignRow;
  club: ItemClub | undefined;
  /** Null where the viewer may not know. */
  holder: UserCard | null;
  viewer_id: string | null;
  now: Date;
}

export function presentItemRow(platform: Storage, row: ItemRow, parts: ItemParts): ItemView {
  const { design, club, holder, viewer_id, now } = parts;
  const mine = viewer_id !== null && row.holder_id === viewer_id;
  const free = mine && row.state === 'held';
  return {
    id: row.id,
    design: presentDesignCard(platform, design, club),
    number: row.number,
    state: row.state,
    holder,
    mine,
    acquired_at: row.acquired_at.toISOString(),
    origin: row.origin,
    in_use: row.used_at !== null,
    place:
      row.place_kind === null || row.place_id === null ? null : { kind: row.place_kind, id: row.place_id },
    redeemable: presentTerms(design),
    can: {
      use: free,
      redeem:
        free && design.redeem_place !== null && (design.redeem_until === null || now <= design.redeem_until),
      sell: free && design.hidden_at === null && mayChangeHands(design, now),
      gift: free && mayChangeHands(design, now),
      burn: free,
    },
  };
}

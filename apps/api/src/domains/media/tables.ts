// Owns the row types of the media domain's tables; nobody else reads or writes them.
import type { MediaKind, MediaRefusal, MediaState } from '@stagepass/contract/media/shapes.ts';
import type { Generated, Selectable } from 'kysely';

interface MediaTable {
  id: string;
  owner_id: string;
  kind: MediaKind;
  state: MediaState;
  name: string;
  type: string;
  size_bytes: number;
  received_bytes: Generated<number>;
  alt: Generated<string>;
  refusal: MediaRefusal | null;
  base_key: string | null;
  width: Generated<number>;
  height: Generated<number>;
  placeholder: Generated<string>;
  hue: Generated<number>;
  duration_s: number | null;
  used_kind: string | null;
  used_id: string | null;
  created_at: Date;
  expires_at: Date;
  processing_at: Date | null;
}

interface PartTable {
  media_id: string;
  position_bytes: number;
  size_bytes: number;
  key: string;
}

export interface MediaTables {
  media: MediaTable;
  media_parts: PartTable;
}

/** A medium as read. */
export type MediaRow = Selectable<MediaTable>;

export type PartRow = Omit<PartTable, 'media_id'>;

// Owns how media rows become the shapes of the contract.
import type { UploadedMedia } from '@stagepass/contract/media/shapes.ts';
import type { Platform } from '#platform/platform.ts';
import { factsOf } from './public/media-facts.ts';
import { presentMedia } from './public/present-media.ts';
import type { MediaRow } from './tables.ts';

export function presentUploaded(platform: Platform, row: MediaRow): UploadedMedia {
  const shown = row.state === 'ready' && row.kind !== 'file' && row.kind !== 'audio';
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    size_bytes: row.size_bytes,
    received_bytes: row.received_bytes,
    alt: row.alt,
    refusal: row.refusal,
    duration_s: row.kind === 'audio' && row.state === 'ready' ? row.duration_s : null,
    view: shown ? presentMedia(platform, factsOf(row), row.owner_id) : null,
  };
}

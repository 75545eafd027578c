// Owns how media become addresses: plain where everybody may see them, otherwise signed for the one who looks.
import type { FileView, MediaView } from '@stagepass/contract/media/shapes.ts';
import type { Platform } from '#platform/platform.ts';
import { hasPictures, pictureFiles, videoKey } from '../media.rules.ts';
import type { MediaRow } from '../tables.ts';
import type { MediaFacts } from './media-facts.ts';

type Storage = Pick<Platform, 'storage'>;

/** Without a viewer only public media have an address; asking for others is a mistake of ours. */
function addressOf({ storage }: Storage, key: string, viewerId: string | null): string {
  return key.startsWith('public/') || viewerId === null
    ? storage.publicUrl(key)
    : storage.signedUrl(key, viewerId);
}

export function presentMedia(platform: Storage, facts: MediaFacts, viewerId: string | null): MediaView {
  const picture = facts.kind === 'picture';
  const shown = hasPictures(facts);
  const url = (file: string) => (shown ? addressOf(platform, `${facts.base}/${file}`, viewerId) : null);
  return {
    id: facts.id,
    kind: facts.kind,
    alt: facts.alt,
    width: facts.width,
    height: facts.height,
    placeholder: facts.placeholder,
    hue: facts.hue,
    small_url: url(pictureFiles[0]),
    medium_url: url(pictureFiles[1]),
    large_url: url(pictureFiles[2]),
    video_url: picture ? null : addressOf(platform, videoKey(facts.base, facts.type ?? ''), viewerId),
    duration_s: facts.duration_s,
  };
}

export function presentFile({ storage }: Storage, row: MediaRow, viewerId: string): FileView {
  return {
    id: row.id,
    name: row.name,
    type: row.type,
    size_bytes: row.size_bytes,
    file_url: storage.signedUrl(`${row.base_key}/file`, viewerId),
  };
}

/** As it is told to several people at once: its shape and its first glance, without an address that would be one viewer's. */
export function presentUnaddressed(facts: MediaFacts): MediaView {
  const { id, kind, alt, width, height, placeholder, hue, duration_s } = facts;
  const nowhere = { small_url: null, medium_url: null, large_url: null, video_url: null };
  return { id, kind, alt, width, height, placeholder, hue, duration_s, ...nowhere };
}

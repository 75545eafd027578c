// Which files may be sent, and how large. Kept here, because the contract's own values bring its schemas to the phone.
import type { PICTURE_TYPES, VIDEO_TYPES } from '@stagepass/contract/media/shapes.ts';

type PictureType = (typeof PICTURE_TYPES)[number];
type VideoType = (typeof VIDEO_TYPES)[number];

const pictures = {
  'image/jpeg': true,
  'image/png': true,
  'image/webp': true,
  'image/avif': true,
} as const satisfies Record<PictureType, true>;
const videos = { 'video/mp4': true, 'video/webm': true } as const satisfies Record<VideoType, true>;

export const pictureFileTypes: readonly string[] = Object.keys(pictures);
export const videoFileTypes: readonly string[] = Object.keys(videos);
export const mostBytes = { picture: 20_000_000, video: 200_000_000, file: 20_000_000 } as const;

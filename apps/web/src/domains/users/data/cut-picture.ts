// Reads a chosen picture and cuts its square: at most 1024 pixels, as JPEG where the browser cannot write WebP.
import { type Crop, cropSquare } from '../model/crop.ts';

const SIDE = 1024;
export const MAX_FILE_BYTES = 40_000_000;

export interface OpenPicture {
  /** For an img element; to be revoked when done. */
  url: string;
  width: number;
  height: number;
  element: HTMLImageElement;
}

/** Fails where the browser cannot read the file as a picture. */
export async function openPicture(file: Blob): Promise<OpenPicture> {
  const url = URL.createObjectURL(file);
  const element = new Image();
  element.src = url;
  try {
    await element.decode();
  } catch (error) {
    URL.revokeObjectURL(url);
    throw error;
  }
  return { url, element, width: element.naturalWidth, height: element.naturalHeight };
}

function blobOf(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, 0.88));
}

export async function cutPicture(picture: OpenPicture, crop: Crop): Promise<Blob> {
  const { left, top, side } = cropSquare(crop, picture);
  const canvas = document.createElement('canvas');
  const size = Math.max(1, Math.min(SIDE, Math.round(side)));
  canvas.width = size;
  canvas.height = size;
  const drawing = canvas.getContext('2d');
  if (!drawing) throw new Error('This browser cannot draw.');
  drawing.imageSmoothingQuality = 'high';
  drawing.drawImage(picture.element, left, top, side, side, 0, 0, size, size);
  const webp = await blobOf(canvas, 'image/webp');
  // A browser without WebP answers a PNG, which would be far larger than a JPEG.
  if (webp?.type === 'image/webp') return webp;
  const jpeg = await blobOf(canvas, 'image/jpeg');
  if (!jpeg) throw new Error('The picture could not be written.');
  return jpeg;
}

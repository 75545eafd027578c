// Owns work on pictures for the rest of the server: what can be asked for, whoever does it.

export interface PictureSize {
  width: number;
  height: number;
}

/** One file to be made of an uploaded picture. */
export interface PictureVariant extends PictureSize {
  /** `cover` cuts to exactly this size around what draws the eye; `inside` keeps the whole picture within it. */
  fit: 'cover' | 'inside';
}

/** A stranger's picture, ready to be shown: three sizes, and what a screen wants to know before they are there. */
export interface PreparedPicture {
  /** WebP, 480, 960 and 1600 px at most on the longer side; the large one of a picture twice as wide as high up to 4096 px. */
  files: [small: Buffer, medium: Buffer, large: Buffer];
  width: number;
  height: number;
  /** A few blurred pixels as a data URI. */
  placeholder: string;
  /** Dominant hue, 0–359. */
  hue: number;
}

export type PictureRefusal = 'not-a-picture' | 'too-many-pixels';

/** Of a task whose process crashed, or was ended because a task took too long: another process may well do it. */
export class PictureProcessEnded extends Error {
  override name = 'PictureProcessEnded';
  constructor() {
    super('the picture process ended');
  }
}

export interface Pictures {
  /** A drawn print (SVG of ours) as WebP. */
  render(svg: string, size: PictureSize): Promise<Buffer>;
  /**
   * A stranger's picture, re-encoded as WebP in each variant: turned upright, without metadata.
   * Undefined where it is no picture that we take. From a file on disk, its bytes never pass through the server.
   */
  reencode(
    picture: Buffer | { file: string },
    variants: readonly PictureVariant[],
  ): Promise<Buffer[] | undefined>;
  /** Everything that a shown picture needs, or why the bytes are none that we take. */
  prepare(bytes: Buffer): Promise<PreparedPicture | PictureRefusal>;
  close(): Promise<void>;
}

export type PictureTask =
  | { kind: 'render'; svg: string; size: PictureSize }
  | { kind: 'reencode'; picture: Uint8Array | { file: string }; variants: readonly PictureVariant[] }
  | { kind: 'prepare'; bytes: Uint8Array };

export interface PreparedFacts {
  width: number;
  height: number;
  placeholder: string;
  hue: number;
}

export type PictureResult =
  | { ok: true; files: Uint8Array[] | undefined; facts?: PreparedFacts; refusal?: PictureRefusal }
  | { ok: false; message: string };

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

export interface Pictures {
  /** A drawn print (SVG of ours) as WebP. */
  render(svg: string, size: PictureSize): Promise<Buffer>;
  /**
   * A stranger's picture, re-encoded as WebP in each variant: turned upright, without metadata.
   * Undefined where the bytes are no picture that we take.
   */
  reencode(bytes: Buffer, variants: readonly PictureVariant[]): Promise<Buffer[] | undefined>;
  close(): Promise<void>;
}

export type PictureTask =
  | { kind: 'render'; svg: string; size: PictureSize }
  | { kind: 'reencode'; bytes: Uint8Array; variants: readonly PictureVariant[] };

export type PictureResult = { ok: true; files: Uint8Array[] | undefined } | { ok: false; message: string };

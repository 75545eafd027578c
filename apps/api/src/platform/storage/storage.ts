// Owns files: on disk or in S3-compatible storage, public or behind a signed address.
export interface StoredFile {
  bytes: Buffer;
  type: string;
}

/** Where bytes are kept; addresses are the same for all. */
export type ByteStore = Pick<FileStore, 'put' | 'get' | 'remove' | 'copy'>;

export interface FileStore {
  /** Keys are made by us (`avatars/<id>/small.webp`), never from a name somebody sent. */
  put(key: string, file: StoredFile): Promise<void>;
  get(key: string): Promise<StoredFile | undefined>;
  remove(key: string): Promise<void>;
  /** The same file under a second key, without its bytes passing through here. False where there is none. */
  copy(from: string, to: string): Promise<boolean>;
  /** Address of a file that everybody may see; its key changes with its content, so it can be cached for good. */
  publicUrl(key: string): string;
  /** Address that opens for one viewer only, for ten minutes at most. */
  signedUrl(key: string, viewerId: string): string;
}

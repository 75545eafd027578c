// Owns the choice of where files are kept: S3-compatible storage where it is configured, otherwise the disk.
import type { Clock } from '@stagepass/base/clock.ts';
import type { Config } from '../config/config.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { diskStore } from './disk-store.ts';
import { fileAddresses } from './file-addresses.ts';
import { s3Store } from './s3-store.ts';
import type { FileStore } from './storage.ts';

export async function makeStorage(parts: {
  config: Pick<
    Config,
    | 'API_BASE'
    | 'data_dir'
    | 'S3_ENDPOINT'
    | 'S3_BUCKET'
    | 'S3_REGION'
    | 'S3_ACCESS_KEY_ID'
    | 'S3_SECRET_ACCESS_KEY'
  >;
  secrets: Secrets;
  clock: Clock;
}): Promise<FileStore> {
  const { config } = parts;
  const store = config.S3_ENDPOINT === undefined ? diskStore(config.data_dir) : await s3Store(config);
  return { ...store, ...fileAddresses(parts) };
}

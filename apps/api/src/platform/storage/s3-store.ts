// Owns files in S3-compatible storage; the client is large, so it is loaded only where one is configured.
import type { Config } from '../config/config.ts';
import { checkedKey } from './file-keys.ts';
import type { ByteStore } from './storage.ts';

type S3Config = Pick<
  Config,
  'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_REGION' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'
>;

export async function s3Store(config: S3Config): Promise<ByteStore> {
  const { CopyObjectCommand, DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } =
    await import('@aws-sdk/client-s3');
  const client = new S3Client({
    endpoint: config.S3_ENDPOINT as string,
    region: config.S3_REGION,
    // Most servers that speak S3 have no host name per bucket, and do not know the newer checksums.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    credentials: {
      accessKeyId: config.S3_ACCESS_KEY_ID ?? '',
      secretAccessKey: config.S3_SECRET_ACCESS_KEY ?? '',
    },
  });
  function place(key: string) {
    return { Bucket: config.S3_BUCKET, Key: checkedKey(key) };
  }
  return {
    async put(key, { bytes, type }) {
      await client.send(new PutObjectCommand({ ...place(key), Body: bytes, ContentType: type }));
    },
    async get(key) {
      try {
        const found = await client.send(new GetObjectCommand(place(key)));
        const bytes = Buffer.from((await found.Body?.transformToByteArray()) ?? []);
        return { bytes, type: found.ContentType ?? 'application/octet-stream' };
      } catch (error) {
        return missing(error);
      }
    },
    async copy(from, to) {
      try {
        const source = `${config.S3_BUCKET}/${checkedKey(from)}`;
        await client.send(new CopyObjectCommand({ ...place(to), CopySource: source }));
        return true;
      } catch (error) {
        missing(error);
        return false;
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(place(key)));
    },
  };
}

function missing(error: unknown): undefined {
  const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
  if (status !== 404) throw error;
}

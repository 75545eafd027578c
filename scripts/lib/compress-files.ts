// Makes the compressed forms of a build's files once, so that the server never compresses while somebody waits.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Pictures and fonts are compressed already. */
const TEXT = /\.(js|css|html|svg|json|webmanifest|txt)$/;
/** Below this the headers of a second form cost more than it saves. */
const WORTH_BYTES = 512;

const forms = [
  {
    ending: '.br',
    pack: (bytes: Buffer) =>
      promisify(brotliCompress)(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
  },
  { ending: '.gz', pack: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }) },
];

export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(files.map(compressFile));
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < WORTH_BYTES) return;
  for (const { ending, pack } of forms) {
    const packed = await pack(bytes);
    if (packed.length < bytes.length) await writeFile(`${file}${ending}`, packed);
  }
}

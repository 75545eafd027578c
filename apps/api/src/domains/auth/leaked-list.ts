// Owns the question whether a password is on the long list of leaked ones. The list is loaded by the first who asks and
// searched as it lies, in some 120 KB: a string for each line would hold several times as much.
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

/** A line each, with a line end before the first and after the last. */
let lines: Promise<Buffer> | undefined;

async function loadLines(): Promise<Buffer> {
  const { compressedList } = await import('./leaked-list.generated.ts');
  return promisify(brotliDecompress)(Buffer.from(compressedList, 'base64'));
}

/** In lower case and without spaces, as the list is. */
export async function isOnLeakedList(password: string): Promise<boolean> {
  lines ??= loadLines();
  return (await lines).includes(`\n${password.toLowerCase().replace(/\s+/g, '')}\n`);
}

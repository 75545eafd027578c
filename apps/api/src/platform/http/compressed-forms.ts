// Owns the compressed forms of a page that is kept in memory: made once, chosen by what the browser takes.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** As in `content-encoding`. */
export type Coding = 'br' | 'gzip';

export interface Form {
  /** Undefined for the plain form. */
  readonly coding: Coding | undefined;
  readonly bytes: Buffer;
}

/** Smallest first, the plain form last. */
export async function compressedForms(text: string): Promise<readonly Form[]> {
  const plain = Buffer.from(text);
  // One below the best takes a tenth of the time, and the server waits for it at its start.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(plain, { params }),
    promisify(gzip)(plain, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return [
    { coding: 'br', bytes: brotli },
    { coding: 'gzip', bytes: gzipped },
    { coding: undefined, bytes: plain },
  ];
}

function takes(accepted: string, coding: string): boolean {
  return accepted.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    // `q=0` is a refusal.
    return name === coding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

/** The densest that is taken. */
export function acceptedCoding(accepted: string | undefined): Coding | undefined {
  if (accepted === undefined) return undefined;
  return (['br', 'gzip'] as const).find((coding) => takes(accepted, coding));
}

export function acceptedForm(forms: readonly Form[], accepted: string | undefined): Form {
  const wanted = acceptedCoding(accepted);
  const found = forms.find(({ coding }) => coding === wanted);
  if (!found) throw new Error('A page has no plain form.');
  return found;
}

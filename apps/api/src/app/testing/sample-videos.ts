// Owns the smallest videos that have everything a phone writes: boxes and elements put together by hand, with a place in them.

export function box(type: string, ...inside: Buffer[]): Buffer {
  const head = Buffer.alloc(8);
  const body = Buffer.concat(inside);
  head.writeUInt32BE(body.length + 8, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

function numbers(...values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [at, value] of values.entries()) bytes.writeUInt32BE(value, at * 4);
  return bytes;
}

export const PLACE = '+52.5186+013.4081/';
const CREATED = 3_800_000_000;

function track(
  handler: string,
  size: { width: number; height: number },
  chunk: { at: number; length: number },
) {
  const fixed = (value: number) => value * 65_536;
  return box(
    'trak',
    box(
      'tkhd',
      numbers(0, CREATED, CREATED, 1, 0, 2000, 0, 0, 0, 0),
      Buffer.alloc(36),
      numbers(fixed(size.width), fixed(size.height)),
    ),
    box('udta', box('\u00a9xyz', Buffer.from(PLACE))),
    box(
      'mdia',
      box('mdhd', numbers(0, CREATED, CREATED, 1000, 2000, 0)),
      box('hdlr', numbers(0, 0), Buffer.from(handler), numbers(0, 0, 0), Buffer.from('name\0')),
      box(
        'minf',
        box(
          'stbl',
          box('stsz', numbers(0, 0, 1, chunk.length)),
          box('stsc', numbers(0, 1, 1, 1, 1)),
          box('stco', numbers(0, 1, chunk.at)),
        ),
      ),
    ),
  );
}

export interface SampleMp4 {
  /** The pictures and the sound, as far as a container cares. */
  payload?: Buffer;
  /** Positions second by second, in a track of their own. */
  notes?: boolean;
}

export function sampleMp4({ payload = Buffer.alloc(64, 7), notes = true }: SampleMp4 = {}): Buffer {
  const brand = box('ftyp', Buffer.from('isom'), numbers(512), Buffer.from('isomiso2mp41'));
  const note = Buffer.from(`GPS ${PLACE}`);
  const media = box('mdat', note, payload);
  const at = brand.length + 8;
  const movie = box(
    'moov',
    box('mvhd', numbers(0, CREATED, CREATED, 1000, 2000), Buffer.alloc(80)),
    track('vide', { width: 640, height: 360 }, { at: at + note.length, length: payload.length }),
    ...(notes ? [track('meta', { width: 0, height: 0 }, { at, length: note.length })] : []),
    box(
      'udta',
      box('\u00a9xyz', Buffer.from(PLACE)),
      box('meta', Buffer.from('com.apple.quicktime.location')),
    ),
  );
  return Buffer.concat([brand, media, movie, box('free', Buffer.from(`hidden ${PLACE}`))]);
}

function element(id: string, ...inside: Buffer[]): Buffer {
  const body = Buffer.concat(inside);
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(2n ** 56n + BigInt(body.length));
  return Buffer.concat([Buffer.from(id, 'hex'), size, body]);
}

function live(id: string, ...inside: Buffer[]): Buffer {
  return Buffer.concat([Buffer.from(id, 'hex'), Buffer.from('01ffffffffffffff', 'hex'), ...inside]);
}

/** As a browser records it: neither the segment nor its clusters say how long they are. */
export function sampleWebm({ docType = 'webm' } = {}): Buffer {
  const double = Buffer.alloc(8);
  double.writeDoubleBE(2500);
  const cluster = () =>
    live('1f43b675', element('e7', Buffer.from([0])), element('a3', Buffer.alloc(200, 3)));
  return Buffer.concat([
    element('1a45dfa3', element('4282', Buffer.from(docType))),
    live(
      '18538067',
      element(
        '1549a966',
        element('2ad7b1', Buffer.from([0x0f, 0x42, 0x40])),
        element('4489', double),
        element('7ba9', Buffer.from(`At home ${PLACE}`)),
        element('4461', Buffer.alloc(8, 1)),
      ),
      element(
        '1654ae6b',
        element(
          'ae',
          element('83', Buffer.from([1])),
          element('86', Buffer.from('V_VP9')),
          element('e0', element('b0', Buffer.from([2, 128])), element('ba', Buffer.from([1, 104]))),
        ),
      ),
      element('1254c367', element('7373', Buffer.from(`LOCATION ${PLACE}`))),
      cluster(),
      cluster(),
      element('1254c367', Buffer.from(PLACE)),
    ),
  ]);
}

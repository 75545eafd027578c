// Owns: the pseudo-locale, which shows texts that are cut off, glued together or left out of the catalogue.

const ACCENTED: Record<string, string> = {
  ...{
    a: 'á',
    b: 'ƀ',
    c: 'ç',
    d: 'ð',
    e: 'é',
    f: 'ƒ',
    g: 'ĝ',
    h: 'ĥ',
    i: 'î',
    j: 'ĵ',
    k: 'ķ',
    l: 'ļ',
    m: 'ɱ',
  },
  ...{
    n: 'ñ',
    o: 'ö',
    p: 'þ',
    q: 'ǫ',
    r: 'ŕ',
    s: 'š',
    t: 'ţ',
    u: 'û',
    v: 'ṽ',
    w: 'ŵ',
    x: 'ẋ',
    y: 'ý',
    z: 'ž',
  },
  ...{
    A: 'Å',
    B: 'Ɓ',
    C: 'Ç',
    D: 'Ð',
    E: 'É',
    F: 'Ƒ',
    G: 'Ĝ',
    H: 'Ĥ',
    I: 'Î',
    J: 'Ĵ',
    K: 'Ķ',
    L: 'Ļ',
    M: 'Ṁ',
  },
  ...{
    N: 'Ñ',
    O: 'Ö',
    P: 'Þ',
    Q: 'Ǫ',
    R: 'Ŕ',
    S: 'Š',
    T: 'Ţ',
    U: 'Û',
    V: 'Ṽ',
    W: 'Ŵ',
    X: 'Ẋ',
    Y: 'Ý',
    Z: 'Ž',
  },
};

const FILLER = ' one two three four five six seven eight nine ten';
const GROWTH = 0.35;

/** '[Ĵöîñ {name} öñé]': accented, about 35 % longer, bracketed; what stands in braces stays as it is. */
export function pseudo(message: string): string {
  if (message === '') return '';
  let depth = 0;
  let shown = 0;
  let body = '';
  for (const letter of message) {
    if (letter === '{') depth += 1;
    body += depth > 0 ? letter : (ACCENTED[letter] ?? letter);
    if (depth === 0) shown += 1;
    if (letter === '}') depth = Math.max(0, depth - 1);
  }
  return `[${body}${filler(Math.ceil(shown * GROWTH))}]`;
}

function filler(length: number): string {
  const text = FILLER.repeat(Math.ceil(length / FILLER.length)).slice(0, length);
  return Array.from(text, (letter) => ACCENTED[letter] ?? letter).join('');
}

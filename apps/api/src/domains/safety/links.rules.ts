// Owns the finding of links in a text, also where they are written so as not to look like one.

/** Endings that are hardly ever the start of a sentence after a forgotten space. */
const endings =
  'com|net|org|info|biz|xyz|online|site|shop|store|club|live|link|click|top|app|dev|page|blog|gg|io|tv|ly|co|me|cc|ru|cn|tk';
const written = [
  /\b[a-z][a-z0-9+.-]{1,20}:\/\/\S/iu,
  /\b(mailto|tel|javascript|data|magnet):\S/iu,
  /\bwww\d?\.[\p{L}\p{N}-]+\.\p{L}{2,}/iu,
  new RegExp(
    String.raw`(?<![\p{L}\p{N}@.-])([\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62})\.)+(${endings})(?![\p{L}\p{N}.-]*@)(?![\p{L}\p{N}])`,
    'iu',
  ),
  // Any two-letter country, where a path follows.
  /(?<![\p{L}\p{N}@.-])([\p{L}\p{N}][\p{L}\p{N}-]{0,62}\.)+\p{L}{2,24}\/\S/iu,
  /\b\d{1,3}(\.\d{1,3}){3}(:\d{2,5})?\/\S/u,
];

export function holdsLink(text: string): boolean {
  const seen = text.normalize('NFKC').replace(/\p{Cf}/gu, '');
  // 'example [dot] com', 'example . com'
  const joined = seen.replace(/\s*[([{]\s*(?:dot|\.)\s*[)\]}]\s*/giu, '.').replace(/\s+dot\s+/giu, '.');
  return [seen, joined].some((form) => written.some((pattern) => pattern.test(form)));
}

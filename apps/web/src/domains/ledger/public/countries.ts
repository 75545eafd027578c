// The countries of the world by their two letters, named in the reader's language.

/** ISO 3166-1 alpha-2, one after the other. */
const CODES =
  'ADAEAFAGAIALAMAOARASATAUAWAXAZBABBBDBEBFBGBHBIBJBLBMBNBOBQBRBSBTBWBYBZCACCCDCFCGCHCICKCLCMCNCOCRCUCVCWCXCYCZDEDJDKDMDODZECEEEGEHERESETFIFJFKFMFOFRGAGBGDGEGFGGGHGIGLGMGNGPGQGRGTGUGWGYHKHNHRHTHUIDIEILIMINIOIQIRISITJEJMJOJPKEKGKHKIKMKNKPKRKWKYKZLALBLCLILKLRLSLTLULVLYMAMCMDMEMFMGMHMKMLMMMNMOMPMQMRMSMTMUMVMWMXMYMZNANCNENFNGNINLNONPNRNUNZOMPAPEPFPGPHPKPLPMPNPRPSPTPWPYQARERORSRURWSASBSCSDSESGSHSISJSKSLSMSNSOSRSSSTSVSXSYSZTCTDTGTHTJTKTLTMTNTOTRTTTVTWTZUAUGUSUYUZVAVCVEVGVIVNVUWFWSYEYTZAZMZW';

const codes: readonly string[] = CODES.match(/../g) ?? [];

type Countries = readonly (readonly [code: string, name: string])[];
// Naming and sorting them all takes a moment, and a form asks with every letter typed.
const known = new Map<string, Countries>();

export function countriesIn(tag: string): Countries {
  const before = known.get(tag);
  if (before !== undefined) return before;
  const names = new Intl.DisplayNames([tag, 'en'], { type: 'region' });
  const order = new Intl.Collator(tag);
  const named = codes
    .map((code) => [code, names.of(code) ?? code] as const)
    .sort(([, a], [, b]) => order.compare(a, b));
  known.set(tag, named);
  return named;
}

/** A first guess by the phone's own setting; empty where it says nothing. */
export function countryOfPhone(): string {
  const region = new Intl.Locale(navigator.language || 'en').region ?? '';
  return codes.includes(region) ? region : '';
}

// The countries of the world by their two letters, named in the reader's language.

/** ISO 3166-1 alpha-2, one after the other. */
const CODES =
  'ADAEAFAGAIALAMAOARASATAUAWAXAZBABBBDBEBFBGBHBIBJBLBMBNBOBQBRBSBTBWBYBZCACCCDCFCGCHCICKCLCMCNCOCRCUCVCWCXCYCZDEDJDKDMDODZECEEEGEHERESETFIFJFKFMFOFRGAGBGDGEGFGGGHGIGLGMGNGPGQGRGTGUGWGYHKHNHRHTHUIDIEILIMINIOIQIRISITJEJMJOJPKEKGKHKIKMKNKPKRKWKYKZLALBLCLILKLRLSLTLULVLYMAMCMDMEMFMGMHMKMLMMMNMOMPMQMRMSMTMUMVMWMXMYMZNANCNENFNGNINLNONPNRNUNZOMPAPEPFPGPHPKPLPMPNPRPSPTPWPYQARERORSRURWSASBSCSDSESGSHSISJSKSLSMSNSOSRSSSTSVSXSYSZTCTDTGTHTJTKTLTMTNTOTRTTTVTWTZUAUGUSUYUZVAVCVEVGVIVNVUWFWSYEYTZAZMZW';

const codes: readonly string[] = CODES.match(/../g) ?? [];

export function countriesIn(tag: string): (readonly [code: string, name: string])[] {
  const names = new Intl.DisplayNames([tag, 'en'], { type: 'region' });
  const order = new Intl.Collator(tag);
  return codes
    .map((code) => [code, names.of(code) ?? code] as const)
    .sort(([, a], [, b]) => order.compare(a, b));
}

/** A first guess by the phone's own setting; empty where it says nothing. */
export function countryOfPhone(): string {
  const region = new Intl.Locale(navigator.language || 'en').region ?? '';
  return codes.includes(region) ? region : '';
}

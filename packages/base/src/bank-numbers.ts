// Owns how the numbers of banks are checked: IBAN, BIC, and the routing number of the United States.

/** Characters of an IBAN by country (ISO 13616 registry). */
const IBAN_LENGTHS: ReadonlyMap<string, number> = new Map(
  (
    `AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24 FI18 FK18
    FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21
    LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24
    SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30`.match(/\S+/g) ?? []
  ).map((entry) => [entry.slice(0, 2), Number(entry.slice(2))] as const),
);

export function ibanLength(prefix: string): number | undefined {
  return IBAN_LENGTHS.get(prefix);
}

/** ISO 7064 MOD 97-10 over the rearranged text, letters counted from A = 10. */
export function hasIbanChecksum(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban)) return false;
  let rest = 0;
  for (const sign of iban.slice(4) + iban.slice(0, 4))
    rest = Number(`${rest}${Number.parseInt(sign, 36)}`) % 97;
  return rest === 1;
}

/** ISO 9362: bank, country, place, and three more characters where a branch is named. */
export function isBic(bic: string): boolean {
  return /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(bic);
}

/** The first two digits name the Federal Reserve's district; the sum with weights 3, 7 and 1 ends in zero. */
export function isRoutingNumber(number: string): boolean {
  if (!/^(0[1-9]|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)\d{7}$/.test(number)) return false;
  const weights = [3, 7, 1];
  const sum = [...number].reduce((all, digit, at) => all + Number(digit) * (weights[at % 3] ?? 0), 0);
  return sum % 10 === 0;
}

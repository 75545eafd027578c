// Owns the stand-in prints of the gallery pages: two inks and a halftone, drawn as data addresses.
const ink = (l: number, c: number, h: number) => `oklch(${l} ${c} ${h})`;

function svg(body: string): string {
  const dots =
    '<pattern id="d" width="5" height="5" patternUnits="userSpaceOnUse"><circle cx="2.500" cy="2.500" r="1.100"/></pattern>';
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><defs>${dots}</defs>${body}</svg>`,
  )}`;
}

type Inks = { a: string; b: string; k: string; paper: string };

const MOTIFS: Record<string, (i: Inks) => string> = {
  beams: ({ a, b, k }) =>
    `<path d="M0 0H30L60 100H10ZM55 0H80L60 100H35Z" fill="${b}" opacity=".45"/><circle cx="50" cy="56" r="34" fill="${a}"/><circle cx="50" cy="56" r="34" fill="url(#d)" opacity=".28"/><path d="M32 100C30 52 36 40 50 40S70 52 68 100Z" fill="${k}"/>`,
  tiger: ({ b, k, paper }) =>
    `<g fill="none" stroke="${k}" stroke-width="8"><path d="M0 14Q28 20 50 8T100 16M0 36Q30 44 50 30T100 38M0 62Q30 54 50 66T100 60M0 86Q30 78 50 90T100 84"/></g><circle cx="50" cy="50" r="26" fill="${paper}"/><path d="M50 30l6 13 14 1-11 9 4 14-13-8-13 8 4-14-11-9 14-1Z" fill="${k}"/><circle cx="50" cy="50" r="26" fill="none" stroke="${b}" stroke-width="3"/>`,
  kites: ({ a, b, k }) =>
    `<rect width="100" height="100" fill="url(#d)" opacity=".18"/><path d="M34 10L54 34L40 66L20 36Z" fill="${a}"/><path d="M34 10L40 66L20 36Z" fill="${k}" opacity=".35"/><path d="M72 34L86 50L76 70L62 52Z" fill="${b}"/><path d="M40 66Q48 84 40 100M76 70Q66 86 72 100" fill="none" stroke="${k}" stroke-width="1.500"/>`,
  cup: ({ a, b, k, paper }) =>
    `<path d="M0 0h25v25H0zM50 0h25v25H50zM25 25h25v25H25zM75 25h25v25H75zM0 50h25v25H0zM50 50h25v25H50zM25 75h25v25H25zM75 75h25v25H75z" fill="${a}" opacity=".5"/><circle cx="50" cy="50" r="38" fill="${paper}"/><circle cx="50" cy="50" r="27" fill="${k}"/><path d="M50 32c10 10 10 26 0 36c-10-10-10-26 0-36Z" fill="${b}"/>`,
  waves: ({ a, b, k }) =>
    `<circle cx="72" cy="24" r="16" fill="${b}"/><path d="M0 52Q25 36 50 52T100 52V100H0Z" fill="${a}"/><path d="M0 70Q25 58 50 70T100 70V100H0Z" fill="${k}" opacity=".6"/><path d="M0 86Q25 76 50 86T100 86V100H0Z" fill="${k}"/>`,
  curtain: ({ a, k, paper }) =>
    `<path d="M0 0h10v100H0zM20 0h10v100H20zM40 0h10v100H40zM60 0h10v100H60zM80 0h10v100H80z" fill="${k}" opacity=".4"/><circle cx="50" cy="50" r="28" fill="${paper}"/><path d="M42 32h12v22l14 8v8H42Z" fill="${k}"/><path d="M42 40h12v5H42z" fill="${a}"/>`,
  vinyl: ({ a, b, k }) =>
    `<rect x="18" y="26" width="50" height="50" fill="${b}" transform="rotate(-6 40 50)"/><circle cx="58" cy="50" r="27" fill="${k}"/><circle cx="58" cy="50" r="18" fill="none" stroke="${a}" opacity=".5"/><circle cx="58" cy="50" r="9" fill="${a}"/><circle cx="58" cy="50" r="2" fill="${k}"/>`,
  mic: ({ a, b, k }) =>
    `<g transform="rotate(38 50 50)"><path d="M43 44h14l-4 46h-6Z" fill="${k}"/><circle cx="50" cy="28" r="17" fill="${a}"/><path d="M35 20H65M33 28H67M35 36H65M42 12V44M50 11V45M58 12V44" stroke="${k}" stroke-width="1.300" opacity=".5"/><rect x="40" y="42" width="20" height="6" fill="${b}"/></g>`,
  tape: ({ a, b, k, paper }) =>
    `<rect x="16" y="30" width="68" height="44" rx="5" fill="${k}"/><rect x="22" y="35" width="56" height="10" fill="${paper}"/><rect x="22" y="45" width="56" height="7" fill="${a}"/><circle cx="37" cy="60" r="7" fill="${b}"/><circle cx="63" cy="60" r="7" fill="${b}"/>`,
  key: ({ a, b }) =>
    `<g transform="rotate(-38 50 50)"><circle cx="30" cy="50" r="19" fill="${b}"/><circle cx="30" cy="50" r="8" fill="${a}" opacity=".4"/><path d="M46 45H90V62H82V55H74V60H66V55H46Z" fill="${b}"/></g>`,
};

function inksOf(hue: number): Inks {
  return {
    a: ink(0.66, 0.19, hue),
    b: ink(0.83, 0.145, hue + 62),
    k: ink(0.2, 0.045, hue),
    paper: ink(0.93, 0.035, hue + 40),
  };
}

/** A full-bleed print: club art, a vote's picture. */
export function demoPoster(motif: keyof typeof MOTIFS, hue: number): string {
  const inks = inksOf(hue);
  return svg(`<rect width="100" height="100" fill="${ink(0.56, 0.16, hue)}"/>${MOTIFS[motif]?.(inks) ?? ''}`);
}

/** An object on its halo: what a rarity frame holds. */
export function demoItem(motif: keyof typeof MOTIFS, hue: number): string {
  const inks = inksOf(hue);
  return svg(
    `<rect width="100" height="100" fill="${ink(0.36, 0.11, hue)}"/><rect width="100" height="100" fill="url(#d)" opacity=".22"/><circle cx="50" cy="50" r="41" fill="${ink(0.46, 0.13, hue)}"/><ellipse cx="50" cy="84" rx="28" ry="6" fill="${inks.k}" opacity=".45"/>${MOTIFS[motif]?.(inks) ?? ''}`,
  );
}

/** The object alone, for a shop window. */
export function demoObject(motif: keyof typeof MOTIFS, hue: number): string {
  return svg(MOTIFS[motif]?.(inksOf(hue)) ?? '');
}

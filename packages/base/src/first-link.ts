// Owns: which address of a text is shown with a preview.

const pattern = /\bhttps?:\/\/[^\s<>()[\]"'`]+/i;

/** The first one; what ends a sentence is no part of it. */
export function firstLink(text: string): string | undefined {
  const found = pattern.exec(text)?.[0].replace(/[.,;:!?*_~]+$/, '');
  return found !== undefined && found.length <= 500 && URL.canParse(found) ? found : undefined;
}

// Owns: tables as CSV that is safe to open in a spreadsheet: a cell that would be read as a formula is made a text.

/** What spreadsheets take as the beginning of a formula; a tab or return in front is skipped by some. */
const FORMULA = /^[\s]*[=+\-@|%]/;
const PLAIN_NUMBER = /^[+-]?\d+([.,]\d+)?$/;
const NEEDS_QUOTES = /[",\n\r]/;

function cell(text: string): string {
  const harmless = FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Rows of cells; lines end as RFC 4180 says. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

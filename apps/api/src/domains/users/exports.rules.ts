// Owns the decisions about exports: how long one is kept, how it is named, what stands in it for people.
const DAY_MS = 86_400_000;
export const EXPORT_KEPT_MS = 7 * DAY_MS;
/** Rows without a file are history, and not for long. */
export const EXPORT_ROWS_KEPT_MS = 30 * DAY_MS;
/** One that has not come to an end by then never will. */
export const EXPORT_STUCK_MS = DAY_MS / 4;
export const EXPORT_TRIES = 3;
/** Between two notes of progress there are at least so many files. */
export const FILES_BETWEEN_NOTES = 10;

export function exportKey(of: { user_id: string; id: string; user_name: string; at: Date }): string {
  const day = of.at.toISOString().slice(0, 10);
  return `exports/${of.user_id}/${of.id}/stagepass-${of.user_name}-${day}.zip`;
}

export function exportReadme(of: { user_name: string; at: Date; domains: readonly string[] }): string {
  return [
    `Everything this StagePass site stores about @${of.user_name}, exported on ${of.at.toUTCString()}.`,
    '',
    'One JSON file for each part of the app:',
    ...of.domains.map((name) => `  ${name}.json`),
    '',
    'Lists are also in tables/ as CSV files for spreadsheets. Your pictures, videos and files are in media/.',
    'Times are in UTC. Amounts of money are in cents.',
    '',
  ].join('\n');
}

/** Dates as text, and nothing that JSON cannot say. */
export function exportJson(data: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(data ?? null, null, 2)}\n`);
}

// Owns the spreadsheets of an export: every list of records that a domain tells, once more as a table that anybody can open.
import { csvLine } from '@stagepass/base/csv.ts';

export interface ExportTable {
  name: string;
  text: string;
}

type Fields = Readonly<Record<string, unknown>>;

/** `told` is what stands in the domain's JSON file; what is no list of records stands there only. */
export function tablesOf(domain: string, told: unknown): ExportTable[] {
  if (Array.isArray(told)) return tableOf(domain, told);
  if (!isRecord(told)) return [];
  return Object.entries(told).flatMap(([name, list]) =>
    Array.isArray(list) ? tableOf(`${domain}-${name.replaceAll('_', '-')}`, list) : [],
  );
}

function tableOf(name: string, list: readonly unknown[]): ExportTable[] {
  const records = list.filter(isRecord);
  if (records.length === 0) return [];
  const columns = [...new Set(records.flatMap((one) => Object.keys(one)))];
  const lines = records.map((one) => csvLine(columns.map((column) => cellOf(one[column]))));
  // The mark at the beginning tells spreadsheets that this is UTF-8.
  return [{ name: `${name}.csv`, text: `\ufeff${csvLine(columns)}${lines.join('')}` }];
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
}

function cellOf(value: unknown): string | number | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number') return value;
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

// Migrations are append-only: a merged one never changes, because databases out there have run it. And they lock no table that
// people use for as long as it takes to read it (docs/guides/change-the-database.md).
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from './tree.ts';

const FOLDER = 'apps/api/migrations';
const LOCK = 'architecture/migrations.lock.json';

type Lock = Record<string, string>;

function hashes(root: string): Lock {
  const folder = join(root, FOLDER);
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.sql')) : [];
  return Object.fromEntries(
    names.sort().map((name) => {
      // Line ends must not count: git changes them on some systems.
      const text = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
      return [name, createHash('sha256').update(text).digest('hex')];
    }),
  );
}

function readLock(root: string): Lock {
  return JSON.parse(readFileSync(join(root, LOCK), 'utf8')) as Lock;
}

export function changedMigrations(root: string): Finding[] {
  const now = hashes(root);
  const lock = readLock(root);
  const findings: Finding[] = [];
  for (const [name, hash] of Object.entries(lock)) {
    if (now[name] !== hash)
      findings.push({
        path: `${FOLDER}/${name}`,
        problem: 'was merged and may not change: write a new migration',
      });
  }
  Object.keys(now).forEach((name, position) => {
    const path = `${FOLDER}/${name}`;
    if (!lock[name])
      findings.push({
        path,
        problem: 'is not in the lock file: run npm run migrations:lock when it is final',
      });
    if (!name.startsWith(`${String(position + 1).padStart(4, '0')}_`))
      findings.push({ path, problem: 'leaves a gap in the numbers or repeats one' });
  });
  return findings;
}

/** Merged before the rule was written. */
const LAST_FREE = 51;
const ALTERED = /^alter\s+table\s+(?:if\s+exists\s+)?(?:only\s+)?([\w.]+)/i;

/** A check or a foreign key on a table that is there already, whose rows would be read while everybody waits. */
export function lockingConstraints(root: string): Finding[] {
  return Object.keys(hashes(root)).flatMap((name) => {
    if (Number(name.slice(0, 4)) <= LAST_FREE) return [];
    const path = `${FOLDER}/${name}`;
    const sql = readFileSync(join(root, path), 'utf8').replaceAll(/--.*$/gm, '');
    const made = new Set(words(sql, /\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?([\w.]+)/gi));
    const added = new Set(words(sql, /\badd\s+constraint\s+(\w+)/gi));
    const lock = sql.split(';').some((part) => {
      const statement = part.trim();
      const table = ALTERED.exec(statement)?.[1]?.toLowerCase();
      if (table === undefined || made.has(table)) return false;
      const kept = words(statement, /\b(check\s*\(|foreign\s+key)/gi).length;
      const late = words(statement, /\b(not\s+valid)\b/gi).length;
      return (
        kept > late || words(statement, /\bvalidate\s+constraint\s+(\w+)/gi).some((one) => added.has(one))
      );
    });
    const problem =
      'validates a constraint with its table locked: add it `not valid`, validate it in the next file';
    return lock ? [{ path, problem }] : [];
  });
}

function words(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, word = '']) => word.toLowerCase());
}

/** Adds what is new; what is there already stays, so that running it cannot hide a change. */
export function lockNewMigrations(root: string): string[] {
  const lock = readLock(root);
  const fresh = Object.entries(hashes(root)).filter(([name]) => !lock[name]);
  writeFileSync(join(root, LOCK), `${JSON.stringify({ ...lock, ...Object.fromEntries(fresh) }, null, 2)}\n`);
  return fresh.map(([name]) => name);
}

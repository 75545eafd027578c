// Owns `npm run audit`: works the ledger, and what every domain keeps twice, out anew; exits 1 where something differs, 2 where it could not
// be made. One at a time on a database, whoever starts it.
import { inspect, parseArgs } from 'node:util';
import pg from 'pg';
import { type Audit, auditLedger, auditLedgerSinceLast } from '#domains/ledger/public/audit-ledger.ts';
import { endAuditRun, reportAuditRun } from '#domains/operations/public/audit-run.ts';
import { ConfigError, readConfig } from '#platform/config/config.ts';
import type { Platform } from '#platform/platform.ts';
import { AUDIT_EXIT } from './audit-jobs.ts';
import { boot } from './boot.ts';
import { domains } from './registries/domains.ts';

interface Found {
  readonly lines: readonly string[];
  readonly found: number;
}

function reportLedger({ accounts, moves, seals, found, differences }: Audit): Found {
  const looked = `ledger: booked ${moves} moves again, on ${accounts} accounts under ${seals} seals`;
  const lines = differences.map(
    ({ rule, place, stored, computed }) => `  ${rule}: ${place} has ${stored}, worked out ${computed}`,
  );
  const more = found > differences.length ? [`  and ${found - differences.length} more`] : [];
  return { lines: [`${looked}: ${verdict(found)}`, ...lines, ...more], found };
}

function verdict(found: number): string {
  return found === 0 ? 'agrees' : `${found} differences`;
}

interface Asked {
  heads: readonly string[];
  /** Only the ledger, and of it only what was booked since the last audit that agreed. */
  sinceLast: boolean;
  /** Of the operator who asked for it in the app, and reads there how far it is. */
  run: string | undefined;
}

async function main(args: string[]): Promise<number> {
  const options = {
    head: { type: 'string', multiple: true },
    'since-last': { type: 'boolean' },
    run: { type: 'string' },
  } as const;
  const { values } = parseArgs({ args, options });
  const { head: heads = [], 'since-last': sinceLast = false, run } = values;
  if (!heads.every((head) => /^[0-9a-f]{64}$/.test(head))) {
    process.stderr.write('A head is 64 hexadecimal digits: npm run audit -- --head HASH\n');
    return AUDIT_EXIT.failed;
  }
  const { platform, databaseUrl, stop } = await boot({
    config: readConfig({ ...process.env, LOG_LEVEL: 'warn' }),
    with_web_app: false,
  });
  try {
    return await alone(databaseUrl, () => auditAll(platform, { heads, sinceLast, run }));
  } finally {
    await stop();
  }
}

async function auditAll({ db, clock }: Pick<Platform, 'db' | 'clock'>, asked: Asked): Promise<number> {
  const { heads, sinceLast, run } = asked;
  const further = sinceLast ? [] : domains.filter(({ audit }) => audit !== undefined);
  const reports: Found[] = [];
  const linesOf = () => reports.flatMap((report) => report.lines);
  const tell = async (state: 'running' | 'agrees' | 'differs', lines: readonly string[]) => {
    if (run === undefined) return;
    const steps = { steps_done: reports.length, steps_all: further.length + 1 };
    await reportAuditRun(db, run, { state, ...steps, lines });
  };
  await tell('running', []);
  reports.push(reportLedger(await (sinceLast ? auditLedgerSinceLast(db) : auditLedger(db, heads))));
  for (const { name, audit } of further) {
    await tell('running', linesOf());
    const findings = (await audit?.(db)) ?? [];
    const lines = findings.map(({ place, problem }) => `  ${place} ${problem}`);
    reports.push({ lines: [`${name}: ${verdict(findings.length)}`, ...lines], found: findings.length });
  }
  const found = reports.reduce((sum, report) => sum + report.found, 0);
  const last = found === 0 ? 'Everything agrees.' : `${found} differences.`;
  const lines = [...linesOf(), last];
  process.stdout.write(`${lines.join('\n')}\n`);
  const state = found === 0 ? 'agrees' : 'differs';
  await tell(state, lines);
  if (run !== undefined) await endAuditRun(db, run, { state, at: clock.now() });
  return AUDIT_EXIT[state];
}

/** The lock ends with its connection: whoever is killed leaves nothing locked. */
const AUDIT_LOCK = 7245030;

async function alone(databaseUrl: string, audit: () => Promise<number>): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'stagepass-audit' });
  await client.connect();
  try {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as locked', [AUDIT_LOCK]);
    if (rows[0]?.locked === true) return await audit();
    process.stderr.write('An audit is running already.\n');
    return AUDIT_EXIT.running_already;
  } finally {
    await client.end();
  }
}

// Started by a server that is gone, however it went: nobody reads the result.
process.on('disconnect', () => process.exit(AUDIT_EXIT.failed));

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  // Thrown on, it would end the process with 1, as a difference does.
  process.stderr.write(`${error instanceof ConfigError ? error.message : inspect(error)}\n`);
  process.exitCode = AUDIT_EXIT.failed;
}
// The channel to a server that started this would keep it alive.
if (process.connected) process.exit();

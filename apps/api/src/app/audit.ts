// Owns `npm run audit`: works the ledger, and what every domain keeps twice, out anew; exits 1 where something differs.
import { parseArgs } from 'node:util';
import { type Audit, auditLedger } from '#domains/ledger/public/audit-ledger.ts';
import { ConfigError, readConfig } from '#platform/config/config.ts';
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

async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { head: { type: 'string', multiple: true } } });
  const heads = values.head ?? [];
  if (!heads.every((head) => /^[0-9a-f]{64}$/.test(head))) {
    process.stderr.write('A head is 64 hexadecimal digits: npm run audit -- --head HASH\n');
    return 1;
  }
  const { platform, stop } = await boot({ config: readConfig({ ...process.env, LOG_LEVEL: 'warn' }) });
  try {
    const reports = [reportLedger(await auditLedger(platform.db, heads))];
    for (const { name, audit } of domains) {
      if (audit === undefined) continue;
      const findings = await audit(platform.db);
      const lines = findings.map(({ place, problem }) => `  ${place} ${problem}`);
      reports.push({ lines: [`${name}: ${verdict(findings.length)}`, ...lines], found: findings.length });
    }
    const found = reports.reduce((sum, report) => sum + report.found, 0);
    const last = found === 0 ? 'Everything agrees.' : `${found} differences.`;
    process.stdout.write(`${[...reports.flatMap((report) => report.lines), last].join('\n')}\n`);
    return found === 0 ? 0 : 1;
  } finally {
    await stop();
  }
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

// Owns `npm run audit`: works the whole ledger out anew and says where it differs; exits 1 where it does.
import { parseArgs } from 'node:util';
import { type Audit, auditLedger } from '#domains/ledger/public/audit-ledger.ts';
import { ConfigError, readConfig } from '#platform/config/config.ts';
import { boot } from './boot.ts';

function report({ accounts, moves, seals, found, differences }: Audit): string {
  const looked = `Booked ${moves} moves again: ${accounts} accounts, ${seals} seals.`;
  if (found === 0) return `${looked}\nEverything agrees.\n`;
  const lines = differences.map(
    ({ rule, place, stored, computed }) => `  ${rule}: ${place} has ${stored}, worked out ${computed}`,
  );
  const more = found > differences.length ? [`  and ${found - differences.length} more`] : [];
  return [looked, `${found} differences:`, ...lines, ...more, ''].join('\n');
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
    const audit = await auditLedger(platform.db, heads);
    process.stdout.write(report(audit));
    return audit.found === 0 ? 0 : 1;
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

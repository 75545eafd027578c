// Owns `npm run admin`: the operator's commands on an instance's database, for those who can reach the machine.
import { featureClub } from '#domains/fronts/public/feature-club.ts';
import { grantOperator, revokeOperator } from '#domains/users/public/grant-operator.ts';
import { verifyEmailByHand } from '#domains/users/public/verify-email-by-hand.ts';
import { ConfigError, readConfig } from '#platform/config/config.ts';
import { caseCommands } from './admin-cases.ts';
import { type AdminCommand, UsageError } from './admin-command.ts';
import { countryCommands } from './admin-countries.ts';
import { insightCommands } from './admin-insights.ts';
import { operationCommands } from './admin-operations.ts';
import { pageCommands } from './admin-pages.ts';
import { parkedCommands } from './admin-parked.ts';
import { payoutCommands } from './admin-payouts.ts';
import { siteCommands } from './admin-site.ts';
import { boot } from './boot.ts';

const commands: Record<string, AdminCommand> = {
  ...caseCommands,
  ...countryCommands,
  ...insightCommands,
  ...pageCommands,
  ...parkedCommands,
  ...payoutCommands,
  ...operationCommands,
  ...siteCommands,
  'grant-operator': {
    usage: 'grant-operator EMAIL',
    about: 'lets an account run this instance',
    async run(platform, [email]) {
      if (email === undefined) throw new UsageError('Which account? Give its email.');
      switch (await grantOperator(platform, email)) {
        case 'granted':
          return `${email} is an operator now.`;
        case 'already':
          return `${email} is an operator already.`;
        case 'email-not-verified':
          throw new UsageError(`${email} is not verified yet: its owner has to enter the mailed code first.`);
        case 'no-such-account':
          throw new UsageError(`There is no account with the email ${email}.`);
      }
    },
  },
  'revoke-operator': {
    usage: 'revoke-operator EMAIL',
    about: 'takes that away again',
    async run(platform, [email]) {
      if (email === undefined) throw new UsageError('Which account? Give its email.');
      switch (await revokeOperator(platform, email)) {
        case 'revoked':
          return `${email} is no operator any more.`;
        case 'none':
          return `${email} is no operator.`;
        case 'no-such-account':
          throw new UsageError(`There is no account with the email ${email}.`);
      }
    },
  },
  'verify-email': {
    usage: 'verify-email EMAIL',
    about: 'verifies an account’s email without the emailed code',
    async run(platform, [email]) {
      if (email === undefined) throw new UsageError('Which account? Give its e-mail.');
      switch (await verifyEmailByHand(platform, email)) {
        case 'verified':
          return `${email} is verified now.`;
        case 'already':
          return `${email} is verified already.`;
        case 'no-such-account':
          throw new UsageError(`There is no account with the e-mail ${email}.`);
      }
    },
  },
  'feature-club': {
    usage: 'feature-club HANDLE [off]',
    about: 'puts a club at the head of Discover, or takes it away',
    async run(platform, [handle, off]) {
      if (handle === undefined) throw new UsageError('Which club? Give its handle.');
      const on = off !== 'off';
      if (!(await featureClub(platform, { handle, on })))
        throw new UsageError(`There is no public club ${handle}.`);
      return on ? `${handle} stands at the head of Discover.` : `${handle} is not featured any more.`;
    },
  },
};

function usage(): string {
  const lines = Object.values(commands).map(
    (command) => `  npm run admin -- ${command.usage}: ${command.about}`,
  );
  return `The operator's commands:\n${lines.join('\n')}\n`;
}

async function main([name, ...args]: string[]): Promise<number> {
  const command = commands[name ?? ''];
  if (command === undefined) {
    process.stdout.write(usage());
    return name === undefined ? 0 : 1;
  }
  try {
    process.stdout.write(`${await runOn(command, args)}\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}

async function runOn(command: AdminCommand, args: readonly string[]): Promise<string> {
  const { platform, stop } = await boot({
    config: readConfig({ ...process.env, LOG_LEVEL: 'warn' }),
    with_web_app: false,
  });
  try {
    return await command.run(platform, args);
  } finally {
    await stop();
  }
}

process.exitCode = await main(process.argv.slice(2));

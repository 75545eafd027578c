// Owns the reading of the environment: one validated object, or one sentence per mistake.
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { z } from 'zod';
import { type SettingName, settings } from './settings.ts';

type Values = { readonly [Name in SettingName]: z.output<(typeof settings)[Name]['schema']> };

export interface Config extends Values {
  /** Demo accounts, readable outbox and demo world: never with a public address or in production. */
  readonly demo: boolean;
  /** Asked for where the demo is used from another machine; new at every start, printed on the console. */
  readonly demo_key: string;
  /** Our own origin: PUBLIC_URL, else the loopback address we listen on. Never from a Host header. */
  readonly origin: string;
  readonly https: boolean;
  readonly data_dir: string;
}

export class ConfigError extends Error {
  override name = 'ConfigError';
}

export function readConfig(env: Record<string, string | undefined>): Config {
  const values: Record<string, unknown> = {};
  const mistakes: string[] = [];
  for (const [name, setting] of Object.entries(settings)) {
    const given = env[name] === '' ? undefined : env[name];
    const text = given ?? ('default' in setting ? setting.default : undefined);
    const parsed = setting.schema.safeParse(text);
    if (parsed.success) values[name] = parsed.data;
    // A secret's value must not reach a log, so the sentence names the variable and the rule only.
    else mistakes.push(`${name} ${parsed.error.issues[0]?.message ?? 'is not valid'}. ${setting.about}`);
  }
  mistakes.push(...halfPairs(values));
  if (mistakes.length > 0)
    throw new ConfigError(`The configuration is not valid:\n- ${mistakes.join('\n- ')}`);
  return complete(values as Values);
}

// Half of a pair would be left out in silence: a provider that is not offered, or plain http that calls itself https.
const together: readonly (readonly [SettingName, SettingName])[] = [
  ['TLS_CERT_FILE', 'TLS_KEY_FILE'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
  ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY'],
  ['DISCORD_CLIENT_ID', 'DISCORD_CLIENT_SECRET'],
  ['TWITTER_CONSUMER_KEY', 'TWITTER_CONSUMER_SECRET'],
  ['TIKTOK_CLIENT_KEY', 'TIKTOK_CLIENT_SECRET'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
];

function halfPairs(values: Record<string, unknown>): string[] {
  return together.flatMap(([one, other]) => {
    if ((values[one] === undefined) === (values[other] === undefined)) return [];
    const [given, missing] = values[one] === undefined ? [other, one] : [one, other];
    return [`${missing} is missing; ${given} needs it. ${settings[missing].about}`];
  });
}

function complete(values: Values): Config {
  const allowed = values.PUBLIC_URL === undefined && values.NODE_ENV !== 'production';
  if (values.DEMO === true && !allowed)
    throw new ConfigError('DEMO cannot be on with PUBLIC_URL or in production: its passwords are public.');
  const https = values.TLS_CERT_FILE !== undefined || values.PUBLIC_URL?.startsWith('https:') === true;
  return {
    ...values,
    demo: allowed && values.DEMO !== false,
    demo_key: values.DEMO_KEY ?? randomBytes(4).toString('hex'),
    origin: values.PUBLIC_URL
      ? new URL(values.PUBLIC_URL).origin
      : `${https ? 'https' : 'http'}://localhost:${values.PORT}`,
    https,
    data_dir: path.resolve(values.DATA_DIR),
  };
}

// Owns every environment variable the server reads: its shape, its default and its line in the documented table.
import { z } from 'zod';
import { licenseSettings } from './license-settings.ts';
import { pushSettings } from './push-settings.ts';
import {
  addressOf,
  count,
  flag,
  isNetwork,
  isOrigin,
  jsonList,
  list,
  port,
  type Setting,
  setting,
  webAddress,
} from './setting.ts';
import { webhookSettings } from './webhook-settings.ts';

export const settings = {
  PORT: setting({ schema: port, default: '3000', about: 'Port of the app, the API and the socket.' }),
  HOST: setting({ schema: z.string(), default: '0.0.0.0', about: 'Address to listen on.' }),
  DATA_DIR: setting({
    schema: z.string(),
    default: './data',
    about: 'Folder of the embedded database, uploads, email outbox and keys.',
  }),
  PUBLIC_URL: setting({
    schema: webAddress.optional(),
    about: 'Public address of this site; setting it turns off demo mode.',
  }),
  API_BASE: setting({
    schema: z.string(),
    default: '/api',
    about: 'Base address of the API as the web app calls it.',
  }),
  NODE_ENV: setting({
    schema: z.enum(['production', 'development', 'test', 'demo']),
    default: 'demo',
    about: '`production` ends demo mode: no demo accounts, no readable outbox, no test payment.',
  }),
  DATABASE_URL: setting({
    schema: addressOf('postgres', 'postgresql').optional(),
    secret: true,
    about: 'PostgreSQL 15 or later; unset, the embedded PostgreSQL starts.',
  }),
  DATABASE_POOL: setting({
    schema: count,
    default: '10',
    about:
      'Database connections for requests per process. Work beside requests opens up to 16 further ones, as it needs them.',
  }),
  DATABASE_WAIT_SECONDS: setting({
    schema: count,
    default: '10',
    about: 'How long a request waits for one of these connections before it is answered with 503.',
  }),
  REDIS_URL: setting({
    schema: addressOf('redis', 'rediss').optional(),
    secret: true,
    about: 'Redis for realtime and rate limits between replicas; unset, PostgreSQL serves.',
  }),
  LOG_LEVEL: setting({
    schema: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']),
    default: 'info',
    about: 'How much is logged.',
  }),
  TRUST_PROXY: setting({
    schema: list.refine((entries) => entries.every(isNetwork), {
      message: 'contains something that is not a network',
    }),
    default: '',
    about: 'Networks of proxies whose X-Forwarded-For header is trusted, comma-separated.',
  }),
  CALLS_PER_MINUTE: setting({
    schema: count,
    default: '1200',
    about:
      'How often one person may call an endpoint that declares no limit of its own; visitors behind one IP address share five times as many calls.',
  }),
  SECRET_KEY: setting({
    schema: z.string().min(32).optional(),
    secret: true,
    about: 'Root of all signing and encryption keys, 32 characters or more; unset, one is made in DATA_DIR.',
  }),
  TLS_CERT_FILE: setting({ schema: z.string().optional(), about: 'Certificate for https without a proxy.' }),
  TLS_KEY_FILE: setting({ schema: z.string().optional(), about: 'Private key of that certificate.' }),
  METRICS_TOKEN: setting({
    schema: z.string().min(8).optional(),
    secret: true,
    about: 'Bearer token for /api/metrics; unset, only loopback may read it.',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: setting({
    schema: webAddress.optional(),
    about: 'Where OpenTelemetry traces go (OTLP over HTTP); unset, none are made.',
  }),
  SMTP_URL: setting({
    schema: addressOf('smtp', 'smtps').optional(),
    secret: true,
    about: 'Mail server, as smtp:// or smtps://; unset, email goes to the outbox on disk.',
  }),
  MAIL_FROM: setting({
    schema: z.string(),
    default: 'StagePass <no-reply@stagepass.test>',
    about: 'Sender of all email.',
  }),
  CONTACT_EMAIL: setting({
    schema: z.email().optional(),
    about:
      'Address that people can write to: shown in the terms, the privacy notice and email, whose answers go there; unset, nobody is told to write anywhere.',
  }),
  ...pushSettings,
  ...webhookSettings,
  S3_ENDPOINT: setting({
    schema: webAddress.optional(),
    about: 'S3-compatible storage; unset, files are kept in DATA_DIR.',
  }),
  S3_BUCKET: setting({ schema: z.string(), default: 'stagepass', about: 'Bucket for files.' }),
  S3_REGION: setting({ schema: z.string(), default: 'us-east-1', about: 'Region of the bucket.' }),
  S3_ACCESS_KEY_ID: setting({
    schema: z.string().optional(),
    secret: true,
    about: 'Access key of the bucket.',
  }),
  S3_SECRET_ACCESS_KEY: setting({
    schema: z.string().optional(),
    secret: true,
    about: 'Secret key of the bucket.',
  }),
  MAP_STYLE_URL: setting({
    schema: webAddress.optional(),
    about:
      'MapLibre style for maps of places; its tiles, fonts and sprites have to come from the same host. Unset, no map is shown and no third party is asked.',
  }),
  FFMPEG_PATH: setting({
    schema: z.string().optional(),
    about:
      'ffmpeg, which converts uploaded videos and takes their posters; unset, videos stay as they came, without a poster.',
  }),
  FIREBASE_PROJECT_ID: setting({
    schema: z.string().optional(),
    about: 'Firebase project whose ID tokens sign in; unset, social sign-in is off.',
  }),
  FIREBASE_API_KEY: setting({ schema: z.string().optional(), about: 'Public web API key of that project.' }),
  FIREBASE_PROVIDERS: setting({
    schema: list,
    default: 'google.com',
    about: 'Identity providers turned on in that project.',
  }),
  FIREBASE_API_BASE: setting({
    schema: webAddress,
    default: 'https://identitytoolkit.googleapis.com',
    about: 'Where the browser asks for ID tokens.',
  }),
  FIREBASE_KEYS_URL: setting({
    schema: webAddress,
    default: 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
    about: 'Published keys of the token issuer.',
  }),
  FIREBASE_ISSUER: setting({
    schema: webAddress,
    default: 'https://securetoken.google.com',
    about: 'Issuer of the tokens; the project id is appended.',
  }),
  DISCORD_CLIENT_ID: setting({
    schema: z.string().optional(),
    about: 'Discord application; unset, Discord sign-in is off.',
  }),
  DISCORD_CLIENT_SECRET: setting({ schema: z.string().optional(), secret: true, about: 'Its secret.' }),
  DISCORD_AUTHORIZE_URL: setting({
    schema: webAddress,
    default: 'https://discord.com/oauth2/authorize',
    about: 'Where Discord asks for consent.',
  }),
  DISCORD_API_BASE: setting({
    schema: webAddress,
    default: 'https://discord.com/api/v10',
    about: 'Discord’s API.',
  }),
  TWITTER_CONSUMER_KEY: setting({
    schema: z.string().optional(),
    about: 'Twitter application; unset, Twitter sign-in is off.',
  }),
  TWITTER_CONSUMER_SECRET: setting({ schema: z.string().optional(), secret: true, about: 'Its secret.' }),
  TWITTER_API_BASE: setting({
    schema: webAddress,
    default: 'https://api.twitter.com',
    about: 'Twitter’s API.',
  }),
  TIKTOK_CLIENT_KEY: setting({
    schema: z.string().optional(),
    about: 'TikTok application; unset, TikTok cannot be linked.',
  }),
  TIKTOK_CLIENT_SECRET: setting({ schema: z.string().optional(), secret: true, about: 'Its secret.' }),
  TIKTOK_AUTHORIZE_URL: setting({
    schema: webAddress,
    default: 'https://www.tiktok.com/v2/auth/authorize/',
    about: 'Where TikTok asks for consent.',
  }),
  TIKTOK_API_BASE: setting({
    schema: webAddress,
    default: 'https://open.tiktokapis.com',
    about: 'TikTok’s API.',
  }),
  WALLET_SIGN_IN: setting({
    schema: flag,
    default: 'true',
    about: 'Sign-In with Ethereum: needs no external service.',
  }),
  WALLET_CHAIN_IDS: setting({
    schema: list.transform((entries) => entries.map(Number)).pipe(z.array(z.int().positive())),
    default: '1',
    about: 'Chains a wallet may sign in from.',
  }),
  CHAINS: setting({
    schema: z
      .string()
      .transform(jsonList)
      .pipe(
        z.array(z.strictObject({ id: z.int().positive(), name: z.string().min(1).max(40), rpc: webAddress })),
      ),
    default: '[]',
    secret: true,
    about:
      'Blockchains on which missions can ask for tokens, as JSON: `[{"id":8453,"name":"Base","rpc":"https://…"}]`. Unset, the demo starts a test chain of its own on first use.',
  }),
  REDIRECT_ALLOW: setting({
    schema: list.refine((entries) => entries.every(isOrigin), {
      message: 'contains something that is not a web address',
    }),
    default: '',
    about: 'Further origins that sign-in may return to, comma-separated.',
  }),
  STRIPE_SECRET_KEY: setting({
    schema: z.string().min(8).optional(),
    secret: true,
    about:
      'Stripe’s secret key; unset, the demo has a built-in test payment, and topping up is off everywhere else.',
  }),
  STRIPE_WEBHOOK_SECRET: setting({
    schema: z.string().min(8).optional(),
    secret: true,
    about: 'Signing secret of the webhook at /api/webhooks/stripe.',
  }),
  STRIPE_API_BASE: setting({
    schema: webAddress,
    default: 'https://api.stripe.com',
    about: 'Stripe’s API.',
  }),
  TAX_RATE_BP: setting({
    schema: z.coerce.number().int().min(0).max(5000),
    default: '0',
    about:
      'Tax included in prices, in hundredths of a percent (1900 is 19%); with 0, receipts say that no tax is charged.',
  }),
  ...licenseSettings,
  GACHA_COUNTRIES_REFUSED: setting({
    schema: list
      .transform((entries) => entries.map((entry) => entry.toUpperCase()))
      .refine((entries) => entries.every((entry) => /^[A-Z]{2}$/.test(entry)), {
        message: 'contains something that is not a country code',
      }),
    default: '',
    about:
      'Countries (ISO 3166, two letters, comma-separated) whose fans cannot open packs, whatever the site operator’s table of countries says.',
  }),
  DEMO: setting({
    schema: flag.optional(),
    about: 'Demo world and accounts; unset, on as long as neither PUBLIC_URL nor production is set.',
  }),
  DEMO_KEY: setting({
    schema: z.string().min(6).optional(),
    secret: true,
    about:
      'Demo key that other devices need to sign in to demo accounts; unset, a new one is printed at every start.',
  }),
} as const satisfies Record<string, Setting>;

export type SettingName = keyof typeof settings;

// Owns what the sign-in screen may offer on this instance.
import { demoRoles, type Providers } from '@stagepass/contract/auth/shapes.ts';
import { demoAccounts } from '#domains/users/public/demo-accounts.ts';
import { loadDemoCards } from '#domains/users/public/load-demo-cards.ts';
import type { Call } from '#platform/http/bind.ts';
import { paymentWay } from '#platform/payments/payment-way.ts';
import type { Platform } from '#platform/platform.ts';

export async function getProviders(platform: Platform, request: Call['request']): Promise<Providers> {
  const { config, mail } = platform;
  const { FIREBASE_PROJECT_ID, FIREBASE_API_KEY } = config;
  return {
    firebase:
      FIREBASE_PROJECT_ID === undefined || FIREBASE_API_KEY === undefined
        ? null
        : {
            api_key: FIREBASE_API_KEY,
            api_base: config.FIREBASE_API_BASE,
            provider_ids: config.FIREBASE_PROVIDERS,
          },
    discord: config.DISCORD_CLIENT_ID !== undefined && config.DISCORD_CLIENT_SECRET !== undefined,
    twitter: config.TWITTER_CONSUMER_KEY !== undefined && config.TWITTER_CONSUMER_SECRET !== undefined,
    tiktok: config.TIKTOK_CLIENT_KEY !== undefined && config.TIKTOK_CLIENT_SECRET !== undefined,
    wallet: config.WALLET_SIGN_IN
      ? { domain: new URL(config.origin).host, uri: config.origin, chain_ids: config.WALLET_CHAIN_IDS }
      : null,
    demo: config.demo ? { accounts: await listDemoAccounts(platform), key_needed: !request.loopback } : null,
    mail: mail.kind,
    payments: paymentWay(platform),
    contact_email: config.CONTACT_EMAIL ?? null,
    map_style_url: config.MAP_STYLE_URL ?? null,
  };
}

async function listDemoAccounts(platform: Platform) {
  const cards = await loadDemoCards(platform, platform.db);
  return demoRoles.flatMap((role) => {
    const email = demoAccounts.find((account) => account.role === role)?.email ?? '';
    const card = cards.get(email);
    if (card === undefined) return [];
    return [{ role, email, display_name: card.display_name, avatar: card.avatar }];
  });
}

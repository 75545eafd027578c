// The picture of each way to sign in; closed, so that a new way cannot go without one.
import type { MethodKind } from '@stagepass/contract/auth/shapes.ts';
import type { IconShape, IconWeight } from '@stagepass/ui/icon/icon.tsx';
import { discordLogo } from '@stagepass/ui/icon/phosphor/discord-logo.ts';
import { envelopeSimple } from '@stagepass/ui/icon/phosphor/envelope-simple.ts';
import { globe } from '@stagepass/ui/icon/phosphor/globe.ts';
import { tiktokLogo } from '@stagepass/ui/icon/phosphor/tiktok-logo.ts';
import { twitterLogo } from '@stagepass/ui/icon/phosphor/twitter-logo.ts';
import { wallet } from '@stagepass/ui/icon/phosphor/wallet.ts';

export const methodIcons = {
  password: { of: envelopeSimple, weight: 'regular' },
  // Whichever of them it was: only the button that starts it knows.
  firebase: { of: globe, weight: 'bold' },
  discord: { of: discordLogo, weight: 'fill' },
  twitter: { of: twitterLogo, weight: 'fill' },
  wallet: { of: wallet, weight: 'fill' },
  tiktok: { of: tiktokLogo, weight: 'fill' },
} as const satisfies Record<MethodKind, { of: IconShape; weight: IconWeight }>;

// The mark of each network.
import type { SocialNetwork } from '@stagepass/contract/requirements/kinds.ts';
import type { IconShape } from '@stagepass/ui/icon/icon.tsx';
import { discordLogo } from '@stagepass/ui/icon/phosphor/discord-logo.ts';
import { facebookLogo } from '@stagepass/ui/icon/phosphor/facebook-logo.ts';
import { instagramLogo } from '@stagepass/ui/icon/phosphor/instagram-logo.ts';
import { link } from '@stagepass/ui/icon/phosphor/link.ts';
import { tiktokLogo } from '@stagepass/ui/icon/phosphor/tiktok-logo.ts';
import { twitchLogo } from '@stagepass/ui/icon/phosphor/twitch-logo.ts';
import { xLogo } from '@stagepass/ui/icon/phosphor/x-logo.ts';
import { youtubeLogo } from '@stagepass/ui/icon/phosphor/youtube-logo.ts';

export const socialIcons: Readonly<Record<SocialNetwork, IconShape>> = {
  discord: discordLogo,
  instagram: instagramLogo,
  tiktok: tiktokLogo,
  x: xLogo,
  youtube: youtubeLogo,
  twitch: twitchLogo,
  facebook: facebookLogo,
  other: link,
};

/** The host of a web address, as people know it; '' where it is none. */
export function hostOf(url: string): string {
  const address = URL.parse(url);
  return address?.protocol === 'https:' || address?.protocol === 'http:'
    ? address.hostname.replace(/^www\./, '')
    : '';
}

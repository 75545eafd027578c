// The other ways in: only those that this instance offers, loaded beside the form and never before it.
import { VuBars } from '@stagepass/ui/button/vu-bars.tsx';
import { Icon, type IconShape, type IconWeight } from '@stagepass/ui/icon/icon.tsx';
import { appleLogo } from '@stagepass/ui/icon/phosphor/lean/apple-logo.ts';
import { discordLogo } from '@stagepass/ui/icon/phosphor/lean/discord-logo.ts';
import { facebookLogo } from '@stagepass/ui/icon/phosphor/lean/facebook-logo.ts';
import { globe } from '@stagepass/ui/icon/phosphor/lean/globe.ts';
import { googleLogo } from '@stagepass/ui/icon/phosphor/lean/google-logo.ts';
import { twitterLogo } from '@stagepass/ui/icon/phosphor/lean/twitter-logo.ts';
import { wallet as walletIcon } from '@stagepass/ui/icon/phosphor/lean/wallet.ts';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { OrDivider } from '@stagepass/ui/or-divider/or-divider.tsx';
import { useState } from 'react';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { authCopy } from '../copy.ts';
import type { Providers } from '../data/providers.ts';
import { leaveFor, startDiscord, startTwitter } from '../data/round-trips.ts';
import type { OnOutcome } from '../data/sign-in.ts';
import { useBackAgain } from '../data/use-back-again.ts';
import { type FirebaseName, firebaseName } from '../model/provider-names.ts';

const WalletSignIn = latePart(() => import('./wallet-sign-in.tsx'), 'WalletSignIn', null);

const firebaseIcons: Record<FirebaseName, [IconShape, IconWeight]> = {
  google: [googleLogo, 'bold'],
  apple: [appleLogo, 'fill'],
  facebook: [facebookLogo, 'fill'],
  other: [globe, 'bold'],
};

interface Way {
  id: string;
  name: string;
  icon: IconShape;
  weight: IconWeight;
  /** Answers where to go, or nothing where the way stays on this page. */
  start: () => Promise<string | null>;
}

export function Ways({
  providers,
  next,
  onOutcome,
}: {
  providers: Providers;
  next: string | null;
  onOutcome: OnOutcome;
}) {
  const copy = useCopy(authCopy);
  const [busy, setBusy] = useState<string | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [signsByWallet, setSignsByWallet] = useState(false);
  const why = { intent: 'sign-in', next } as const;
  useBackAgain(() => setBusy(null));

  const ways: Way[] = [];
  const { firebase } = providers;
  for (const providerId of firebase?.provider_ids ?? []) {
    const key = firebaseName(providerId);
    const [icon, weight] = firebaseIcons[key];
    const start = async () => {
      const { startFirebase } = await import('../data/social.ts');
      return firebase ? startFirebase({ firebase, providerId, trip: why }) : null;
    };
    ways.push({ id: providerId, name: copy.ways[key], icon, weight, start });
  }
  const add = (id: 'discord' | 'twitter' | 'wallet', icon: IconShape, start: Way['start']) =>
    ways.push({ id, name: copy.ways[id], icon, weight: 'fill', start });
  if (providers.discord) add('discord', discordLogo, () => startDiscord(why));
  if (providers.twitter) add('twitter', twitterLogo, () => startTwitter(why));
  if (providers.wallet) {
    add('wallet', walletIcon, async () => {
      setSignsByWallet(true);
      return null;
    });
  }
  if (ways.length === 0) return null;

  const take = async (way: Way) => {
    setTrouble(null);
    setBusy(way.id);
    try {
      const url = await way.start();
      if (url !== null) leaveFor(url);
    } catch (error) {
      setTrouble(errorSentence(copy, error));
      setBusy(null);
    }
  };
  const endWallet = (sentence: string | null) => {
    setSignsByWallet(false);
    setBusy(null);
    setTrouble(sentence);
  };

  return (
    <>
      <OrDivider>{copy.ways.orUse}</OrDivider>
      <div className="sp-auth-ways" data-single={ways.length === 1 ? '' : undefined}>
        {ways.map((way) => (
          <button
            key={way.id}
            type="button"
            className="sp-auth-way"
            disabled={busy !== null}
            aria-busy={busy === way.id ? true : undefined}
            onClick={() => void take(way)}
          >
            {busy === way.id ? <VuBars /> : <Icon of={way.icon} weight={way.weight} />}
            {way.name}
          </button>
        ))}
      </div>
      {signsByWallet && providers.wallet ? (
        <WalletSignIn chainIds={providers.wallet.chain_ids} onOutcome={onOutcome} onEnd={endWallet} />
      ) : null}
      {trouble === null ? null : (
        <div className="mt-3" role="alert">
          <Notice tone="bad">{trouble}</Notice>
        </div>
      )}
    </>
  );
}

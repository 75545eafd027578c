// The ways that can still be linked: a round trip to a provider, a wallet's signature, or a first password.
import type { MethodKind } from '@stagepass/contract/auth/shapes.ts';
import { VuBars } from '@stagepass/ui/button/vu-bars.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { IconPlate, ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { go } from '#platform/navigation/go.ts';
import { accountCopy } from '../../account-copy.ts';
import { type Providers, useProviders } from '../../data/providers.ts';
import { leaveFor, startDiscord, startTiktok, startTwitter } from '../../data/round-trips.ts';
import { useSecurityChanges } from '../../data/security.ts';
import { useBackAgain } from '../../data/use-back-again.ts';
import type { SignedMessage } from '../../data/wallet.ts';
import { methodIcons } from '../../model/method-icons.ts';
import { firebaseName } from '../../model/provider-names.ts';
import { changePasswordPath } from '../../public/paths.ts';
import { useStepUp } from '../../public/use-step-up.tsx';

const WalletSigning = latePart(() => import('../wallet-signing.tsx'), 'WalletSigning', null);

const why = { intent: 'link', next: null } as const;

/** What this instance offers and the account does not have; a wallet can be linked more than once. */
export function addableKinds(providers: Providers, linked: readonly MethodKind[]): MethodKind[] {
  const offered: Record<MethodKind, boolean> = {
    password: true,
    firebase: providers.firebase !== null,
    discord: providers.discord,
    twitter: providers.twitter,
    tiktok: providers.tiktok,
    wallet: providers.wallet !== null,
  };
  const kinds: MethodKind[] = ['password', 'firebase', 'discord', 'twitter', 'tiktok', 'wallet'];
  return kinds.filter((kind) => offered[kind] && (kind === 'wallet' || !linked.includes(kind)));
}

async function startTrip(kind: MethodKind, providers: Providers): Promise<string | null> {
  if (kind === 'discord') return startDiscord(why);
  if (kind === 'twitter') return startTwitter(why);
  if (kind === 'tiktok') return startTiktok(why);
  const { firebase } = providers;
  const providerId = firebase?.provider_ids[0];
  if (kind !== 'firebase' || !firebase || !providerId) return null;
  const { startFirebase } = await import('../../data/social.ts');
  return startFirebase({ firebase, providerId, trip: why });
}

export function AddWays({ linked }: { linked: readonly MethodKind[] }) {
  const copy = useCopy(accountCopy);
  const providers = useProviders();
  const changes = useSecurityChanges();
  const stepUp = useStepUp();
  const [busy, setBusy] = useState<MethodKind | null>(null);
  useBackAgain(() => setBusy(null));
  const { data } = providers;
  if (!data) {
    return providers.isError ? <p className="sp-small sp-faint mt-4">{copy.ways.addFailed}</p> : null;
  }
  const kinds = addableKinds(data, linked);

  const add = async (kind: MethodKind) => {
    if (kind === 'password') return go(changePasswordPath());
    setBusy(kind);
    if (kind === 'wallet') return;
    try {
      const url = await stepUp.guarded(() => startTrip(kind, data));
      if (url) leaveFor(url);
    } catch (error) {
      showToast({ title: errorSentence(copy, error), tone: 'bad' });
      setBusy(null);
    }
  };
  const linkWallet = async (signed: SignedMessage) => {
    const { message, signature } = signed;
    await stepUp.guarded(() => changes.linkWallet({ message, signature }));
    showToast({ title: copy.ways.added({ name: copy.kinds.wallet }), tone: 'good' });
  };
  const titleOf = (kind: MethodKind) => {
    if (kind === 'password') return copy.ways.setPassword;
    if (kind === 'wallet' && linked.includes('wallet')) return copy.ways.linkAnother;
    const social = firebaseName(data.firebase?.provider_ids[0] ?? '');
    return copy.ways.link({ name: kind === 'firebase' ? copy.social[social] : copy.kinds[kind] });
  };
  return (
    <>
      {kinds.length > 0 ? (
        <RowGroup heading={copy.ways.add}>
          {kinds.map((kind) => (
            <ListRow
              key={kind}
              title={titleOf(kind)}
              leading={<IconPlate icon={<Icon {...methodIcons[kind]} />} />}
              trailing={busy === kind ? <VuBars /> : undefined}
              leads
              disabled={busy !== null}
              onPress={() => void add(kind)}
            />
          ))}
        </RowGroup>
      ) : (
        <p className="sp-small sp-faint mt-4">{copy.ways.nothingToAdd}</p>
      )}
      {busy === 'wallet' && data.wallet ? (
        <WalletSigning
          chainIds={data.wallet.chain_ids}
          onSigned={linkWallet}
          onEnd={(sentence) => {
            setBusy(null);
            if (sentence !== null) showToast({ title: sentence, tone: 'bad' });
          }}
        />
      ) : null}
      {stepUp.dialog}
    </>
  );
}

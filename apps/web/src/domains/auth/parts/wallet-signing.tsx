// Finds the wallets of this browser, lets the person choose, and asks the chosen one to sign.
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { wallet as walletIcon } from '@stagepass/ui/icon/phosphor/wallet.ts';
import { IconPlate, ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { useEffect, useRef, useState } from 'react';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { authCopy } from '../copy.ts';
import {
  type FoundWallet,
  findWallets,
  type SignedMessage,
  signWithWallet,
  WalletError,
} from '../data/wallet.ts';

export function WalletSigning(props: {
  chainIds: readonly number[];
  /** Hands the signature in; throws where it is refused. */
  onSigned: (signed: SignedMessage) => Promise<void>;
  /** It is over: with the sentence that says why it failed, or null where it worked or was called off. */
  onEnd: (sentence: string | null) => void;
}) {
  const { chainIds, onSigned, onEnd } = props;
  const copy = useCopy(authCopy);
  const [found, setFound] = useState<FoundWallet[]>([]);
  const [chosen, setChosen] = useState<FoundWallet | null>(null);
  const started = useRef(false);

  const sign = async (wallet: FoundWallet) => {
    setChosen(wallet);
    try {
      await onSigned(await signWithWallet(wallet, chainIds));
      onEnd(null);
    } catch (error) {
      onEnd(error instanceof WalletError ? copy.wallet[error.trouble] : errorSentence(copy, error));
    }
  };
  const start = async () => {
    const wallets = await findWallets();
    const [only] = wallets;
    if (only === undefined) onEnd(copy.wallet.none);
    else if (wallets.length === 1) await sign(only);
    else setFound(wallets);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it starts once, by the tap that showed this part.
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void start();
  }, []);

  if (chosen) {
    return (
      <div className="mt-3">
        <Notice icon={<Icon of={walletIcon} weight="fill" />} live>
          {copy.wallet.signing({ name: chosen.name })}
        </Notice>
      </div>
    );
  }
  return (
    <Sheet open={found.length > 0} onClose={() => onEnd(null)} title={copy.wallet.title}>
      <RowGroup>
        {found.map((wallet) => (
          <ListRow
            key={wallet.id}
            title={wallet.name}
            leading={
              wallet.icon ? (
                <img src={wallet.icon} alt="" width="40" height="40" className="rounded-stock" />
              ) : (
                <IconPlate icon={<Icon of={walletIcon} />} />
              )
            }
            leads
            onPress={() => void sign(wallet)}
          />
        ))}
      </RowGroup>
    </Sheet>
  );
}

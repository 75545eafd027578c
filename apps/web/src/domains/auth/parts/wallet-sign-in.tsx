// Signing in by a wallet's signature.
import { call } from '#platform/api/api.ts';
import { type OnOutcome, settleSignIn } from '../data/sign-in.ts';
import { rememberWallet, type SignedMessage } from '../data/wallet.ts';
import { WalletSigning } from './wallet-signing.tsx';

export function WalletSignIn(props: {
  chainIds: readonly number[];
  onOutcome: OnOutcome;
  onEnd: (sentence: string | null) => void;
}) {
  const { chainIds, onOutcome, onEnd } = props;
  const handIn = async (signed: SignedMessage) => {
    const { message, signature } = signed;
    const outcome = await settleSignIn(call('POST /auth/wallet', { body: { message, signature } }));
    onOutcome(outcome, () => rememberWallet(signed));
  };
  return <WalletSigning chainIds={chainIds} onSigned={handIn} onEnd={onEnd} />;
}

// WEB3: what has to be held, in which of one's wallets it is looked for, and what was found there.
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { wallet } from '@stagepass/ui/icon/phosphor/wallet.ts';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { useState } from 'react';
import { waysView } from '#domains/auth/public/views.ts';
import { settingsPath } from '#domains/users/public/paths.ts';
import { isApiError } from '#platform/api/api-error.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { requirementsCopy } from '../../copy.ts';
import { PlayerFrame } from './player-frame.tsx';
import type { PlayerProps } from './player-props.ts';
import { web3Copy } from './web3-copy.ts';
import './play.css';
import './web3.css';

export function Web3Player({ attempt, task, onHandIn, onLeave, steps }: PlayerProps<'WEB3'>) {
  const shared = useCopy(requirementsCopy);
  const copy = useCopy(web3Copy);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const symbol = task.symbol === '' ? copy.tokens : task.symbol;
  const hasWallet = task.wallets.length > 0;
  const check = async () => {
    setBusy(true);
    setTrouble(null);
    try {
      await onHandIn({ type: 'WEB3' });
    } catch (error) {
      const isMissing = isApiError(error, 'requirements.tokens-missing');
      const { have } = (isMissing ? error.details : {}) as { have?: string };
      setTrouble(
        have === undefined ? errorSentence(shared, error) : copy.missing({ have, symbol, least: task.least }),
      );
    } finally {
      setBusy(false);
    }
  };
  return (
    <PlayerFrame
      steps={steps}
      onLeave={onLeave}
      dock={
        hasWallet ? (
          <Button wide loading={busy} icon={<Icon of={wallet} weight="fill" />} onClick={() => void check()}>
            {copy.check}
          </Button>
        ) : (
          <LinkButton wide to={settingsPath(waysView)} icon={<Icon of={wallet} weight="fill" />}>
            {copy.link}
          </LinkButton>
        )
      }
    >
      <h1 className="sp-display mb-2">{attempt.title}</h1>
      <p className="mb-3">{copy.need({ least: task.least, symbol })}</p>
      <Facts task={task} />
      {hasWallet ? <p className="sp-small sp-quiet">{copy.sum}</p> : <Notice>{copy.noWallet}</Notice>}
      {trouble === null ? null : (
        <>
          <Notice tone="bad" live>
            {trouble}
          </Notice>
          <div className="mt-3">
            <LinkButton variant="secondary" size="small" to={settingsPath(waysView)}>
              {copy.linkMore}
            </LinkButton>
          </div>
        </>
      )}
    </PlayerFrame>
  );
}

/** As wallets are written: enough to compare, short enough to read. */
const shortAddress = (address: string) => `${address.slice(0, 6)}…${address.slice(-4)}`;

function Facts({ task }: { task: PlayerProps<'WEB3'>['task'] }) {
  const copy = useCopy(web3Copy);
  const facts = [
    [copy.chain, task.chain?.name ?? copy.noChain],
    [copy.standard, copy.standards[task.standard]],
    [copy.contract, shortAddress(task.contract)],
    ...(task.token_id === null ? [] : [[copy.tokenId, task.token_id] as const]),
    ...(task.wallets.length > 0 ? [[copy.wallets, task.wallets.join(', ')] as const] : []),
  ] as const;
  return (
    <dl className="sp-web3-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

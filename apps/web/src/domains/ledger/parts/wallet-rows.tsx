// What stands under the sum: what is held, the coin tray, and the ways to limits and to sending back.
import { formatUsd } from '@stagepass/base/money.ts';
import type { Wallet } from '@stagepass/contract/ledger/shapes.ts';
import { Coin } from '@stagepass/ui/coin/coin.tsx';
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { arrowUUpLeft } from '@stagepass/ui/icon/phosphor/arrow-u-up-left.ts';
import { creditCard } from '@stagepass/ui/icon/phosphor/credit-card.ts';
import { gauge } from '@stagepass/ui/icon/phosphor/gauge.ts';
import { lockSimple } from '@stagepass/ui/icon/phosphor/lock-simple.ts';
import { receipt } from '@stagepass/ui/icon/phosphor/receipt.ts';
import { warning } from '@stagepass/ui/icon/phosphor/warning.ts';
import { ListRow, RowGroup } from '@stagepass/ui/list-row/list-row.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { momentIn, numberIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { Link } from '#platform/navigation/link.tsx';
import { cardNameCopy } from '../card-name-copy.ts';
import { ledgerCopy } from '../copy.ts';
import { useHolds } from '../data/statement.ts';
import { leftOf } from '../model/left.ts';
import { limitsPath, purchasesPath, savedCardsPath } from '../public/paths.ts';
import { HoldRow } from './statement-row.tsx';
import { useCardName } from './use-card-name.ts';
import './wallet.css';

/** Whatever keeps the fan from spending, said before they try. */
export function WalletNotices({ wallet }: { wallet: Wallet }) {
  const { wallet: copy } = useCopy(ledgerCopy);
  const { tag } = useLocale();
  const { excluded_until, frozen_since, owed_cents } = wallet;
  if (excluded_until === null && frozen_since === null && owed_cents === 0) return null;
  return (
    <div className="sp-wallet-notices">
      {excluded_until === null ? null : (
        <Notice tone="plain" icon={<Icon of={lockSimple} weight="fill" />}>
          {copy.paused({ date: momentIn(tag, excluded_until) })}
        </Notice>
      )}
      {frozen_since === null ? null : (
        <Notice tone="bad" icon={<Icon of={warning} weight="fill" />}>
          {copy.frozen}
        </Notice>
      )}
      {owed_cents === 0 ? null : (
        <Notice tone="warn" icon={<Icon of={warning} weight="fill" />}>
          {copy.owed({ amount: formatUsd(owed_cents) })}
        </Notice>
      )}
    </div>
  );
}

const shownHolds = 3;

export function Held({ wallet }: { wallet: Wallet }) {
  const { wallet: copy } = useCopy(ledgerCopy);
  const { data = [] } = useHolds();
  if (wallet.credits.held_cents === 0 || data.length === 0) return null;
  return (
    <>
      <SectionHead title={copy.heldTitle} />
      <p className="sp-small sp-quiet">{copy.heldText}</p>
      <ul>
        {data.slice(0, shownHolds).map((hold) => (
          <li key={hold.id}>
            <HoldRow hold={hold} />
          </li>
        ))}
      </ul>
    </>
  );
}

export function CoinTray({ tokens }: { tokens: Wallet['tokens'] }) {
  const { wallet: copy } = useCopy(ledgerCopy);
  const { tag } = useLocale();
  const kept = tokens.filter((token) => token.balance_cents > 0);
  if (kept.length === 0) return null;
  return (
    <>
      <SectionHead title={copy.tray} action={<span className="sp-small sp-quiet">{copy.trayNote}</span>} />
      <ul className="sp-coin-tray">
        {kept.map(({ asset_id, club, balance_cents }, at) => (
          <li key={asset_id}>
            <GelScope hue={club?.hue ?? 62}>
              <Coin
                letter={(club?.name ?? '?').slice(0, 1)}
                size="large"
                tilt={at % 2 === 0 ? -9 : 6}
                label={copy.token({ count: balance_cents, club: club?.name ?? '?' })}
              />
            </GelScope>
            <span aria-hidden="true">{numberIn(tag, balance_cents)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

interface WalletWaysProps {
  wallet: Wallet;
  onOpen: (sheet: 'return' | 'heads') => void;
}

export function WalletWays({ wallet, onOpen }: WalletWaysProps) {
  const { wallet: copy } = useCopy(ledgerCopy);
  const cards = useCopy(cardNameCopy);
  const nameOf = useCardName();
  const { card, way } = wallet.top_up;
  const left = leftOf(wallet.limits);
  const detail =
    left === null
      ? copy.limitsNone
      : (left.by === 'day' ? copy.limitsToday : copy.limitsLeft)({ left: formatUsd(left.cents) });
  const amount = formatUsd(wallet.returnable_cents);
  const available = formatUsd(wallet.credits.available_cents);
  const backWords =
    wallet.returnable_cents < wallet.credits.available_cents
      ? copy.backDetailPart({ amount, available })
      : copy.backDetail({ amount });
  return (
    <RowGroup className="mt-8" aria-label={copy.ways}>
      <ListRow
        title={copy.purchases}
        detail={copy.purchasesDetail}
        leading={<Icon of={receipt} />}
        leads
        render={(anatomy) => <Link to={purchasesPath()} {...anatomy} />}
      />
      {way === 'off' ? null : (
        <ListRow
          title={cards.row}
          detail={card === null ? cards.rowNone : nameOf(card)}
          leading={<Icon of={creditCard} />}
          leads
          render={(anatomy) => <Link to={savedCardsPath()} {...anatomy} />}
        />
      )}
      <ListRow
        title={copy.limits}
        detail={detail}
        leading={<Icon of={gauge} />}
        leads
        render={(anatomy) => <Link to={limitsPath()} {...anatomy} />}
      />
      {wallet.returnable_cents > 0 ? (
        <ListRow
          title={copy.back}
          detail={backWords}
          leading={<Icon of={arrowUUpLeft} />}
          leads
          onPress={() => onOpen('return')}
        />
      ) : null}
      <ListRow title={copy.heads} leading={<Icon of={lockSimple} />} leads onPress={() => onOpen('heads')} />
    </RowGroup>
  );
}

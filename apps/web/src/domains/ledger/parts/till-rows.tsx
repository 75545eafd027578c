// What to know before paying: which card pays and who keeps it, one's own limit, a minor's month, and the way back.
import { formatUsd } from '@stagepass/base/money.ts';
import type { SavedCard, Wallet } from '@stagepass/contract/ledger/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon, type IconShape } from '@stagepass/ui/icon/icon.tsx';
import { arrowUUpLeft } from '@stagepass/ui/icon/phosphor/arrow-u-up-left.ts';
import { creditCard } from '@stagepass/ui/icon/phosphor/credit-card.ts';
import { flask } from '@stagepass/ui/icon/phosphor/flask.ts';
import { gauge } from '@stagepass/ui/icon/phosphor/gauge.ts';
import { student } from '@stagepass/ui/icon/phosphor/student.ts';
import { IconPlate } from '@stagepass/ui/list-row/list-row.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import type { ReactNode } from 'react';
import { useCopy } from '#platform/i18n/copy.ts';
import { LinkWords } from '#platform/navigation/link-button.tsx';
import { leftOf } from '../model/left.ts';
import { limitsPath, savedCardsPath } from '../public/paths.ts';
import { topUpCopy } from '../top-up-copy.ts';
import { useCardName } from './use-card-name.ts';
import './top-up.css';

type CardRowProps = { saved: SavedCard | null; otherWay: boolean; onChange: (otherWay: boolean) => void };

/** The saved card that pays, or the way to save one. */
export function CardRow({ saved, otherWay, onChange }: CardRowProps) {
  const copy = useCopy(topUpCopy);
  const nameOf = useCardName();
  return (
    <div className="sp-till-rows">
      {saved === null ? (
        <Row icon={creditCard} title={copy.oneTap} text={copy.oneTapText}>
          <LinkWords to={savedCardsPath()} alone>
            {copy.saveCard}
          </LinkWords>
        </Row>
      ) : (
        <Row icon={creditCard} title={nameOf(saved)} text={copy.byCardText}>
          <Button size="small" variant="secondary" onClick={() => onChange(!otherWay)}>
            {otherWay ? copy.thisCard({ card: nameOf(saved) }) : copy.otherWay}
          </Button>
        </Row>
      )}
    </div>
  );
}

type TillRowsProps = { wallet: Wallet; hasCard: boolean; onReturn: () => void };

export function TillRows({ wallet, hasCard, onReturn }: TillRowsProps) {
  const copy = useCopy(topUpCopy);
  const { top_up, returnable_cents } = wallet;
  const { month_left_cents, month_cap_cents } = top_up;
  return (
    <>
      <div className="sp-till-rows">
        {top_up.way === 'stripe' && !hasCard ? (
          <Row icon={creditCard} title={copy.card} text={copy.cardText} />
        ) : null}
        <LimitRow wallet={wallet} />
        {month_left_cents === null || month_cap_cents === null ? null : (
          <Row
            icon={student}
            title={copy.youth({ left: formatUsd(month_left_cents) })}
            text={copy.youthText({ cap: formatUsd(month_cap_cents) })}
          />
        )}
        <Row
          icon={arrowUUpLeft}
          title={copy.mind}
          text={returnable_cents > 0 ? copy.mindNow({ amount: formatUsd(returnable_cents) }) : copy.mindText}
        >
          {returnable_cents > 0 ? (
            <Button size="small" variant="secondary" onClick={onReturn}>
              {copy.sendBack}
            </Button>
          ) : null}
        </Row>
      </div>
      {top_up.way === 'test' ? (
        <div className="mt-3">
          <Notice tone="warn" icon={<Icon of={flask} weight="fill" />}>
            <b>{copy.test}</b> {copy.testText}
          </Notice>
        </div>
      ) : null}
    </>
  );
}

function LimitRow({ wallet }: { wallet: Wallet }) {
  const copy = useCopy(topUpCopy);
  const left = leftOf(wallet.limits);
  const title =
    left === null
      ? copy.noLimit
      : (left.by === 'day' ? copy.limitDayTitle : copy.limitTitle)({ left: formatUsd(left.cents) });
  return (
    <Row
      icon={gauge}
      title={title}
      text={left === null ? copy.noLimitText : copy.limitText({ limit: formatUsd(left.limit_cents) })}
    >
      <LinkWords to={limitsPath()} alone>
        {left === null ? copy.set : copy.edit}
      </LinkWords>
    </Row>
  );
}

type RowProps = { icon: IconShape; title: string; text: string; children?: ReactNode };

function Row({ icon, title, text, children }: RowProps) {
  return (
    <div className="sp-till-row">
      <IconPlate icon={<Icon of={icon} />} />
      <span className="sp-till-words">
        <b>{title}</b>
        <span className="sp-small sp-quiet block">{text}</span>
      </span>
      {children}
    </div>
  );
}

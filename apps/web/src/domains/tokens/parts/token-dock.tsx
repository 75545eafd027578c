// The foot of a token: what it is and is not, then sending and buying, or the way to both.
import { formatUsd } from '@stagepass/base/money.ts';
import type { FanToken } from '@stagepass/contract/tokens/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { handHeart } from '@stagepass/ui/icon/phosphor/hand-heart.ts';
import { paperPlaneTilt } from '@stagepass/ui/icon/phosphor/paper-plane-tilt.ts';
import { Dock } from '@stagepass/ui/screen/screen.tsx';
import { dismissToast } from '@stagepass/ui/toast/toast-store.ts';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { clubPath } from '#domains/clubs/public/paths.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { nextOf } from '#platform/navigation/next.ts';
import { useSearch } from '#platform/navigation/use-search.ts';
import { useSession } from '#platform/session/session.ts';
import { lateSheet } from '#platform/sheets/late-sheet.tsx';
import { tokensCopy } from '../copy.ts';
import { usualOf } from './amount-field.tsx';

const BuySheet = lateSheet(() => import('./buy-tokens-sheet.tsx'), 'BuyTokensSheet');
const SendSheet = lateSheet(() => import('./send-tokens-sheet.tsx'), 'SendTokensSheet');

export function TokenDock({ token }: { token: FanToken }) {
  const copy = useCopy(tokensCopy);
  const [search, change] = useSearch();
  const [sends, setSends] = useState(false);
  const { symbol, may, mine, left } = token;
  const amount = usualOf(left);
  const buys = search.has('buy') && may.buy;
  return (
    <Dock>
      <LoyaltyLine symbol={symbol} />
      {left === 0 ? <p className="sp-small sp-quiet mb-2">{copy.soldOut({ cap: token.cap })}</p> : null}
      <div className="flex flex-1 flex-wrap gap-2">
        {may.send && mine !== null && mine.balance > 0 ? (
          <Button
            variant="secondary"
            className="flex-[1_0_auto] px-4"
            icon={<Icon of={paperPlaneTilt} />}
            aria-haspopup="dialog"
            onClick={() => {
              // The word about a purchase would cover the first of the people who are found.
              dismissToast();
              setSends(true);
            }}
          >
            {copy.send}
          </Button>
        ) : null}
        {may.buy ? (
          <Button
            variant="pay"
            className="min-w-0 flex-[999_1_13rem]"
            stub={formatUsd(token.price_cents * amount)}
            disabled={left === 0}
            aria-haspopup="dialog"
            onClick={() => change({ buy: '' })}
          >
            {amount === 0 ? copy.buy({ symbol }) : copy.buyAmount({ count: amount, symbol })}
          </Button>
        ) : (
          <OtherWay token={token} />
        )}
      </div>
      {buys ? (
        <BuySheet
          token={token}
          asked={wholeIn(search.get('buy'))}
          next={nextOf(search)}
          onClose={() => change({ buy: null, next: null })}
        />
      ) : null}
      {sends ? <SendSheet token={token} onClose={() => setSends(false)} /> : null}
    </Dock>
  );
}

const wholeIn = (text: string | null) => (/^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : 0);

export function LoyaltyLine({ symbol }: { symbol: string }) {
  const copy = useCopy(tokensCopy);
  return (
    <p className="sp-small mb-3 flex gap-2">
      <span className="flex-none">
        <Icon of={handHeart} weight="fill" />
      </span>
      <span>
        <b>{copy.loyalty}</b> {copy.noWayBack({ symbol })}
      </span>
    </p>
  );
}

/** Staff have no way: the club's own people buy nothing here. */
function OtherWay({ token }: { token: FanToken }) {
  const copy = useCopy(tokensCopy);
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session === null)
    return (
      <LinkButton to={`/auth?next=${encodeURIComponent(pathname + search)}`} wide>
        {copy.signIn}
      </LinkButton>
    );
  if (token.may.send) return null;
  return (
    <LinkButton to={clubPath(token.club.handle)} wide>
      {copy.join}
    </LinkButton>
  );
}

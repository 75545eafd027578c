// The quote before a purchase, to the cent, what it leaves in the wallet and who gets it; paying names the dollars, and pays
// once. Where the wallet has too little, the main button leads to the top-up, which comes back here.
import { formatUsd } from '@stagepass/base/money.ts';
import type { ListingView, Quote } from '@stagepass/contract/market/shapes.ts';
import { PayButton } from '@stagepass/ui/button/pay-button.tsx';
import { haptic } from '@stagepass/ui/haptics/haptics.ts';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { Slip, SlipPerf } from '@stagepass/ui/slip/slip.tsx';
import { SlipLine, SlipTotal } from '@stagepass/ui/slip/slip-lines.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { inventoryPath } from '#domains/items/public/paths.ts';
import { shortTerms } from '#domains/items/public/terms.ts';
import { termsCopy } from '#domains/items/public/terms-copy.ts';
import { receiptPath } from '#domains/ledger/public/paths.ts';
import {
  type Spending,
  type SpendLine,
  SpendSlip,
  useMissing,
  useSpendable,
  useTopUpWay,
} from '#domains/ledger/public/spend-slip.tsx';
import { SpendTrouble } from '#domains/ledger/public/spend-trouble.tsx';
import { clubTokenPath } from '#domains/tokens/public/paths.ts';
import { tokenWords } from '#domains/tokens/public/token-words.ts';
import { isApiError } from '#platform/api/api-error.ts';
import { useCopy } from '#platform/i18n/copy.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { go } from '#platform/navigation/go.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { Answered } from '#platform/query/answered.tsx';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { buyCopy } from '../buy-copy.ts';
import { useQuote } from '../data/market.ts';
import { useBuy } from '../data/trade.ts';
import { priceWords } from '../model/price-words.ts';
import { buyPath } from '../public/paths.ts';

export const percentOf = (bp: number) => bp / 100;

export function BuySheet({ listing, onClose }: { listing: ListingView; onClose: () => void }) {
  const copy = useCopy(buyCopy);
  const words = copy.quote;
  const { token } = listing;
  const quote = useQuote(listing.id);
  const buying = useBuy(listing.id);
  const total = quote.data?.total_cents;
  const changed = isApiError(buying.error, 'market.price-changed') && total !== undefined;
  const spending = spendingOf(listing, { name: words.purchase, cents: -(total ?? 0) });
  const pay = (cents: number) =>
    buying.mutateAsync(cents).then(
      ({ number, transfer_id, item_id }) => {
        haptic('punch');
        onClose();
        showToast({
          title: words.done({ number }),
          tone: 'good',
          onOpen: () => go(inventoryPath(item_id)),
          action:
            transfer_id === null
              ? { label: words.inventory, onAction: () => go(inventoryPath(item_id)) }
              : { label: words.receipt, onAction: () => go(receiptPath(transfer_id)) },
        });
      },
      () => haptic('error'),
    );
  return (
    <Sheet
      onClose={() => (buying.isPending ? undefined : onClose())}
      title={words.title}
      footer={
        <PayOrTopUp
          listing={listing}
          total={total}
          spending={spending}
          loading={buying.isPending}
          onPay={pay}
        />
      }
    >
      <div className="grid gap-4">
        <Answered
          query={quote}
          copy={{ ...copy, loading: words.loading }}
          failed={words.failed}
          skeleton={<Skeleton width="100%" height="12rem" />}
        >
          {(found) => (
            <>
              <PriceSlip listing={listing} quote={found} />
              {found.total_cents === 0 ? null : <SpendSlip {...spending} />}
              {token === null ? (
                <ShareSlip listing={listing} quote={found} />
              ) : (
                <p className="sp-small sp-quiet">{words.tokensGone}</p>
              )}
            </>
          )}
        </Answered>
        <SpendTrouble
          error={buying.error}
          copy={copy}
          sentence={changed ? words.changed({ price: priceWords(listing, total) }) : undefined}
        />
      </div>
    </Sheet>
  );
}

function spendingOf(listing: ListingView, line: SpendLine): Spending {
  const { id, token, club } = listing;
  return {
    lines: [line],
    token:
      token === null || club === null
        ? undefined
        : {
            club_id: club.id,
            format: (units) => tokenWords(units, token.symbol),
            way: { to: clubTokenPath(club.handle), symbol: token.symbol },
          },
    next: buyPath(id),
    topUpBelow: true,
  };
}

interface PayOrTopUpProps {
  listing: ListingView;
  total: number | undefined;
  spending: Spending;
  loading: boolean;
  onPay: (cents: number) => void;
}

function PayOrTopUp({ listing, total, spending, loading, onPay }: PayOrTopUpProps) {
  const { quote: words } = useCopy(buyCopy);
  const isSpendable = useSpendable(spending);
  const topUp = useTopUpWay(spending);
  const missing = useMissing(spending);
  if (topUp !== null)
    return (
      <LinkButton to={topUp.to} wide variant="pay" stub={formatUsd(topUp.cents)}>
        {words.topUp}
      </LinkButton>
    );
  const { token, club } = listing;
  if (token !== null && club !== null && !isSpendable)
    return (
      <LinkButton to={clubTokenPath(club.handle, { buy: missing, next: buyPath(listing.id) })} wide>
        {words.getToken({ symbol: token.symbol })}
      </LinkButton>
    );
  return (
    <PayButton
      stub={total === undefined ? '…' : priceWords(listing, total)}
      disabled={total === undefined || !isSpendable}
      loading={loading}
      restsOn={total}
      onClick={() => (total === undefined ? undefined : onPay(total))}
    >
      {total === 0 ? words.free : words.pay}
    </PayButton>
  );
}

function PriceSlip({ listing, quote }: { listing: ListingView; quote: Quote }) {
  const { quote: words } = useCopy(buyCopy);
  const { tag } = useLocale();
  const where = shortTerms(listing.design, useCopy(termsCopy), tag);
  return (
    <Slip>
      <SlipLine name={listing.design.name} amount={priceWords(listing, quote.price_cents)} />
      {where === '' ? null : <p className="sp-slip-note">{where}</p>}
      {quote.discount_cents === 0 ? null : (
        <SlipLine
          name={words.discount({ percent: quote.discount_percent })}
          amount={`−${priceWords(listing, quote.discount_cents)}`}
          tone="in"
        />
      )}
      <SlipPerf />
      <SlipTotal name={words.total} amount={priceWords(listing, quote.total_cents)} />
    </Slip>
  );
}

function ShareSlip({ listing, quote }: { listing: ListingView; quote: Quote }) {
  const { quote: words } = useCopy(buyCopy);
  return (
    <Slip>
      <p className="sp-slip-note">{words.to}</p>
      <SlipLine
        name={listing.kind === 'resale' ? words.toSeller : words.toClub}
        amount={formatUsd(quote.to_seller_cents)}
        tone="held"
      />
      {quote.royalty_cents === 0 ? null : (
        <SlipLine
          name={words.royalty({ percent: percentOf(quote.royalty_bp) })}
          amount={formatUsd(quote.royalty_cents)}
          tone="held"
        />
      )}
      <SlipLine
        name={words.fee({ percent: percentOf(quote.fee_bp) })}
        amount={formatUsd(quote.fee_cents)}
        tone="held"
      />
    </Slip>
  );
}

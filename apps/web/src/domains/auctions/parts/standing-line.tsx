// Where the viewer stands in a lot, in one sentence with its sign.
import { formatUsd } from '@stagepass/base/money.ts';
import type { AuctionView } from '@stagepass/contract/auctions/shapes.ts';
import { Icon, type IconShape } from '@stagepass/ui/icon/icon.tsx';
import { checkCircle } from '@stagepass/ui/icon/phosphor/check-circle.ts';
import { info } from '@stagepass/ui/icon/phosphor/info.ts';
import { warningCircle } from '@stagepass/ui/icon/phosphor/warning-circle.ts';
import { type Copy, useCopy } from '#platform/i18n/copy.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { useSession } from '#platform/session/session.ts';
import { auctionsCopy } from '../copy.ts';
import { priceOf, type Standing } from '../model/lot.ts';
import { agoWords, dateWords } from '../model/moments.ts';

type Tone = 'plain' | 'good' | 'warn';

const tones: Partial<Record<Standing, Tone>> = { leading: 'good', won: 'good', outbid: 'warn' };
const icons: Record<Tone, IconShape> = { plain: info, good: checkCircle, warn: warningCircle };

export interface StandingLineProps {
  auction: AuctionView;
  standing: Standing;
  now_ms: number;
}

export function StandingLine({ auction, standing, now_ms }: StandingLineProps) {
  const copy = useCopy(auctionsCopy);
  const { tag } = useLocale();
  const session = useSession();
  const sentence = sentenceOf({
    auction,
    standing,
    copy,
    tag,
    since: outbidSince(auction, session?.user_id),
    now_ms,
  });
  const reserve = auction.state === 'live' ? copy.reserve[auction.reserve] : '';
  if (sentence === '' && reserve === '') return null;
  const tone = tones[standing] ?? 'plain';
  return (
    <p className="sp-lot-standing" data-tone={tone} role="status">
      <Icon of={icons[tone]} weight="fill" />
      <span>
        {sentence} {reserve}
      </span>
    </p>
  );
}

/** When the first bid above the viewer's last one came. */
function outbidSince({ bid_history }: AuctionView, userId: string | undefined): string | undefined {
  const last = bid_history.findLastIndex((bid) => bid.user?.id === userId);
  return last === -1 ? undefined : bid_history[last + 1]?.at;
}

interface Said extends StandingLineProps {
  copy: Copy<typeof auctionsCopy>;
  tag: string;
  since: string | undefined;
}

function sentenceOf({ auction, standing, copy, tag, since, now_ms }: Said): string {
  const words = copy.standing;
  const amount = formatUsd(priceOf(auction));
  switch (standing) {
    case 'open':
      return '';
    case 'leading': {
      const max = auction.mine?.max_cents ?? priceOf(auction);
      return max > priceOf(auction)
        ? words.leadingMax({ amount: formatUsd(max) })
        : words.leading({ amount: formatUsd(max) });
    }
    case 'outbid':
      return outbidWords(since, now_ms, copy);
    case 'won':
      return words.won({ amount });
    case 'settled':
      return words.settled({ amount });
    case 'scheduled':
      return words.scheduled({ when: dateWords(auction.starts_at, tag) });
    default:
      return words[standing];
  }
}

const DAY_MS = 86_400_000;

/** How long ago, while it is news. */
function outbidWords(since: string | undefined, now_ms: number, copy: Said['copy']): string {
  const { outbid, outbidNow, outbidAgo } = copy.standing;
  const ago = since === undefined ? Number.POSITIVE_INFINITY : now_ms - Date.parse(since);
  if (since === undefined || ago >= DAY_MS) return outbid;
  return ago < 60_000 ? outbidNow : outbidAgo({ when: agoWords(since, now_ms, copy, '') });
}

// The foot of a pool: one pack or ten with their price, or the one sentence why not and the way in.
import type { GachaPool, GachaVersion } from '@stagepass/contract/gacha/shapes.ts';
import type { Wallet } from '@stagepass/contract/ledger/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { info } from '@stagepass/ui/icon/phosphor/info.ts';
import { warning } from '@stagepass/ui/icon/phosphor/warning.ts';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { Dock } from '@stagepass/ui/screen/screen.tsx';
import { authPath } from '#domains/auth/public/paths.ts';
import { clubPath } from '#domains/clubs/public/paths.ts';
import { type Copy, useCopy } from '#platform/i18n/copy.ts';
import { momentIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { gachaCopy } from '../copy.ts';
import { clockText } from '../model/dates.ts';
import { drawAsk, paidIn, priceText } from '../model/price.ts';
import { gachaPath } from '../public/paths.ts';
import { expectSheets } from './late-sheets.tsx';
import type { Opening } from './use-opening.ts';
import './draw-dock.css';

type Reason = NonNullable<GachaPool['cannot_because']>;

const ADULT = 18;

/** The server says what the club refuses; what the wallet's rules refuse is known from there. */
function reasonOf(pool: GachaPool, wallet: Wallet | undefined): Reason | null {
  return pool.cannot_because ?? wallet?.identity.draws.refused ?? null;
}

export function DrawDock({ pool, opening }: { pool: GachaPool; opening: Opening }) {
  const reason = reasonOf(pool, opening.wallet);
  if (opening.kept !== null) return <Kept opening={opening} />;
  if (reason !== null || pool.version === null)
    return (
      <Refusal
        pool={pool}
        reason={reason ?? 'closed'}
        age={opening.wallet?.identity.draws.least_age ?? ADULT}
      />
    );
  return <Pay pool={pool} version={pool.version} opening={opening} />;
}

function Pay({ pool, version, opening }: { pool: GachaPool; version: GachaVersion; opening: Opening }) {
  const copy = useCopy(gachaCopy);
  const left = pool.viewer?.left_today ?? 0;
  const busy = opening.opening;
  const opens = (count: 1 | 10) => ({
    stub: priceText(version.price_cents * count, paidIn(pool), copy),
    loading: busy?.count === count,
    'aria-haspopup': 'dialog' as const,
    onPointerDown: expectSheets,
    onClick: () => busy === null && opening.ask(drawAsk(version, count)),
  });
  const note = version.guarantees.ten ? copy.dock.tenNote : undefined;
  return (
    <Dock className="sp-draw-dock">
      <Button variant="pay" wide {...opens(1)}>
        {copy.dock.one}
      </Button>
      <Button
        variant="pay"
        className="sp-pay-second"
        wide
        disabled={left < 10}
        note={left < 10 ? copy.dock.leftToday({ count: left }) : note}
        {...opens(10)}
      >
        {copy.dock.ten}
      </Button>
    </Dock>
  );
}

function Kept({ opening }: { opening: Opening }) {
  const { dock } = useCopy(gachaCopy);
  const { kept } = opening;
  return (
    <Dock className="sp-draw-dock">
      <Notice tone="warn" icon={<Icon of={warning} weight="fill" />} live>
        <b>{dock.keptTitle}</b> {dock.kept}
      </Notice>
      <Button wide onClick={() => kept && opening.open(kept.ask)}>
        {dock.askAgain}
      </Button>
    </Dock>
  );
}

interface RefusalProps {
  pool: GachaPool;
  reason: Reason;
  /** From which packs are offered where the viewer lives. */
  age: number;
}

function Refusal({ pool, reason, age }: RefusalProps) {
  const copy = useCopy(gachaCopy);
  const { tag } = useLocale();
  const way =
    reason === 'sign-in'
      ? authPath({ next: gachaPath(pool.id) })
      : reason === 'join'
        ? clubPath(pool.club.handle)
        : null;
  return (
    <Dock className="sp-draw-dock">
      <Notice tone="plain" icon={<Icon of={info} />}>
        {reason === 'under-age' ? copy.cannot['under-age']({ age }) : sentenceOf(pool, reason, copy, tag)}
      </Notice>
      {way === null || (reason !== 'sign-in' && reason !== 'join') ? null : (
        <LinkButton to={way} wide>
          {copy.way[reason]}
        </LinkButton>
      )}
    </Dock>
  );
}

function sentenceOf(
  pool: GachaPool,
  reason: Exclude<Reason, 'under-age'>,
  words: Copy<typeof gachaCopy>,
  tag: string,
): string {
  const { cannot } = words;
  if (reason === 'join') return cannot.join({ club: pool.club.name });
  if (reason === 'day-limit')
    return cannot['day-limit']({ time: clockText(pool.viewer?.day_resets_at ?? '', tag) });
  if (reason !== 'closed') return cannot[reason];
  if (pool.next_opens_at !== null && pool.state !== 'open')
    return cannot.later({ date: momentIn(tag, pool.next_opens_at) });
  const { closed_because: why } = pool;
  return why === 'sold-out' || why === 'retired' || why === 'over' ? cannot[why] : cannot.closed;
}

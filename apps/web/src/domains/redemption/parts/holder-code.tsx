// The code of an item in its holder's hand: signed by this phone every 30 s, or why it cannot be shown here.

import type { ItemDetails } from '@stagepass/contract/items/shapes.ts';
import type {} from '@stagepass/contract/redemption/realtime.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { GelScope } from '@stagepass/ui/gel/gel-scope.tsx';
import { haptic } from '@stagepass/ui/haptics/haptics.ts';
import { Icon } from '@stagepass/ui/icon/icon.tsx';
import { keyboard } from '@stagepass/ui/icon/phosphor/keyboard.ts';
import { sun } from '@stagepass/ui/icon/phosphor/sun.ts';
import { wifiSlash } from '@stagepass/ui/icon/phosphor/wifi-slash.ts';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { QrPlate } from '@stagepass/ui/qr-plate/qr-plate.tsx';
import { ScanVerdict } from '@stagepass/ui/scan-verdict/scan-verdict.tsx';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { AddToCalendar } from '#domains/items/public/add-to-calendar.tsx';
import { itemCopy } from '#domains/items/public/item-copy.ts';
import { ticketsPath } from '#domains/items/public/paths.ts';
import { useOnline } from '#platform/api/use-online.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { momentIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { Answered } from '#platform/query/answered.tsx';
import { useRealtime } from '#platform/realtime/listeners.ts';
import { useTitle } from '#platform/title/title.ts';
import { useWakeLock } from '#platform/wake-lock/use-wake-lock.ts';
import { redemptionCopy } from '../copy.ts';
import { type CodeAsked, type ItemCode, itemCodeKey, useBindHere, useItemCode } from '../data/item-code.ts';
import { canSign } from '../data/phone-key.ts';
import { useLiveCode } from '../data/use-live-code.ts';
import { itemCodeUrl } from '../model/code-url.ts';
import { phoneName } from '../model/phone-name.ts';
import { KeptAt } from './kept-at.tsx';
import './codes.css';

const TypedCodeSheet = latePart(() => import('./typed-code.tsx'), 'TypedCodeSheet');

export function HolderCode({ id, userId }: { id: string; userId: string }) {
  const copy = useCopy(redemptionCopy);
  const asked = { id, user_id: userId, phone_name: phoneName(navigator.userAgent) ?? copy.thisPhone };
  const code = useItemCode(asked);
  useTitle(code.data?.item.design.name ?? copy.code.title);
  return (
    <Answered query={code} copy={copy} failed={copy.code.failed} skeleton={<Waiting />}>
      {(found) => (
        <GelScope hue={found.item.design.club?.hue ?? 62}>
          <Shown found={found} asked={asked} />
        </GelScope>
      )}
    </Answered>
  );
}

function Waiting() {
  return (
    <div className="sp-code">
      <Skeleton width="100%" height="31rem" />
    </div>
  );
}

function Shown({ found, asked }: { found: ItemCode; asked: CodeAsked }) {
  const copy = useCopy(redemptionCopy);
  const words = copy.code;
  const { item, binding, key } = found;
  const scanned = useScanned(item.id);
  const toTickets = (
    <LinkButton to={ticketsPath()} variant="secondary">
      {words.toTickets}
    </LinkButton>
  );
  if (scanned?.verdict === 'accepted') {
    const isTicket = item.design.kind === 'ticket';
    const note = { club: scanned.club_name };
    return (
      <div className="sp-code">
        <h1 className="sp-visually-hidden">{item.design.name}</h1>
        <ScanVerdict
          verdict="in"
          title={isTicket ? words.scannedIn : words.scannedGood}
          note={isTicket ? words.scannedNote(note) : words.scannedGoodNote(note)}
        />
        <Stub item={item} />
        {toTickets}
      </div>
    );
  }
  if (item.state === 'redeemed' || item.state === 'burned')
    return (
      <EmptyState level={1} title={words.redeemedTitle} action={toTickets}>
        {words.redeemed}
      </EmptyState>
    );
  if (item.state !== 'held')
    return (
      <EmptyState level={1} title={words.notFreeTitle} action={toTickets}>
        {words.listed}
      </EmptyState>
    );
  const isElsewhere = binding.key_id !== null && binding.key_id !== key?.key_id;
  return (
    <div className="sp-code">
      {scanned === null ? null : (
        <Notice tone="bad" live>
          {words.refusedNote({ club: scanned.club_name })}
        </Notice>
      )}
      {canSign() && isElsewhere ? (
        <Elsewhere found={found} asked={asked} />
      ) : canSign() ? (
        <Live found={found} />
      ) : (
        <>
          <Stub item={item} />
          <Notice tone="warn">
            <b>{words.plainTitle}.</b> {words.plain}
          </Notice>
        </>
      )}
      <TypedOffer itemId={item.id} offset_ms={found.offset_ms} />
      <AddToCalendar item={item} />
    </div>
  );
}

/** What a door said about this code just now. */
function useScanned(itemId: string) {
  const client = useQueryClient();
  const [scanned, setScanned] = useState<{ verdict: string; club_name: string } | null>(null);
  const onBack = () => void client.invalidateQueries({ queryKey: itemCodeKey(itemId) });
  useRealtime(
    'codeScanned',
    ({ kind, subject_id, verdict, club_name }) => {
      if (kind !== 'item' || subject_id !== itemId) return;
      setScanned({ verdict, club_name });
      haptic(verdict === 'accepted' ? 'punch' : 'error');
      onBack();
    },
    { onBack },
  );
  return scanned;
}

function Live({ found }: { found: ItemCode }) {
  const { code: copy } = useCopy(redemptionCopy);
  const { numberOf, number: openNumber } = useCopy(itemCopy);
  const { item, key, offset_ms } = found;
  // A line that is there and says nothing is no network either.
  const isOnline = useOnline() && !found.isKept;
  const isAwake = useWakeLock(true);
  const live = useLiveCode({ kind: 'item', subject_id: item.id, key, offset_ms });
  const { number, design } = item;
  const named =
    design.edition_size === null ? openNumber({ number }) : numberOf({ number, size: design.edition_size });
  return (
    <>
      <Stub item={item}>
        {live === null ? (
          <div className="sp-qr" aria-busy="true" />
        ) : (
          <QrPlate
            text={itemCodeUrl(live.code)}
            correction="L"
            label={copy.qr({ name: design.name, number: named })}
          />
        )}
      </Stub>
      <div className="sp-code-foot">
        <p className="sp-code-next">
          <Icon of={isOnline ? sun : wifiSlash} weight="fill" />
          {live === null ? copy.making : copy.next({ count: live.left_s })}
        </p>
        <p className="sp-small sp-quiet">
          {isOnline ? copy.offline : copy.isOffline} {isAwake ? `${copy.awake}.` : null}
        </p>
        {found.isKept ? <KeptAt time={found.read_at} /> : null}
      </div>
    </>
  );
}

function Stub({ item, children }: { item: ItemDetails; children?: ReactNode }) {
  const { code: copy } = useCopy(redemptionCopy);
  const { numberOf, number: openNumber } = useCopy(itemCopy);
  const { tag } = useLocale();
  const { design, number, redeemable } = item;
  const day = (time: string) => momentIn(tag, time);
  const { place, gate, from, starts_at } = redeemable ?? {};
  const lines = [
    [copy.place, [place, gate].filter(Boolean).join(', ')],
    [design.kind === 'ticket' ? copy.doors : copy.from, from ? day(from) : null],
    [copy.show, starts_at ? day(starts_at) : null],
    [copy.until, redeemable?.until ? day(redeemable.until) : null],
  ] as const;
  return (
    <article className="sp-code-stub">
      <div className="sp-code-print">
        <h1 className="sp-display" dir="auto">
          {design.name}
        </h1>
        <p>
          {design.club === null ? null : <bdi>{design.club.name}, </bdi>}
          {design.edition_size === null
            ? openNumber({ number })
            : numberOf({ number, size: design.edition_size })}
        </p>
      </div>
      <div className="sp-code-body">
        {children}
        {children === undefined ? null : <hr className="sp-code-perf" />}
        <dl className="sp-code-lines">
          {lines.map(([name, value]) => (value ? <Line key={name} name={name} value={value} /> : null))}
        </dl>
      </div>
    </article>
  );
}

function Line({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}

function Elsewhere({ found, asked }: { found: ItemCode; asked: CodeAsked }) {
  const copy = useCopy(redemptionCopy);
  const words = copy.code;
  const move = useBindHere(asked);
  const { binding, item } = found;
  const phone = binding.key_name ?? words.otherPhone;
  return (
    <>
      <Stub item={item} />
      <Notice tone={binding.can.bind ? 'plain' : 'warn'}>
        <b>{words.elsewhereTitle}.</b>{' '}
        {binding.can.bind ? words.elsewhere({ phone }) : words.elsewhereClosed({ phone })}
      </Notice>
      {move.isError ? (
        <Notice tone="bad" live>
          {errorSentence(copy, move.error)}
        </Notice>
      ) : null}
      {binding.can.bind ? (
        <Button
          wide
          loading={move.isPending}
          onClick={() => move.mutate(undefined, { onSuccess: () => showToast({ title: words.moved }) })}
        >
          {words.move}
        </Button>
      ) : null}
    </>
  );
}

function TypedOffer({ itemId, offset_ms }: { itemId: string; offset_ms: number }) {
  const { code: copy } = useCopy(redemptionCopy);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" wide icon={<Icon of={keyboard} />} onClick={() => setOpen(true)}>
        {copy.typed}
      </Button>
      <Suspense>
        {isOpen ? (
          <TypedCodeSheet
            of={{ kind: 'item', item_id: itemId }}
            offset_ms={offset_ms}
            onClose={() => setOpen(false)}
          />
        ) : null}
      </Suspense>
    </>
  );
}

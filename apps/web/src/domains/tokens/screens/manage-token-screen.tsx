// /club/{id}/manage-token: the club's token as its owner makes and prices it; other staff see what is set.

import { formatUsd, parseUsd } from '@stagepass/base/money.ts';
import {
  MAX_TOKEN_CAP,
  MAX_TOKEN_PRICE_CENTS,
  MIN_TOKEN_CAP,
  MIN_TOKEN_PRICE_CENTS,
  nextPriceBounds,
} from '@stagepass/base/token-limits.ts';
import type { FanToken } from '@stagepass/contract/tokens/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Field } from '@stagepass/ui/field/field.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { SectionHead } from '@stagepass/ui/screen/screen.tsx';
import { showToast } from '@stagepass/ui/toast/toast-store.ts';
import { useRef, useState } from 'react';
import { ClubFrame } from '#domains/clubs/public/club-frame.tsx';
import { ClubScreen } from '#domains/clubs/public/club-screen.tsx';
import { clubScreenPath } from '#domains/clubs/public/paths.ts';
import type { ClubView } from '#domains/clubs/public/use-club.ts';
import { isApiError } from '#platform/api/api-error.ts';
import { FormError } from '#platform/forms/form-error.tsx';
import { SubmitButton } from '#platform/forms/submit-button.tsx';
import { useForm } from '#platform/forms/use-form.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { momentIn } from '#platform/i18n/formats.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { Answered } from '#platform/query/answered.tsx';
import { ConfirmDialog } from '#platform/sheets/confirm-dialog.tsx';
import { useTitle } from '#platform/title/title.ts';
import { useKeepToken, useToken } from '../data/tokens.ts';
import { manageTokenCopy } from '../manage-copy.ts';
import { TokenChart } from '../parts/token-chart.tsx';
import { TokenName } from '../parts/token-face.tsx';
import { clubTokenPath } from '../public/paths.ts';

export function Component() {
  return <ClubFrame need="manage_sales">{(club) => <ManageToken club={club} />}</ClubFrame>;
}

function ManageToken({ club }: { club: ClubView }) {
  const copy = useCopy(manageTokenCopy);
  useTitle(copy.title);
  const token = useToken(club.id);
  const isOwner = club.viewer.role === 'owner';
  const isNone = isApiError(token.error, 'tokens.not-found');
  return (
    <ClubScreen club={club} above={clubScreenPath(club.handle, 'manage')}>
      <h1 className="sp-display mb-4">{copy.title}</h1>
      {isNone && token.data === undefined ? (
        isOwner ? (
          <CreateToken clubId={club.id} />
        ) : (
          <>
            <p>{copy.none}</p>
            <p className="sp-quiet mt-2">{copy.ownerOnly}</p>
          </>
        )
      ) : (
        <Answered query={token} copy={copy} failed={copy.failed}>
          {(found) => <Kept token={found} />}
        </Answered>
      )}
    </ClubScreen>
  );
}

function CreateToken({ clubId }: { clubId: string }) {
  const copy = useCopy(manageTokenCopy);
  const words = copy.create;
  const keep = useKeepToken(clubId);
  const [asked, setAsked] = useState(false);
  const agreed = useRef(false);
  const form = useForm({
    initial: { symbol: '', name: '', cap: '100000', price_cents: '0.50' },
    copy,
    codes: { 'tokens.symbol-taken': 'symbol' },
    check: ({ symbol, name, cap, price_cents }) => ({
      symbol: /^[a-z]{3,6}$/i.test(symbol.trim()) ? undefined : words.symbolWrong,
      name: name.trim().length >= 2 && name.trim().length <= 40 ? undefined : words.nameWrong,
      cap: isWithin(wholeOf(cap), MIN_TOKEN_CAP, MAX_TOKEN_CAP) ? undefined : words.capWrong,
      price_cents: isWithin(parseUsd(price_cents), MIN_TOKEN_PRICE_CENTS, MAX_TOKEN_PRICE_CENTS)
        ? undefined
        : words.priceWrong,
    }),
    send: async ({ symbol, name, cap, price_cents }) => {
      // What is wrong in the form is said before anybody is asked.
      if (!agreed.current) return setAsked(true);
      agreed.current = false;
      await keep.mutateAsync({
        create: {
          symbol: symbol.trim().toUpperCase(),
          name: name.trim(),
          cap: wholeOf(cap) ?? 0,
          price_cents: parseUsd(price_cents) ?? 0,
        },
      });
      showToast({ title: words.done, tone: 'good' });
    },
  });
  const create = () => {
    agreed.current = true;
    setAsked(false);
    void form.submit();
  };
  const { symbol, name, cap } = form.values;
  return (
    <form {...form.form} className="grid gap-4">
      <p className="sp-quiet">{words.lead}</p>
      <Field
        label={words.symbol}
        hint={words.symbolHint}
        autoCapitalize="characters"
        autoComplete="off"
        maxLength={6}
        {...form.field('symbol')}
      />
      <Field label={words.name} maxLength={40} {...form.field('name')} />
      <Field label={words.cap} hint={words.capHint} inputMode="numeric" {...form.field('cap')} />
      <Field label={words.price} hint={words.priceHint} inputMode="decimal" {...form.field('price_cents')} />
      <Notice>{words.forGood}</Notice>
      <FormError of={form} />
      <SubmitButton of={form}>{words.act}</SubmitButton>
      <ConfirmDialog
        open={asked}
        onClose={() => setAsked(false)}
        title={words.sureTitle({ symbol: symbol.trim().toUpperCase() })}
        description={words.sure({ name: name.trim(), cap: wholeOf(cap) ?? 0 })}
        confirm={{ label: words.act, onConfirm: create }}
      />
    </form>
  );
}

function wholeOf(text: string): number | undefined {
  const digits = text.replace(/[\s,]/g, '');
  return /^\d{1,10}$/.test(digits) ? Number(digits) : undefined;
}

function isWithin(value: number | undefined, least: number, most: number): boolean {
  return value !== undefined && value >= least && value <= most;
}

function Kept({ token }: { token: FanToken }) {
  const copy = useCopy(manageTokenCopy);
  return (
    <div className="grid gap-5">
      <TokenName token={token} />
      <section>
        <SectionHead title={copy.price.title} />
        {token.may.manage ? (
          token.next_price === null ? (
            <NewPrice key={token.price_cents} token={token} />
          ) : (
            <Announced token={token} next={token.next_price} />
          )
        ) : (
          <p className="sp-quiet">{copy.ownerOnly}</p>
        )}
      </section>
      <TokenChart token={token} />
      <LinkButton to={clubTokenPath(token.club.handle)} variant="secondary" wide>
        {copy.view}
      </LinkButton>
    </div>
  );
}

function NewPrice({ token }: { token: FanToken }) {
  const copy = useCopy(manageTokenCopy);
  const words = copy.price;
  const keep = useKeepToken(token.club.id);
  const { least_cents, most_cents } = nextPriceBounds(token.price_cents);
  const bounds = { least: formatUsd(least_cents), most: formatUsd(most_cents) };
  const form = useForm({
    initial: { price_cents: (token.price_cents / 100).toFixed(2) },
    copy,
    codes: { 'tokens.price-step': 'price_cents' },
    check: ({ price_cents }) => {
      const price = parseUsd(price_cents);
      const fits = isWithin(price, least_cents, most_cents) && price !== token.price_cents;
      return { price_cents: fits ? undefined : words.wrong(bounds) };
    },
    send: async ({ price_cents }) => {
      const price = parseUsd(price_cents) ?? 0;
      await keep.mutateAsync({ announce: price });
      showToast({ title: words.done({ price: formatUsd(price) }), tone: 'good' });
    },
  });
  return (
    <form {...form.form} className="grid gap-4">
      <Field
        label={words.field}
        hint={words.hint(bounds)}
        inputMode="decimal"
        {...form.field('price_cents')}
      />
      <p className="sp-small sp-quiet">{words.notice}</p>
      <FormError of={form} />
      <SubmitButton of={form}>{words.act}</SubmitButton>
    </form>
  );
}

function Announced({ token, next }: { token: FanToken; next: NonNullable<FanToken['next_price']> }) {
  const copy = useCopy(manageTokenCopy);
  const words = copy.price;
  const { tag } = useLocale();
  const keep = useKeepToken(token.club.id);
  const price = formatUsd(token.price_cents);
  return (
    <div className="grid gap-3">
      <Notice>{words.next({ price: formatUsd(next.price_cents), when: momentIn(tag, next.from) })}</Notice>
      {keep.error === null ? null : (
        <Notice tone="bad" live>
          {errorSentence(copy, keep.error)}
        </Notice>
      )}
      <Button
        variant="outline"
        loading={keep.isPending}
        onClick={() =>
          keep.mutateAsync({ withdraw: true }).then(
            () => showToast({ title: words.withdrawn({ price }), tone: 'good' }),
            () => {},
          )
        }
      >
        {words.withdraw}
      </Button>
    </div>
  );
}

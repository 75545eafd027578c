// Why a draw did not happen, in one sentence, with the one way on.
import { formatUsd } from '@stagepass/base/money.ts';
import type { GachaPool } from '@stagepass/contract/gacha/shapes.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { limitsPath, topUpPath } from '#domains/ledger/public/paths.ts';
import { isApiError } from '#platform/api/api-error.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { useLocale } from '#platform/i18n/locale.ts';
import { LinkButton } from '#platform/navigation/link-button.tsx';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { gachaCopy } from '../copy.ts';
import { isUnknown } from '../data/make-draws.ts';
import { clockText } from '../model/dates.ts';
import { paidIn } from '../model/price.ts';
import { gachaPath } from '../public/paths.ts';
import { GetTokens } from './get-tokens.tsx';

export interface TroubleSheetProps {
  pool: GachaPool;
  error: unknown;
  onOdds: () => void;
  onClose: () => void;
}

/** Details are the server's; a field that is not there is not said. */
function detail(error: unknown, name: string): unknown {
  const details = isApiError(error) ? error.details : null;
  return typeof details === 'object' && details !== null
    ? (details as Record<string, unknown>)[name]
    : undefined;
}

const looksAgain = new Set([
  'gacha.version-changed',
  'gacha.price-changed',
  'gacha.not-open',
  'gacha.hidden',
  'items.sold-out',
]);

export function TroubleSheet({ pool, error, onOdds, onClose }: TroubleSheetProps) {
  const copy = useCopy(gachaCopy);
  const { tag } = useLocale();
  const { trouble } = copy;
  const missing = isApiError(error, 'ledger.not-enough')
    ? Number(detail(error, 'missing_cents'))
    : Number.NaN;
  const isShort = isApiError(error, 'ledger.not-enough');
  // Cents or tokens: the server counts what is missing in what the pack is paid with.
  const inTokens = isShort && paidIn(pool).asset === 'token';
  const resets = isApiError(error, 'gacha.day-limit') ? detail(error, 'resets_at') : undefined;
  const sentence = isUnknown(error)
    ? trouble.lost
    : inTokens
      ? trouble.shortTokens
      : isShort && Number.isSafeInteger(missing)
        ? trouble.short({ missing: formatUsd(missing) })
        : errorSentence(copy, error);
  const code = isApiError(error) ? error.code : '';
  return (
    <Sheet
      onClose={onClose}
      title={inTokens ? trouble.shortTitleTokens : isShort ? trouble.shortTitle : trouble.title}
      footer={
        inTokens ? (
          <GetTokens pool={pool} missing={Number.isSafeInteger(missing) ? missing : 0} />
        ) : isShort ? (
          <LinkButton
            wide
            to={topUpPath(gachaPath(pool.id), Number.isSafeInteger(missing) ? missing : undefined)}
          >
            {trouble.topUp}
          </LinkButton>
        ) : code === 'ledger.limit-reached' || code === 'ledger.excluded' || code === 'ledger.frozen' ? (
          <LinkButton wide to={limitsPath()}>
            {trouble.limits}
          </LinkButton>
        ) : (
          <Button wide onClick={looksAgain.has(code) ? onOdds : onClose}>
            {looksAgain.has(code) ? trouble.look : trouble.fine}
          </Button>
        )
      }
    >
      <p role="alert">
        {sentence} {typeof resets === 'string' ? trouble.resets({ time: clockText(resets, tag) }) : null}
      </p>
    </Sheet>
  );
}

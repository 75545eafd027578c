// Eight signs to read out where no camera works: made by the server, good once, for two minutes.
import { showTypedCode } from '@stagepass/base/redeem-code.ts';
import { Button } from '@stagepass/ui/button/button.tsx';
import { Notice } from '@stagepass/ui/notice/notice.tsx';
import { useEffect, useState } from 'react';
import { useOnline } from '#platform/api/use-online.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { Sheet } from '#platform/sheets/sheet.tsx';
import { redemptionCopy } from '../copy.ts';
import { useTypedCode } from '../data/item-code.ts';

export interface TypedCodeSheetProps {
  of: { kind: 'item'; item_id: string } | { kind: 'pass' };
  /** The server's clock minus the phone's. */
  offset_ms: number;
  onClose: () => void;
}

export function TypedCodeSheet({ of, offset_ms, onClose }: TypedCodeSheetProps) {
  const copy = useCopy(redemptionCopy);
  const words = copy.code;
  const isOnline = useOnline();
  const made = useTypedCode();
  const { mutate } = made;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one code as the sheet opens; more only when asked for.
  useEffect(() => mutate(of), []);
  const [now_ms, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const left_s =
    made.data === undefined
      ? 0
      : Math.max(0, Math.ceil((Date.parse(made.data.expires_at) - offset_ms - now_ms) / 1000));
  return (
    <Sheet onClose={onClose} title={words.typedTitle} description={words.typedText}>
      <div className="grid gap-3 text-center" aria-live="polite">
        {made.data === undefined ? null : (
          <>
            <output className="sp-typed-code" data-over={left_s === 0 ? '' : undefined}>
              {left_s === 0 ? '— — — —' : showTypedCode(made.data.code)}
            </output>
            <p className="sp-quiet" aria-hidden="true">
              {left_s === 0 ? words.typedGone : words.typedLeft({ count: left_s })}
            </p>
          </>
        )}
        {made.isError ? (
          <Notice tone="bad" live>
            {isOnline ? errorSentence(copy, made.error) : words.typedOffline}
          </Notice>
        ) : null}
        {made.isError || left_s === 0 ? (
          <Button variant="secondary" loading={made.isPending} onClick={() => mutate(of)}>
            {words.typedNew}
          </Button>
        ) : null}
      </div>
    </Sheet>
  );
}

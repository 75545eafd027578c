// What can be done with several submissions at once: select all, accept, refuse.
import { Button } from '@stagepass/ui/button/button.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import type { Deciding } from '../../model/use-deciding.ts';
import { reviewCopy } from '../../review-copy.ts';

/** The server decides about no more in one call. */
const MOST_AT_ONCE = 50;

export function SelectionBar({ deciding }: { deciding: Deciding }) {
  const copy = useCopy(reviewCopy);
  const { open, selected, busy } = deciding;
  if (open.length < 2) return null;
  const count = selected.size;
  const ids = [...selected].slice(0, MOST_AT_ONCE);
  return (
    <div className="sp-review-bar">
      <span className="sp-small sp-quiet" role="status">
        {count === 0 ? '' : copy.selected({ count })}
      </span>
      <Button variant="ghost" size="small" onClick={count === 0 ? deciding.selectAll : deciding.clear}>
        {count === 0 ? copy.selectAll : copy.clear}
      </Button>
      {count === 0 ? null : (
        <>
          <Button size="small" loading={busy} onClick={() => deciding.accept(ids)}>
            {copy.acceptMany({ count: ids.length })}
          </Button>
          <Button variant="secondary" size="small" disabled={busy} onClick={() => deciding.askWhy(ids)}>
            {copy.refuseMany({ count: ids.length })}
          </Button>
        </>
      )}
    </div>
  );
}

// What became of a grant: how many have one, and who was left out and why; counted on while it runs.
import type { ItemGrant } from '@stagepass/contract/items/shapes.ts';
import { VuMeter } from '@stagepass/ui/vu-meter/vu-meter.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { useGrantProgress } from '../data/designs.ts';
import { manageItemsCopy } from '../manage-copy.ts';

export function GrantOutcome({ grant }: { grant: ItemGrant }) {
  const { grant: copy } = useCopy(manageItemsCopy);
  const { data = grant } = useGrantProgress(grant);
  const { granted, wanted } = data;
  const words =
    data.state === 'running'
      ? copy.running({ granted, wanted })
      : data.state === 'sold-out'
        ? copy.soldOut({ granted, wanted })
        : copy.done({ count: granted });
  return (
    <div className="grid gap-4" aria-live="polite">
      <p className="sp-head">{words}</p>
      <VuMeter value={granted} max={Math.max(1, wanted)} label={copy.title} valueText={words} />
      {data.skipped === 0 ? null : (
        <div>
          <p>{copy.skipped({ count: data.skipped })}</p>
          <ul className="sp-small sp-quiet mt-1">
            {data.skips.map(({ user_name, reason }) => (
              <li key={user_name}>
                @{user_name}: {copy.reasons[reason]}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

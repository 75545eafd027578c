// The vault before it is there: chips, a meter and frames in the shapes that come.
import { ItemShelf } from '@stagepass/ui/item-tile/item-tile.tsx';
import { Skeleton } from '@stagepass/ui/skeleton/skeleton.tsx';

const cuts = ['plain', 'four', 'two', 'two', 'plain', 'four', 'two', 'two', 'plain'] as const;

export function ShelfWaiting({ head = true }: { head?: boolean }) {
  return (
    <>
      {head ? (
        <>
          <div className="flex gap-2 overflow-hidden">
            <Skeleton shape="pill" width="4.75rem" height="2.25rem" />
            <Skeleton shape="pill" width="3.625rem" height="2.25rem" />
            <Skeleton shape="pill" width="3.625rem" height="2.25rem" />
            <Skeleton shape="pill" width="3.625rem" height="2.25rem" />
          </div>
          <div className="mt-[2.875rem] mb-[1.125rem]">
            <Skeleton width="100%" height="0.75rem" />
          </div>
        </>
      ) : null}
      <ItemShelf>
        {cuts.map((cut, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nine places that never move
          <span key={at} className="sp-tile-skeleton" data-cut={cut}>
            <Skeleton />
            <Skeleton shape="line" width="68%" />
            <Skeleton shape="line" width="48%" />
          </span>
        ))}
      </ItemShelf>
    </>
  );
}

// Skeletons of rows, cards and text.
import type { Gallery } from '../gallery-shape.ts';
import { RowGroup } from '../list-row/list-row.tsx';
import { Skeleton, SkeletonCard, SkeletonGroup, SkeletonRow, SkeletonText } from './skeleton.tsx';

export const gallery: Gallery = {
  title: 'Skeleton',
  sections: [
    {
      name: 'Rows, card, text, pills',
      render: () => (
        <SkeletonGroup label="Loading">
          <div style={{ display: 'grid', gap: 14 }}>
            <RowGroup>
              <SkeletonRow />
              <SkeletonRow lead="circle" />
            </RowGroup>
            <SkeletonCard picture="110px" />
            <SkeletonText lines={3} />
            <div style={{ display: 'flex', gap: 8 }}>
              <Skeleton shape="pill" width="76px" height="36px" />
              <Skeleton shape="pill" width="58px" height="36px" />
              <Skeleton shape="circle" width="36px" height="36px" />
            </div>
          </div>
        </SkeletonGroup>
      ),
    },
  ],
};

// Discover without a club of the kind that was asked for.
import { Button } from '@stagepass/ui/button/button.tsx';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { CreateClubButton } from '#domains/clubs/public/create-club-button.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { discoverEmptyCopy } from '../discover-empty-copy.ts';

export function DiscoverEmpty({ onAll }: { onAll: (() => void) | undefined }) {
  const copy = useCopy(discoverEmptyCopy);
  return (
    <EmptyState
      title={copy.emptyTitle}
      picture={<Illustration name="rail" />}
      action={
        <>
          <CreateClubButton />
          {onAll === undefined ? null : (
            <Button variant="outline" onClick={onAll}>
              {copy.showAll}
            </Button>
          )}
        </>
      }
    >
      {copy.empty}
    </EmptyState>
  );
}

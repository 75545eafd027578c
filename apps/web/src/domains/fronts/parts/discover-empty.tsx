// Discover without a club of the kind that was asked for, and on a site without any club.
import { Button } from '@stagepass/ui/button/button.tsx';
import { EmptyState } from '@stagepass/ui/empty-state/empty-state.tsx';
import { CreateClubButton } from '#domains/clubs/public/create-club-button.tsx';
import { useCopy } from '#platform/i18n/copy.ts';
import { Illustration } from '#platform/late/illustration.tsx';
import { discoverEmptyCopy } from '../discover-empty-copy.ts';

interface DiscoverEmptyProps {
  /** No category has a club. */
  none: boolean;
  onAll: (() => void) | undefined;
}

export function DiscoverEmpty({ none, onAll }: DiscoverEmptyProps) {
  const copy = useCopy(discoverEmptyCopy);
  return (
    <EmptyState
      title={none ? copy.noneTitle : copy.emptyTitle}
      picture={<Illustration name="rail" />}
      action={
        <>
          <CreateClubButton />
          {none || onAll === undefined ? null : (
            <Button variant="outline" onClick={onAll}>
              {copy.showAll}
            </Button>
          )}
        </>
      }
    >
      {none ? copy.none : copy.empty}
    </EmptyState>
  );
}

// A club that did not come: it is not there, or something is in the way.
import { Button } from '@stagepass/ui/button/button.tsx';
import { ErrorState } from '@stagepass/ui/error-state/error-state.tsx';
import { Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { TopBar } from '@stagepass/ui/top-bar/top-bar.tsx';
import { isApiError } from '#platform/api/api-error.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { BackButton } from '#platform/navigation/back-button.tsx';
import { Link } from '#platform/navigation/link.tsx';
import { useTitle } from '#platform/title/title.ts';
import { failedCopy } from '../failed-copy.ts';
import { myClubsPath } from '../public/paths.ts';
import type { useClub } from '../public/use-club.ts';

export function ClubFailed({ query }: { query: ReturnType<typeof useClub> }) {
  const copy = useCopy(failedCopy);
  const isMissing = isApiError(query.error, 'clubs.not-found');
  const title = isMissing ? copy.missingTitle : copy.failedTitle;
  useTitle(title);
  const retry = { label: copy.retry, onRetry: () => void query.refetch(), busy: query.isFetching };
  return (
    <Screen>
      <TopBar leading={<BackButton above={myClubsPath()} />} />
      <ScreenBody>
        <ErrorState
          level={1}
          title={title}
          retry={isMissing ? undefined : retry}
          secondary={
            <Button variant="outline" render={(anatomy) => <Link to="/discover" {...anatomy} />}>
              {copy.toDiscover}
            </Button>
          }
        >
          {isMissing ? copy.missing : errorSentence(copy, query.error)}
        </ErrorState>
      </ScreenBody>
    </Screen>
  );
}

// A club that did not come: it is not there, or something is in the way.
import { ErrorState } from '@stagepass/ui/error-state/error-state.tsx';
import { isApiError } from '#platform/api/api-error.ts';
import { errorSentence, useCopy } from '#platform/i18n/copy.ts';
import { BackScreen } from '#platform/navigation/back-screen.tsx';
import { LinkButton } from '#platform/navigation/link-button.tsx';
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
    <BackScreen above={myClubsPath()}>
      <ErrorState
        level={1}
        title={title}
        retry={isMissing ? undefined : retry}
        secondary={
          <LinkButton to="/discover" variant="outline">
            {copy.toDiscover}
          </LinkButton>
        }
      >
        {isMissing ? copy.missing : errorSentence(copy, query.error)}
      </ErrorState>
    </BackScreen>
  );
}

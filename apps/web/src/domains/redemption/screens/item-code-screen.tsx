// /item-qr: `?id=` shows the code of an item of mine, `?code=` what a scanned one is good for.
import { Screen, ScreenBody } from '@stagepass/ui/screen/screen.tsx';
import { TopBar } from '@stagepass/ui/top-bar/top-bar.tsx';
import { lazy, Suspense } from 'react';
import { Navigate } from 'react-router';
import { BackButton } from '#platform/navigation/back-button.tsx';
import { useSearch } from '#platform/navigation/use-search.ts';
import { useSession } from '#platform/session/session.ts';
import { HolderCode } from '../parts/holder-code.tsx';

const ScannedCode = lazy(async () => ({ default: (await import('../parts/scanned-code.tsx')).ScannedCode }));

export function Component() {
  const [search] = useSearch();
  const session = useSession();
  const id = search.get('id');
  const code = search.get('code');
  if (session === null || (id === null && code === null)) return <Navigate replace to="/user/inventory" />;
  return (
    <Screen>
      <TopBar leading={<BackButton above="/user/inventory" />} />
      <ScreenBody>
        {code === null ? (
          <HolderCode key={id} id={id ?? ''} userId={session.user_id} />
        ) : (
          <Suspense>
            <ScannedCode key={code} code={code} />
          </Suspense>
        )}
      </ScreenBody>
    </Screen>
  );
}

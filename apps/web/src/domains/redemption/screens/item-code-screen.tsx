// /item-qr: `?id=` shows the code of an item of mine, `?code=` what a scanned one is good for. With neither, the list of what I
// can redeem is meant.
import { Suspense } from 'react';
import { Navigate } from 'react-router';
import { ticketsPath } from '#domains/items/public/paths.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { BackScreen } from '#platform/navigation/back-screen.tsx';
import { useSearch } from '#platform/navigation/use-search.ts';
import { useSession } from '#platform/session/session.ts';
import { HolderCode } from '../parts/holder-code.tsx';

const ScannedCode = latePart(() => import('../parts/scanned-code.tsx'), 'ScannedCode');

export function Component() {
  const [search] = useSearch();
  const session = useSession();
  const id = search.get('id');
  const code = search.get('code');
  if (session === null || (id === null && code === null)) return <Navigate replace to={ticketsPath()} />;
  return (
    <BackScreen above={ticketsPath()}>
      {id !== null && code === null ? <HolderCode key={id} id={id} userId={session.user_id} /> : null}
      <Suspense>{code === null ? null : <ScannedCode key={code} code={code} />}</Suspense>
    </BackScreen>
  );
}

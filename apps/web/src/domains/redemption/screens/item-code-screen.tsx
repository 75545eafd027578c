// /item-qr: `?id=` shows the code of an item of mine, `?code=` what a scanned one is good for. With neither it is the vault
// that is meant, or without a network what this phone can show of it.
import { Suspense } from 'react';
import { Navigate } from 'react-router';
import { useOnline } from '#platform/api/use-online.ts';
import { latePart } from '#platform/late/late-part.tsx';
import { BackScreen } from '#platform/navigation/back-screen.tsx';
import { useSearch } from '#platform/navigation/use-search.ts';
import { useSession } from '#platform/session/session.ts';
import { HolderCode } from '../parts/holder-code.tsx';

const KeptCodes = latePart(() => import('../parts/kept-codes.tsx'), 'KeptCodes');
const ScannedCode = latePart(() => import('../parts/scanned-code.tsx'), 'ScannedCode');

export function Component() {
  const [search] = useSearch();
  const session = useSession();
  const id = search.get('id');
  const code = search.get('code');
  const isOnline = useOnline();
  const isNone = id === null && code === null;
  if (session === null || (isNone && isOnline)) return <Navigate replace to="/user/inventory" />;
  return (
    <BackScreen above="/user/inventory">
      {id !== null && code === null ? <HolderCode key={id} id={id} userId={session.user_id} /> : null}
      <Suspense>
        {code === null ? null : <ScannedCode key={code} code={code} />}
        {isNone ? <KeptCodes userId={session.user_id} /> : null}
      </Suspense>
    </BackScreen>
  );
}

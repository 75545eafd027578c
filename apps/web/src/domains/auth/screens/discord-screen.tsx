// /discord: where Discord sends people back to.
import { useCopy } from '#platform/i18n/copy.ts';
import { useTitle } from '#platform/title/title.ts';
import { authCopy } from '../copy.ts';
import { RoundTripReturn } from '../parts/round-trip-return.tsx';

export function Component() {
  const { callback } = useCopy(authCopy);
  useTitle(callback.discord);
  return <RoundTripReturn provider="discord" name={callback.discord} />;
}

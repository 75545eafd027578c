// /tiktok: where TikTok sends people back to; it links, and never signs in.
import { useCopy } from '#platform/i18n/copy.ts';
import { useTitle } from '#platform/title/title.ts';
import { authCopy } from '../copy.ts';
import { RoundTripReturn } from '../parts/round-trip-return.tsx';

export function Component() {
  const { callback } = useCopy(authCopy);
  useTitle(callback.tiktok);
  return <RoundTripReturn provider="tiktok" name={callback.tiktok} />;
}

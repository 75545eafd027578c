// Owns the phone on which an attempt was opened: sealed while it is open, for what is judged beside a request of the person's.
import type { Platform } from '#platform/platform.ts';

const ATTEMPT_DEVICE = 'attempt-device';

type Secrets = Pick<Platform, 'secrets'>;

export function sealDevice({ secrets }: Secrets, device_id: string | null): string | null {
  return device_id === null ? null : secrets.seal(ATTEMPT_DEVICE, device_id);
}

/** As whoever gives rewards asks for it; null for an attempt that was opened before phones were noted. */
export function deviceOfAttempt(
  { secrets }: Secrets,
  { device_sealed }: { device_sealed: string | null },
): () => string | null {
  return () => (device_sealed === null ? null : (secrets.open(ATTEMPT_DEVICE, device_sealed) ?? null));
}

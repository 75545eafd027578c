// An id that this phone makes by itself, also on plain http: the same scan sent twice is known by it.
import { availableBytes } from '@stagepass/base/random-id.ts';

export function newUuid(): string {
  const bytes = availableBytes(16);
  // Version 4, variant 1, as RFC 9562 asks.
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

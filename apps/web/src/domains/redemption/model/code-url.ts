// What a QR code says: an address of ours, so that any phone's camera leads to what the code is good for.
import { scannedCodePath } from '../public/paths.ts';

export function itemCodeUrl(code: string): string {
  return `${window.location.origin}${scannedCodePath(code)}`;
}

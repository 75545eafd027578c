// Owns the address in a QR code: any phone's camera opens it, and whoever runs the club sees what it is good for. The
// addresses of the screens themselves are items', which lead there.

export function scannedCodePath(code: string): string {
  return `/item-qr?code=${encodeURIComponent(code)}`;
}

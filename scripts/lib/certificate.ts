// Makes and keeps the self-signed certificate behind `npm start -- --https`, for phones on the same network.
import { X509Certificate } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { generate } from 'selfsigned';

export interface CertificateFiles {
  readonly certFile: string;
  readonly keyFile: string;
}

const YEAR_MS = 365 * 24 * 3600 * 1000;

export function localAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter((address) => address.family === 'IPv4')
    .map((address) => address.address);
}

/** It serves while it covers every address of this machine for at least another week. */
function stillServes(pem: string, addresses: readonly string[]): boolean {
  const certificate = new X509Certificate(pem);
  const lasts = Date.parse(certificate.validTo) > Date.now() + YEAR_MS / 52;
  return lasts && addresses.every((address) => certificate.checkIP(address) !== undefined);
}

export async function ensureCertificate(dataDir: string): Promise<CertificateFiles> {
  const folder = join(dataDir, 'https');
  const files = { certFile: join(folder, 'cert.pem'), keyFile: join(folder, 'key.pem') };
  const addresses = localAddresses();
  const kept = await readFile(files.certFile, 'utf8').catch(() => null);
  if (kept !== null && stillServes(kept, addresses)) return files;
  // The data folder itself stays passable: the database inside it may run as another user.
  await mkdir(dataDir, { recursive: true, mode: 0o711 });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const made = await generate([{ name: 'commonName', value: 'StagePass on this network' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notAfterDate: new Date(Date.now() + YEAR_MS),
    extensions: [
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'keyUsage', digitalSignature: true, critical: true },
      { name: 'extKeyUsage', serverAuth: true },
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2 as const, value: 'localhost' },
          ...addresses.map((ip) => ({ type: 7 as const, ip })),
        ],
      },
    ],
  });
  // The certificate goes last: it is what the next start looks at.
  await writeFile(`${files.keyFile}.new`, made.private, { mode: 0o600 });
  await rename(`${files.keyFile}.new`, files.keyFile);
  await writeFile(files.certFile, made.cert);
  return files;
}

// Owns the reading of certificate and key: what is wrong with them is said in one sentence, before anything listens.
import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';
import { type Config, ConfigError } from '../config/config.ts';

export interface TlsFiles {
  cert: Buffer;
  key: Buffer;
}

type TlsConfig = Pick<Config, 'TLS_CERT_FILE' | 'TLS_KEY_FILE'>;

export function readTlsFiles(config: TlsConfig): TlsFiles | undefined {
  if (config.TLS_CERT_FILE === undefined || config.TLS_KEY_FILE === undefined) return undefined;
  const files = {
    cert: readNamed('TLS_CERT_FILE', config.TLS_CERT_FILE),
    key: readNamed('TLS_KEY_FILE', config.TLS_KEY_FILE),
  };
  try {
    createSecureContext(files);
  } catch (error) {
    throw new ConfigError(
      `TLS_CERT_FILE (${config.TLS_CERT_FILE}) and TLS_KEY_FILE (${config.TLS_KEY_FILE}) are no certificate ` +
        `with its key, both in PEM: ${(error as Error).message}.`,
    );
  }
  return files;
}

const reasons: Record<string, string> = {
  ENOENT: 'there is no such file',
  EACCES: 'this user may not read it',
  EPERM: 'this user may not read it',
  EISDIR: 'it is a folder',
};

function readNamed(setting: keyof TlsConfig, file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    throw new ConfigError(`${setting} cannot be read at ${file}: ${reasons[code] ?? message}.`);
  }
}

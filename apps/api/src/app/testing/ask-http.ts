// Owns the tests' way to a server: plain HTTP over connections that are kept. `fetch` took a fifth of what a worker does.
import { Agent, request } from 'node:http';

export interface Asked {
  method: string;
  headers: Record<string, string>;
  body?: string | Uint8Array | undefined;
}

export interface HttpAnswer {
  readonly status: number;
  readonly text: string;
  headers(): Headers;
}

/** As many connections as there are questions at once: races need every one of them. */
const agent = new Agent({ keepAlive: true });

/** Fails as `fetch` does where the connection is cut, also in the middle of an answer. */
export function askHttp(url: string, { method, headers, body }: Asked): Promise<HttpAnswer> {
  return new Promise((resolve, reject) => {
    const cut = (cause: Error) => reject(new TypeError('the connection was cut', { cause }));
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const asking = request(url, { agent, method, headers: { ...headers, ...length } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.once('error', cut);
      answer.once('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          text: Buffer.concat(parts).toString(),
          headers: () => headersOf(answer.rawHeaders),
        }),
      );
    });
    asking.once('error', cut);
    asking.end(body);
  });
}

function headersOf(raw: readonly string[]): Headers {
  const headers = new Headers();
  for (let at = 0; at + 1 < raw.length; at += 2) headers.append(raw[at] ?? '', raw[at + 1] ?? '');
  return headers;
}

// Proves that nobody can make the server talk to itself or its neighbours, or swallow more than it should.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { generate } from 'selfsigned';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeGuardedFetch } from './guarded-client.ts';
import { isPublicAddress } from './public-address.ts';

let server: Server;
let port = 0;
let asked: IncomingMessage[] = [];
const bomb = gzipSync(Buffer.alloc(30_000_000));

const pages: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
  '/hello': (_, response) => response.end('hello'),
  '/headers': (request, response) =>
    response.setHeader('set-cookie', 'a=b').end(JSON.stringify(request.headers)),
  '/gzip': (_, response) => response.setHeader('content-encoding', 'gzip').end(gzipSync('packed')),
  '/br': (_, response) => response.setHeader('content-encoding', 'br').end(brotliCompressSync('packed')),
  '/bomb': (_, response) => response.setHeader('content-encoding', 'gzip').end(bomb),
  '/odd': (_, response) => response.setHeader('content-encoding', 'rot13').end('x'),
  '/huge': (_, response) => {
    response.on('error', () => {});
    const fill = () => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536)));
    };
    response.on('drain', fill);
    fill();
  },
  '/slow-head': () => {},
  '/slow-body': (_, response) => {
    response.write('a');
  },
  '/cut': (_, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('a');
    setTimeout(() => response.destroy(), 10);
  },
  '/there': (_, response) => response.writeHead(302, { location: 'http://other.test/headers' }).end(),
  '/keep': (_, response) => response.writeHead(307, { location: '/echo' }).end(),
  '/echo': (request, response) => {
    response.setHeader('x-method', request.method ?? '');
    request.pipe(response);
  },
  '/loop': (_, response) => response.writeHead(302, { location: '/loop' }).end(),
};

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request);
    const url = new URL(request.url ?? '', 'http://x');
    const to = url.searchParams.get('to');
    if (to !== null) return void response.writeHead(302, { location: to }).end();
    const page = pages[url.pathname];
    if (page === undefined) response.writeHead(404).end();
    else page(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
});

const names: Record<string, string[]> = {
  'public.test': ['93.184.216.34'],
  'other.test': ['2606:2800:220:1:248:1893:25c8:1946'],
  'rebound.test': ['93.184.216.34', '127.0.0.1'],
  'inside.test': ['10.0.0.5'],
  'localhost.': ['127.0.0.1'],
  localhost: ['127.0.0.1', '::1'],
  'empty.test': [],
};

function client(dialled: string[] = []) {
  return makeGuardedFetch({
    resolve: async (host) => names[host] ?? [],
    dial: ({ address }) => {
      dialled.push(address);
      return { address: '127.0.0.1', port };
    },
  });
}

const hostile = [
  'http://127.0.0.1/',
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0x7f.0.0.1/',
  'http://0177.0.0.1/',
  'http://017700000001/',
  'http://0/',
  'http://0.0.0.0/',
  'http://[::1]/',
  'http://[::]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[::127.0.0.1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[64:ff9b::10.0.0.1]/',
  'http://[64:ff9b:1::a00:1]/',
  'http://[2002:7f00:1::]/',
  'http://[2001:0:7f00:1::]/',
  'http://[fe80::1]/',
  'http://[fec0::1]/',
  'http://[fc00::1]/',
  'http://[fd12:3456::1]/',
  'http://[ff02::1]/',
  'http://[2001:db8::1]/',
  'http://10.1.2.3/',
  'http://172.16.0.1/',
  'http://172.31.255.255/',
  'http://192.168.1.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://100.64.0.1/',
  'http://192.0.0.8/',
  'http://192.0.2.1/',
  'http://198.18.0.1/',
  'http://198.51.100.1/',
  'http://203.0.113.1/',
  'http://224.0.0.1/',
  'http://240.0.0.1/',
  'http://255.255.255.255/',
  'http://localhost/',
  'http://LOCALHOST/',
  'http://localhost./',
  'http://inside.test/',
  'http://rebound.test/',
  'http://empty.test/',
  'http://①②⑦.0.0.1/',
  'http://public.test:22/',
  'http://public.test:8080/',
  'http://user:pass@public.test/',
  'ftp://public.test/',
  'file:///etc/passwd',
  'gopher://public.test/',
  'data:text/plain,x',
  'javascript:alert(1)',
  '//public.test/',
  'http://',
  'http://[::1',
  '',
];

test.each(hostile)('%s is refused without a connection', async (url) => {
  await expect(client().untrusted(url)).rejects.toMatchObject({ reason: 'refused' });
  expect(asked).toHaveLength(0);
});

test.each(hostile.filter((url) => /^[a-z]+:[ -~]*$/.test(url)))(
  'a redirect to %s is refused as well',
  async (url) => {
    const from = `http://public.test/go?to=${encodeURIComponent(url)}`;
    await expect(client().untrusted(from)).rejects.toMatchObject({ reason: 'refused' });
    expect(asked).toHaveLength(1);
  },
);

test('the connection goes to the very address that was checked, under the name that was asked for', async () => {
  const dialled: string[] = [];
  const answer = await client(dialled).untrusted('http://public.test/headers', {
    headers: { cookie: 'a=b', Host: 'evil.test', accept: 'text/html' },
  });
  expect(dialled).toEqual(['93.184.216.34']);
  const seen = JSON.parse(answer.body.toString()) as Record<string, string>;
  expect(seen).toMatchObject({ host: 'public.test', accept: 'text/html' });
  expect(seen).not.toHaveProperty('cookie');
  expect(answer.headers).not.toHaveProperty('set-cookie');
});

test('over https the certificate must be that of the name, although the address is dialled', async () => {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'evil.test' }]);
  const names: string[] = [];
  const tls = createTlsServer({
    key,
    cert,
    SNICallback(name, done) {
      names.push(name);
      done(null);
    },
  });
  await new Promise<void>((resolve) => tls.listen(0, '127.0.0.1', resolve));
  const guarded = makeGuardedFetch({
    resolve: async () => ['93.184.216.34'],
    dial: () => ({ address: '127.0.0.1', port: (tls.address() as AddressInfo).port }),
  });
  await expect(guarded.untrusted('https://public.test/')).rejects.toMatchObject({
    reason: 'failed',
    cause: expect.objectContaining({ code: expect.stringMatching(/CERT|SELF_SIGNED/) }),
  });
  expect(names).toEqual(['public.test']);
  tls.close();
});

test('redirects are followed with each name checked anew, and without the credentials', async () => {
  const dialled: string[] = [];
  const answer = await client(dialled).untrusted('http://public.test/there', {
    headers: { authorization: 'secret' },
  });
  expect(dialled).toEqual(['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946']);
  expect(JSON.parse(answer.body.toString())).not.toHaveProperty('authorization');
  await expect(client().untrusted('http://public.test/loop')).rejects.toMatchObject({
    reason: 'too-many-redirects',
  });
});

test('method and body survive a 307', async () => {
  const answer = await client().untrusted('http://public.test/keep', { method: 'POST', body: 'sent' });
  expect([answer.headers['x-method'], answer.body.toString()]).toEqual(['POST', 'sent']);
});

test('packed answers are unpacked; other answers come as they are', async () => {
  expect((await client().untrusted('http://public.test/gzip')).body.toString()).toBe('packed');
  expect((await client().untrusted('http://public.test/br')).body.toString()).toBe('packed');
  expect((await client().untrusted('http://public.test/none')).status).toBe(404);
  await expect(client().untrusted('http://public.test/odd')).rejects.toMatchObject({ reason: 'failed' });
});

test.each([
  ['/huge', 'too-large'],
  ['/bomb', 'too-large'],
  ['/slow-head', 'too-slow'],
  ['/slow-body', 'too-slow'],
  ['/cut', 'failed'],
])('%s ends as %s, for users and for operators alike', async (path, reason) => {
  const limits = { timeout_ms: 300, max_bytes: 200_000 };
  await expect(client().untrusted(`http://public.test${path}`, limits)).rejects.toMatchObject({ reason });
  await expect(client().configured(`http://127.0.0.1:${port}${path}`, limits)).rejects.toMatchObject({
    reason,
  });
});

test('a name server that does not answer is not waited for', async () => {
  const stuck = makeGuardedFetch({ resolve: () => new Promise(() => {}) });
  await expect(stuck.untrusted('http://public.test/', { timeout_ms: 50 })).rejects.toMatchObject({
    reason: 'too-slow',
  });
});

test('a configured address may be anywhere, and its redirects are not followed', async () => {
  const guarded = makeGuardedFetch();
  const answer = await guarded.configured(`http://127.0.0.1:${port}/hello`);
  expect(answer).toMatchObject({ status: 200 });
  expect(answer.body.toString()).toBe('hello');
  expect((await guarded.configured(`http://127.0.0.1:${port}/there`)).status).toBe(302);
});

test.each(['93.184.216.34', '1.1.1.1', '2606:4700:4700::1111'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

// Tests that a mail server which says nothing is given up while the letter is still ours.
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { smtpTransport } from './smtp-transport.ts';

test('a silent mail server is given up', async () => {
  const sockets: Socket[] = [];
  const server = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const transport = await smtpTransport({
    url: `smtp://127.0.0.1:${port}`,
    from: 'no-reply@stagepass.test',
    host: 'club.test',
    patience_ms: 200,
  });
  const letter = { id: '1', to: 'a@b.test', subject: 's', text: 't', html: 'h' };
  const began = performance.now();
  await expect(transport.deliver(letter)).rejects.toThrow(/timeout|greeting/i);
  expect(performance.now() - began).toBeLessThan(5000);
  transport.close();
  for (const socket of sockets) socket.destroy();
  server.close();
});

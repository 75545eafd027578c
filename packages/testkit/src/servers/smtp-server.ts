// Owns a stand-in mail server on loopback: takes letters over real SMTP, and can be told to refuse.
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface ReceivedLetter {
  from: string;
  to: string[];
  /** The whole message as it came over the wire. */
  raw: string;
}

export interface MailServer {
  readonly url: string;
  readonly letters: ReceivedLetter[];
  /** Refuses that many letters with a passing error before it takes one again. */
  failNext(times: number): void;
  /** Refuses this recipient for good. */
  refuse(address: string): void;
  stop(): Promise<void>;
}

export async function startMailServer(
  account = { user: 'mailer', pass: 'mail-password' },
): Promise<MailServer> {
  const letters: ReceivedLetter[] = [];
  const refused = new Set<string>();
  let failures = 0;
  const options: SMTPServerOptions = {
    authMethods: ['PLAIN', 'LOGIN'],
    // Loopback without a certificate: the account is checked all the same.
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth(auth, _session, done) {
      const right = auth.username === account.user && auth.password === account.pass;
      done(right ? null : new Error('wrong account'), right ? { user: account.user } : undefined);
    },
    onRcptTo(address, _session, done) {
      done(refused.has(address.address) ? refusal(550, 'no such mailbox') : null);
    },
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        if (failures > 0) {
          failures -= 1;
          return done(refusal(451, 'try again later'));
        }
        const { mailFrom, rcptTo } = session.envelope;
        letters.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map((each) => each.address),
          raw: Buffer.concat(parts).toString('utf8'),
        });
        done();
      });
    },
  };
  const server = new SMTPServer(options);
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `smtp://${account.user}:${account.pass}@127.0.0.1:${port}`,
    letters,
    failNext: (times) => {
      failures = times;
    },
    refuse: (recipient) => refused.add(recipient),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function refusal(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

// Owns handing a letter to a mail server; the client is loaded only where one is configured.
import { Hopeless } from '../jobs/jobs.ts';
import type { QueuedLetter, UnsubscribeLinks } from './mail.ts';

export interface Transport {
  deliver(letter: QueuedLetter): Promise<void>;
  close(): void;
}

/** Mail programs show a button for it (RFC 8058). */
function unsubscribeHeaders({ one_click }: UnsubscribeLinks): Record<string, string> {
  return {
    'List-Unsubscribe': `<${one_click}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

export async function smtpTransport(options: {
  url: string;
  from: string;
  /** Where answers go; the sender itself where it is left out. */
  reply_to?: string | undefined;
  /** Host of our own address, for message ids. */
  host: string;
  /** For a server that is silent. */
  patience_ms?: number;
}): Promise<Transport> {
  const { createTransport } = await import('nodemailer');
  const { patience_ms = 20_000 } = options;
  // The client's own limits are minutes, longer than a letter is ours alone: another replica would send it as well.
  const limits = { connectionTimeout: patience_ms, greetingTimeout: patience_ms, socketTimeout: patience_ms };
  const client = createTransport(
    { url: options.url, ...limits },
    {
      from: options.from,
      ...(options.reply_to === undefined ? {} : { replyTo: options.reply_to }),
    },
  );
  return {
    async deliver({ id, to, subject, text, html, unsubscribe }) {
      try {
        // The id stays the same over tries, so that a letter sent twice is shown once.
        const messageId = `<letter-${id}@${options.host}>`;
        await client.sendMail({
          to,
          subject,
          text,
          html,
          messageId,
          headers: unsubscribe === undefined ? {} : unsubscribeHeaders(unsubscribe),
          disableFileAccess: true,
          disableUrlAccess: true,
        });
      } catch (error) {
        const { code, responseCode } = error as { code?: string; responseCode?: number };
        if (code === 'EENVELOPE' && responseCode !== undefined && responseCode >= 500)
          // It will never take this letter: trying again would only annoy it.
          throw new Hopeless(`the mail server refused the recipient (${responseCode})`, {
            cause: error,
          });
        throw error;
      }
    },
    close: () => client.close(),
  };
}

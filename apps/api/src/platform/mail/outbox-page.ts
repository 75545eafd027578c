// Owns the page that shows the outbox on disk to whoever runs the demo; everything in it is text, nothing is markup.

import { escapeHtml } from '../http/escape-html.ts';
import { listOutbox, type OutboxLetter } from './disk-outbox.ts';

const SHOWN = 100;

const style = `
:root{color-scheme:dark light}
body{margin:0;padding:24px 16px 64px;background:#0f0c0a;color:#f4f0e7;font:16px/1.5 -apple-system,'Segoe UI',Roboto,sans-serif}
main{max-width:640px;margin:0 auto}
h1{font-size:24px;margin:0 0 4px}
.quiet{color:#c2bdb4;margin:0 0 24px}
article{background:#f1e9da;color:#1a1511;border-radius:14px;padding:16px 20px;margin:0 0 16px}
h2{font-size:17px;margin:0}
.line{color:#5a5149;font-size:14px;margin:0 0 8px;overflow-wrap:anywhere}
pre{font:14px/1.5 ui-monospace,Menlo,Consolas,monospace;white-space:pre-wrap;overflow-wrap:anywhere;margin:0}
`;

export async function renderOutboxPage(dataDir: string): Promise<string> {
  const letters = await listOutbox(dataDir, SHOWN);
  const empty = '<p class="quiet">No email yet. Sign up or request a code, and the email shows up here.</p>';
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<title>Outbox</title><style>${style}</style></head><body><main><h1>Outbox</h1>`,
    letters.length === 0
      ? empty
      : '<p class="quiet">Emails this site would have sent, newest first. Reload to see new ones.</p>',
    ...letters.map(article),
    '</main></body></html>',
  ].join('\n');
}

function article(letter: OutboxLetter): string {
  const at = letter.at.replace('T', ' ').slice(0, 19);
  return [
    `<article><h2>${escapeHtml(letter.subject)}</h2>`,
    `<p class="line">to ${escapeHtml(letter.to)} · ${escapeHtml(at)} UTC</p>`,
    `<pre>${escapeHtml(letter.text)}</pre></article>`,
  ].join('');
}

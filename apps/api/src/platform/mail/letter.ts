// Owns how a letter looks: the house's colours in plain hex, readable in a dark and in a light mail program, and as text.
import { escapeHtml } from '../http/escape-html.ts';

export interface LetterParts {
  heading: string;
  /** Paragraphs before the code or the button. */
  intro: string | readonly string[];
  /** Six digits to type, set large and selectable. */
  code?: string;
  action?: { label: string; url: string };
  /** Quiet words at the end: how long it holds, what to do if it was not you. */
  outro?: string;
}

export interface LetterBody {
  text: string;
  html: string;
}

// Printed card stock on the dark house: its own background and ink travel together, so that a program which turns
// colours round turns both.
const house = '#0f0c0a';
const stock = '#f1e9da';
const ink = '#1a1511';
const quiet = '#5a5149';
const gel = '#ffa752';
const sans = `-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif`;
const mono = `ui-monospace,'SF Mono',Menlo,Consolas,monospace`;

const ending = '</td></tr></table></td></tr></table></body></html>';

/** With where to write to, below everything else. */
export function withContact<Body extends LetterBody>(body: Body, email: string): Body {
  const sentence = `Questions? Write to ${email}.`;
  const line = `<p style="margin:20px 0 0;font:14px/1.5 ${sans};color:${quiet}">${escapeHtml(sentence)}</p>`;
  return {
    ...body,
    text: `${body.text.trimEnd()}\n${sentence}\n`,
    html: body.html.replace(ending, () => `${line}\n${ending}`),
  };
}

/** With how to turn it off, below everything else. */
export function withUnsubscribe<Body extends LetterBody>(body: Body, page: string): Body {
  const line =
    `<p style="margin:12px 0 0;font:14px/1.5 ${sans};color:${quiet}">` +
    `<a href="${escapeHtml(page)}" style="color:${quiet}">Unsubscribe from these emails</a></p>`;
  return {
    ...body,
    text: `${body.text.trimEnd()}\nUnsubscribe from these emails: ${page}\n`,
    html: body.html.replace(ending, () => `${line}\n${ending}`),
  };
}

export function writeLetter(parts: LetterParts): LetterBody {
  const intro = typeof parts.intro === 'string' ? [parts.intro] : parts.intro;
  return { text: asText(parts, intro), html: asHtml(parts, intro) };
}

function asText(parts: LetterParts, intro: readonly string[]): string {
  const { heading, code, action, outro } = parts;
  const blocks = [
    heading,
    ...intro,
    ...(code === undefined ? [] : [`    ${code}`]),
    ...(action === undefined ? [] : [`${action.label}:\n${action.url}`]),
    ...(outro === undefined ? [] : [outro]),
    '-- \nStagePass',
  ];
  return `${blocks.join('\n\n')}\n`;
}

function asHtml(parts: LetterParts, intro: readonly string[]): string {
  const heading = escapeHtml(parts.heading);
  const paragraphs = intro.map(
    (text) => `<p style="margin:0 0 16px;font:16px/1.5 ${sans};color:${ink}">${escapeHtml(text)}</p>`,
  );
  const outro =
    parts.outro === undefined
      ? ''
      : `<p style="margin:20px 0 0;padding:16px 0 0;border-top:2px dotted ${quiet};font:14px/1.5 ${sans};color:${quiet}">${escapeHtml(parts.outro)}</p>`;
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="dark light"><meta name="supported-color-schemes" content="dark light">',
    `<title>${heading}</title></head>`,
    `<body style="margin:0;padding:0;background:${house}">`,
    `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" bgcolor="${house}"><tr>`,
    '<td align="center" style="padding:32px 16px">',
    '<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:480px">',
    `<tr><td style="padding:0 4px 16px;font:700 15px/1 ${sans};letter-spacing:.04em;color:${gel}">StagePass</td></tr>`,
    `<tr><td bgcolor="${stock}" style="background:${stock};border-radius:14px;padding:28px 24px">`,
    `<h1 style="margin:0 0 16px;font:800 24px/1.2 ${sans};color:${ink}">${heading}</h1>`,
    ...paragraphs,
    parts.code === undefined ? '' : codePlate(parts.code),
    parts.action === undefined ? '' : button(parts.action),
    outro,
    ending,
  ].join('\n');
}

function codePlate(code: string): string {
  return (
    `<p style="margin:8px 0 16px;padding:18px 12px;background:${house};border-radius:10px;text-align:center;` +
    `font:700 32px/1.1 ${mono};letter-spacing:.28em;text-indent:.28em;color:${gel}">${escapeHtml(code)}</p>`
  );
}

function button({ label, url }: { label: string; url: string }): string {
  return (
    `<p style="margin:8px 0 16px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 22px;` +
    `background:${gel};border-radius:999px;font:700 16px/1 ${sans};color:${house};text-decoration:none">` +
    `${escapeHtml(label)}</a></p>`
  );
}

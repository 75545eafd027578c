// Owns the browsable page of the API: the OpenAPI document as plain, searchable HTML, with nothing fetched from elsewhere.
import { setImmediate } from 'node:timers/promises';
import type { Endpoint } from '@stagepass/contract/endpoint.ts';
import { errorsOf } from '@stagepass/contract/implied-errors.ts';
import type { z } from 'zod';
import { escapeHtml } from './escape-html.ts';
import { jsonSchemaOf } from './json-schema.ts';
import type { TaggedRoute } from './openapi.ts';

const style = `
:root{color-scheme:light dark;--bg:#f4f0e8;--card:#fcfaf6;--text:#1a1511;--quiet:#5d5751;--line:#1a15111f;--gel:#894d00}
@media(prefers-color-scheme:dark){:root{--bg:#0f0c0a;--card:#191613;--text:#f4f0e7;--quiet:#9d978f;--line:#f4f0e71f;--gel:#ffa752}}
body{margin:0;background:var(--bg);color:var(--text);font:15px/1.5 system-ui,sans-serif}
main{max-width:52rem;margin:0 auto;padding:1.5rem 1rem 4rem}h1{font-size:1.75rem}h2{margin:2rem 0 .5rem;font-size:1.25rem}
details{background:var(--card);border:1px solid var(--line);border-radius:.75rem;margin:.5rem 0}
summary{padding:.75rem 1rem;cursor:pointer}summary code{font-weight:700}.m{color:var(--gel);display:inline-block;min-width:4.5em}
.in{padding:0 1rem 1rem}pre{overflow:auto;background:var(--bg);padding:.75rem;border-radius:.5rem;font-size:.8125rem}
p,li{color:var(--quiet)}a{color:var(--gel)}`;

/** As with the OpenAPI document, other requests get their turn after each endpoint. */
export async function docsPage(routes: readonly TaggedRoute[], openApiPath: string): Promise<string> {
  const domains = [...new Set(routes.map((entry) => entry.domain))].sort();
  const sections: string[] = [];
  for (const domain of domains) {
    sections.push(`<h2 id="${domain}">${domain}</h2>`);
    for (const { route } of routes.filter((entry) => entry.domain === domain)) {
      await setImmediate();
      sections.push(entryOf(route.endpoint));
    }
  }
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>StagePass API</title><style>${style}</style></head><body><main><h1>StagePass API</h1>
<p>Generated from the schemas that validate requests. Also available as <a href="${openApiPath}">OpenAPI 3.1</a>.
Sign in with <code>POST /auth/system</code> and send the <code>sctoken</code>, without a prefix, in the <code>Authorization</code> header.</p>
<p>Programs send a personal access token (<code>spat_…</code>, made in Settings, Access tokens) the same way. It opens the endpoints below
that name one of its scopes, and no other.</p>
<nav><p>${domains.map((domain) => `<a href="#${domain}">${domain}</a>`).join(' · ')}</p></nav>
${sections.join('')}</main></body></html>`;
}

function entryOf(endpoint: Endpoint): string {
  const errors = errorsOf(endpoint).map(
    (error) => `<li><code>${error.status} ${escapeHtml(error.code)}</code> ${escapeHtml(error.message)}</li>`,
  );
  return `<details><summary><code><span class="m">${endpoint.method}</span> ${escapeHtml(endpoint.path)}</code><br>${escapeHtml(endpoint.summary)}</summary>
<div class="in"><p>Who: ${endpoint.who}${endpoint.idempotent ? ' · needs an <code>Idempotency-Key</code>' : ''} · Access token: ${endpoint.scope === undefined ? 'no' : `<code>${endpoint.scope}</code>`}</p>
${shape('Parameters', endpoint.params)}${shape('Query', endpoint.query)}${shape('Body', endpoint.body)}${shape('Answer', endpoint.answer, 'output')}
${errors.length > 0 ? `<p>Errors</p><ul>${errors.join('')}</ul>` : ''}</div></details>`;
}

function shape(title: string, schema: z.ZodType | undefined, io: 'input' | 'output' = 'input'): string {
  if (schema === undefined) return '';
  return `<p>${title}</p><pre>${escapeHtml(JSON.stringify(jsonSchemaOf(schema, io), null, 2))}</pre>`;
}

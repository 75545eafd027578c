// Draws the first screens without a browser; the build puts them into the pages that the server sends.
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router';
import { commonCopy } from '#platform/i18n/common-copy.ts';
import { App } from './app.tsx';
import { fetchScreen } from './load/use-screen-module.ts';
import { nearTable } from './route-table.ts';

const addresses = ['/welcome', '/auth'] as const;

export interface DrawnScreen {
  address: (typeof addresses)[number];
  title: string;
  markup: string;
}

/** Fails where React would leave a part to the browser. */
async function markupOf(app: ReactNode): Promise<string> {
  let failure: unknown;
  const { prelude } = await prerender(app, {
    onError: (error) => {
      failure ??= error;
    },
    // In one piece: React would put large parts behind an inline script, which our policy refuses.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  if (failure) throw failure;
  return new Response(prelude).text();
}

async function draw(address: DrawnScreen['address']): Promise<DrawnScreen> {
  const entry = nearTable.find(({ path }) => path === address);
  if (!entry) throw new Error(`There is no route ${address}.`);
  // Loaded ahead, or its skeleton would be drawn.
  const { title } = await fetchScreen(entry.load);
  if (!title) throw new Error(`The screen of ${address} does not say its title.`);
  const history = createMemoryHistory({ initialEntries: [address], v5Compat: true });
  return {
    address,
    title: `${title} · ${commonCopy.productName}`,
    markup: await markupOf(<App history={history} />),
  };
}

/** Drawn while the module loads: whoever imports it lends the loader only until then. */
export const drawnScreens: readonly DrawnScreen[] = await Promise.all(addresses.map(draw));

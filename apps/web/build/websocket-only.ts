// Owns leaving the transports that we do not use out of the realtime client: 2.5 KiB of every first load.
import type { Plugin } from 'vite';

export function websocketOnly(): Plugin {
  return {
    name: 'stagepass:websocket-only',
    enforce: 'pre',
    apply: 'build',
    load(id) {
      if (!id.endsWith('engine.io-client/build/esm/transports/index.js')) return null;
      return "import { WS } from './websocket.node.js';\nexport const transports = { websocket: WS };";
    },
  };
}

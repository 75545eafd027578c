// Owns the list of files behind passes, tickets and conversations: the service worker keeps them for whoever is signed in, so that a code
// can be shown at a door without a network even where none was shown before.
import type { Plugin, Rolldown } from 'vite';
import { chunkWith, filesOf } from './chunk-files.ts';

/** Screens that open without a network, and what they fetch only once they stand. */
const MODULES = [
  'redemption/screens/fan-pass-screen.tsx',
  'redemption/screens/id-center-screen.tsx',
  'redemption/parts/add-me-face.tsx',
  'redemption/parts/next-ticket.tsx',
  // It says that a code to read out needs a network.
  'redemption/parts/typed-code.tsx',
  'items/parts/hand-over-evening.ts',
  'redemption/screens/item-code-screen.tsx',
  'redemption/screens/tickets-screen.tsx',
  // Conversations that were opened here before can be read and written in.
  'chat/screens/messages-screen.tsx',
  'chat/screens/chat-screen.tsx',
  'fronts/screens/home-screen.tsx',
  // Home says what it could not load.
  'posts/parts/feed-failed.tsx',
  // The app begins here: without a network it leads to pass and tickets.
  'fronts/screens/discover-screen.tsx',
  'app/keep-for-doors.ts',
  'platform/query/answers-provider.tsx',
  'app/shell/notices.tsx',
];
const ENCODER = '/node_modules/qrcode/';

function encoder(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk {
  for (const output of Object.values(bundle))
    if (output.type === 'chunk' && output.moduleIds.some((id) => id.includes(ENCODER))) return output;
  throw new Error('The build has no encoder of QR codes.');
}

export function atHand(): Plugin {
  return {
    name: 'stagepass:at-hand',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = [...MODULES.map((module) => chunkWith(bundle, module)), encoder(bundle)];
        const files = filesOf(bundle, chunks).map((file) => `/${file}`);
        this.emitFile({ type: 'asset', fileName: 'at-hand.json', source: JSON.stringify(files) });
      },
    },
  };
}

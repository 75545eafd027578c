// Owns the server's door: stack traces that name our sources, then the server.
import { setSourceMapsSupport } from 'node:module';

// Node's flag for it would also read the maps of every package, and hold some 10 MB of them for good.
setSourceMapsSupport(true);

await import('./serve.ts');

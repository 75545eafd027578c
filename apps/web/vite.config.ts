// Builds and serves the web app: React with its compiler, Tailwind, the service worker, font preloads.
import { fileURLToPath } from 'node:url';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { appManifest } from './build/app-manifest.ts';
import { atHand } from './build/at-hand.ts';
import { chunkGroups, firstLoadModules } from './build/chunks.ts';
import { headTags } from './build/head-tags.ts';
import { helpersInShell } from './build/helpers-in-shell.ts';
import { leanRouter } from './build/lean-router.ts';
import { ownIcons } from './build/own-icons.ts';
import { prerenderedPages } from './build/prerendered-pages.ts';
import { serviceWorker } from './build/service-worker.ts';
import { smallScripts } from './build/small-scripts.ts';

const api = `http://127.0.0.1:${process.env.API_PORT ?? 3001}`;

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    react(),
    babel({
      presets: [reactCompilerPreset()],
      exclude: [/\/node_modules\//, /rolldown\/runtime/, ...firstLoadModules],
    }),
    tailwindcss(),
    leanRouter(),
    ownIcons(),
    helpersInShell(),
    headTags(),
    atHand(),
    serviceWorker(appManifest),
    prerenderedPages(),
    smallScripts(),
  ],
  server: {
    proxy: { '/api': { target: api }, '/socket.io': { target: api, ws: true } },
  },
  build: {
    target: 'es2022',
    // The list of what to fetch ahead would be the largest thing in the shell; styles must stay in it.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
    },
    // Asset bytes in data: addresses would need a hole in the content security policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    sourcemap: false,
    rolldownOptions: {
      output: {
        // Of a name in the shell only the hash costs something: seven of its letters, the fewest that can be had, tell versions apart.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          groups: chunkGroups,
        },
      },
    },
  },
});

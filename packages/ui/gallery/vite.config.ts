// Serves and builds the gallery; development only.
import { fileURLToPath } from 'node:url';
import babel from '@rolldown/plugin-babel';
import tailwindcss from '@tailwindcss/vite';
import react, { reactCompilerPreset } from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  // Compiled as the web app is, so that what is checked here is what ships.
  plugins: [
    react(),
    babel({
      presets: [reactCompilerPreset()],
      exclude: [/\/node_modules\//, /rolldown\/runtime/, /icon\/phosphor\//],
    }),
    tailwindcss(),
  ],
  build: { emptyOutDir: true, chunkSizeWarningLimit: 4000, reportCompressedSize: false },
});

// How the page is built. Everything lands in `dist/`, which the program embeds.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { breakpoints } from './tools/breakpoints';
import { iconSets } from './tools/icon-sets';

const server = process.env.UNDERCROFT ?? 'http://127.0.0.1:7373';

export default defineConfig(({ mode }) => ({
  plugins: [iconSets(), svelte()],
  css: { postcss: { plugins: [breakpoints()] } },
  // The pages of example pictures are for people who work on the table; a release has none.
  define: { __FIXTURES__: JSON.stringify(mode !== 'production') },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // Read by tools/size.mjs.
    manifest: true,
    // The service that embeds it sends every file with its hash in the name for a year.
    rollupOptions: { output: { entryFileNames: 'assets/[name]-[hash].js', chunkFileNames: 'assets/[name]-[hash].js' } },
  },
  server: { proxy: Object.fromEntries(['/api', '/texts', '/plain.css'].map((path) => [path, server])) },
  test: { environment: 'node', include: ['src/**/*.test.ts', 'tools/*.test.ts'] },
}));

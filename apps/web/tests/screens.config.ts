// `make screens`: pictures of every screen, for docs/screens.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['screens/all.ts', 'screens/thinking.ts', 'screens/turns.ts'],
    testTimeout: 600_000,
    hookTimeout: 60_000,
    fileParallelism: false,
    reporters: ['default'],
  },
});

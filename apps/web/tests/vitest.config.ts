// The tests that drive a browser against the real program. Each file has a service and browsers of its own, so two of them run side by side.
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['*.spec.ts'],
    testTimeout: 180_000,
    // A machine that is busy with something else loses a key press now and then: there, and only there, a test has a second try.
    retry: process.env.CI ? 1 : 0,
    hookTimeout: 120_000,
    pool: 'forks',
    maxWorkers: 2,
    minWorkers: 2,
    sequence: { concurrent: false },
    reporters: ['default'],
  },
});

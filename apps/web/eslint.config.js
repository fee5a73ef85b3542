// What the page's sources keep to; layout is prettier's business (`npm run format`).
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  // Types in src/wire are written by Rust.
  { ignores: ['dist', 'node_modules', 'src/wire'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node, __FIXTURES__: 'readonly' } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      'object-shorthand': 'error',
      'no-implicit-coercion': ['error', { boolean: false, number: false }],
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
      complexity: ['error', { max: 20, variant: 'modified' }],
      // The compiler knows names better.
      'no-undef': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      // Drawings are the only markup that comes from data.
      'svelte/no-at-html-tags': 'off',
      'no-restricted-syntax': [
        'error',
        {
          selector: 'SvelteMustacheTag[kind="raw"]:not([expression.callee.name="drawing"])',
          message: 'Only drawing() gives markup.',
        },
      ],
      // Maps and sets are replaced here, never changed.
      'svelte/prefer-svelte-reactivity': 'off',
      // A space that must stay a space.
      'svelte/no-useless-mustaches': 'off',
      'svelte/require-each-key': 'error',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    // In runes mode the script of a component is not run again: `let` that is only bound is fine.
    files: ['**/*.svelte'],
    rules: { 'prefer-const': 'off', 'svelte/prefer-const': ['error', { destructuring: 'all' }] },
  },
);

// `@media (--phone)` becomes what src/themes/breakpoints.ts says of it.
import type { Plugin } from 'postcss';
import { BREAKPOINTS } from '../src/themes/breakpoints';

export function breakpoints(): Plugin {
  return {
    postcssPlugin: 'breakpoints',
    AtRule: {
      media: (rule) => void (rule.params = written(rule.params)),
      container: (rule) => void (rule.params = written(rule.params)),
    },
  };
}

function written(params: string): string {
  return params.replace(/\(--([a-z]+)\)/g, (_, name: string) => {
    if (name in BREAKPOINTS) return BREAKPOINTS[name as keyof typeof BREAKPOINTS];
    throw new Error(`There is no break point ${name}`);
  });
}

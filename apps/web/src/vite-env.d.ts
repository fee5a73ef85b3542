/// <reference types="vite/client" />

declare const __FIXTURES__: boolean;

declare module 'icon-set:*' {
  const icons: Record<string, string>;
  export default icons;
}

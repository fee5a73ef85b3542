/// <reference types="vite/client" />
/// <reference types="unplugin-icons/types/raw" />

declare const __FIXTURES__: boolean;

declare module 'icon-set:*' {
  const icons: Record<string, string>;
  export default icons;
}

// Where the layout changes. Style sheets write `@media (--phone)`, scripts `matchMedia(BREAKPOINTS.phone)`.
export const BREAKPOINTS = {
  /** One thing at a time, with tabs below: narrow, or a phone that lies on its side. */
  phone: '(max-width: 719px), (max-height: 519px)',
  wide: '(min-width: 720px) and (min-height: 520px)',
  /** A phone on its side: board and question stand side by side. */
  short: '(max-height: 519px) and (min-width: 560px)',
  /** Two columns of cards become one. */
  tablet: '(max-width: 1023px)',
  /** There is height to give away. */
  tall: '(min-height: 900px)',
  /** The log has no room of its own. */
  narrow: '(max-width: 1100px)',
  large: '(min-width: 1440px) and (min-height: 880px)',
  huge: '(min-width: 2000px) and (min-height: 1100px)',
  touch: '(hover: none)',
  /** Of a part, not of the screen: text and numbers fit side by side. */
  roomy: '(min-width: 760px)',
} as const;

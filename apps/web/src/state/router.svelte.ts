// Which page is shown, by its address.

let address = $state(location.pathname + location.search);

export interface Place {
  page: string;
  /** What follows the page in the address. */
  rest: string[];
  query: URLSearchParams;
}

export function place(): Place {
  const [path = '/', search = ''] = address.split('?');
  const parts = path.split('/').filter(Boolean).map(decodeURIComponent);
  // Tables are at /t/…, every other page at /play/….
  const [page = '', ...rest] = parts[0] === 'play' ? parts.slice(1) : parts;
  return { page, rest, query: new URLSearchParams(search) };
}

/** The address of a page. */
export function page(name: string): string {
  return name ? `/play/${name}` : '/';
}

/** Goes to another page of this site. */
export function visit(to: string, replace = false): void {
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  address = location.pathname + location.search;
}

addEventListener('popstate', () => (address = location.pathname + location.search));

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
  const [page = '', ...rest] = path.split('/').filter(Boolean).map(decodeURIComponent);
  return { page, rest, query: new URLSearchParams(search) };
}

/** Goes to another page of this site. */
export function visit(to: string, replace = false): void {
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  address = location.pathname + location.search;
}

addEventListener('popstate', () => (address = location.pathname + location.search));

// Talking to the server: requests with a short patience, problems in the words that the server gives them.

export class Problem extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly body: Record<string, unknown>,
  ) {
    super(message);
  }

  get rule(): string | null {
    return typeof this.body['rule'] === 'string' ? this.body['rule'] : null;
  }
}

/** The server did not answer. */
export class Offline extends Error {}

const BASE = '/api/v1';

export async function ask<T>(path: string, init: RequestInit = {}, patience = 10_000): Promise<T> {
  let response: Response;
  try {
    response = await fetch(BASE + path, { ...init, signal: AbortSignal.timeout(patience), credentials: 'same-origin' });
  } catch {
    throw new Offline();
  }
  if (response.status === 502 || response.status === 504) throw new Offline();
  if (response.status === 204) return undefined as T;
  const isJson = response.headers.get('content-type')?.includes('json');
  const body: unknown = isJson ? await response.json().catch(() => ({})) : await response.text().catch(() => '');
  if (response.ok) return body as T;
  const said = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  throw new Problem(response.status, String(said['message'] ?? response.statusText), said);
}

export function send<T>(path: string, body: unknown, patience?: number, method = 'POST'): Promise<T> {
  return ask<T>(
    path,
    { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
    patience,
  );
}

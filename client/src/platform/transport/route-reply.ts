import { NetworkFailure } from '../failures/failures.ts';

/** A reply of one of the gateway's `/api` routes. */
export interface RouteReply {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

export const isRecord = (body: unknown): body is Readonly<Record<string, unknown>> =>
  typeof body === 'object' && body !== null && !Array.isArray(body);

/** Reads the body of a reply. Anything but the gateway's JSON, as the page of a proxy or half a reply, is none: throws `NetworkFailure`. */
export const routeReply = (path: string, status: number, text: string): RouteReply => {
  try {
    const body: unknown = JSON.parse(text);
    if (isRecord(body)) return { status, body };
  } catch (cause) {
    throw new NetworkFailure(path, { cause });
  }
  throw new NetworkFailure(path);
};

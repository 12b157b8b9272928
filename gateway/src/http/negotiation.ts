import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A shorter body fits in one packet anyway: compressing gains nothing. */
export const MIN_COMPRESSED_BYTES = 1_024;

/** The weight of each encoding, by its name in lower case. */
const weightsIn = (header: string): ReadonlyMap<string, number> =>
  new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      const weight = parameters.find((text) => text.startsWith('q='))?.slice(2) ?? '1';
      return [name, Number(weight)];
    }),
  );

const bestEncoding = (header: string): Encoding => {
  const weights = weightsIn(header);
  const isTaken = (encoding: Encoding): boolean => (weights.get(encoding) ?? 0) > 0;
  if (isTaken('br')) return 'br';
  return isTaken('gzip') ? 'gzip' : 'identity';
};

/** Browsers send one of a few headers. */
const known = new LRUCache<string, Encoding>({ max: 100 });

/** The best compression that the browser accepts. */
export const encodingFor = (acceptEncoding: string | string[] | undefined, size: number): Encoding => {
  if (size < MIN_COMPRESSED_BYTES || typeof acceptEncoding !== 'string') return 'identity';
  const found = known.get(acceptEncoding) ?? bestEncoding(acceptEncoding);
  known.set(acceptEncoding, found);
  return found;
};

/** Whether the browser already has this response. */
export const matchesEtag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined && (ifNoneMatch === '*' || ifNoneMatch.includes(etag.slice(2)));

/** The media type of a body, in lower case and without parameters; empty if none is given. */
export const contentTypeOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string =>
  (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

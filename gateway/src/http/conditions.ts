import { LRUCache } from 'lru-cache';
import { MIN_COMPRESSED_BYTES } from '../cache/kept-answer.ts';
import type { Encoding } from '../cache/kept-answer.ts';

const accepts = (header: string, encoding: string): boolean => {
  const at = header.indexOf(encoding);
  return at >= 0 && !/^\s*;\s*q=0(?:\.0+)?(?:[\s,]|$)/u.test(header.slice(at + encoding.length));
};

const densest = (header: string): Encoding => {
  if (accepts(header, 'br')) return 'br';
  return accepts(header, 'gzip') ? 'gzip' : 'identity';
};

/** Browsers send one of a few headers. */
const known = new LRUCache<string, Encoding>({ max: 100 });

/** The densest form that the browser reads. */
export const encodingFor = (acceptEncoding: string | string[] | undefined, size: number): Encoding => {
  if (size < MIN_COMPRESSED_BYTES || typeof acceptEncoding !== 'string') return 'identity';
  const found = known.get(acceptEncoding) ?? densest(acceptEncoding);
  known.set(acceptEncoding, found);
  return found;
};

/** Whether the browser already has this very answer. */
export const holds = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined && (ifNoneMatch === '*' || ifNoneMatch.includes(etag.slice(2)));

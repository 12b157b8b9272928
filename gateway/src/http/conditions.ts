import { MIN_COMPRESSED_BYTES } from '../cache/kept-answer.ts';
import type { Encoding } from '../cache/kept-answer.ts';

const accepts = (header: string, encoding: string): boolean => {
  const at = header.indexOf(encoding);
  return at >= 0 && !/^\s*;\s*q=0(?:\.0+)?(?:[\s,]|$)/u.test(header.slice(at + encoding.length));
};

/** The densest form that the browser reads. */
export const encodingFor = (acceptEncoding: string | string[] | undefined, size: number): Encoding => {
  if (size < MIN_COMPRESSED_BYTES || typeof acceptEncoding !== 'string') return 'identity';
  if (accepts(acceptEncoding, 'br')) return 'br';
  return accepts(acceptEncoding, 'gzip') ? 'gzip' : 'identity';
};

/** Whether the browser already has this very answer. */
export const holds = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined && (ifNoneMatch === '*' || ifNoneMatch.includes(etag.slice(2)));

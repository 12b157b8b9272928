import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '../http/negotiation.ts';

/** A response before it is encoded. */
export interface PlainResponse {
  readonly status: number;
  /** Headers that belong to the content; lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
  /** For how long its content is right, in ms; absent if nothing in it ends at a given time. */
  readonly lastsMs?: number;
}

/** Compressed forms are stored next to the plain one. */
const WITH_COMPRESSED = 1.5;
/** Memory of an entry besides its texts: objects, promises, the cache's own entry. */
const BOOKKEEPING_BYTES = 1_024;
const BYTES_PER_CHARACTER = 2;

/** A response ready to send, with its encoded forms. */
export interface CachedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  /** When it was made, in ms since the epoch. */
  readonly madeAt: number;
  /** When its content is no longer right, in ms since the epoch; `Infinity` if nothing in it ends. */
  readonly endsAt: number;
  /** Bytes of the plain body. */
  readonly size: number;
  /** Not a promise if this encoding was requested before. */
  bytes(encoding: Encoding): Buffer | Promise<Buffer>;
}

/** Almost as dense as the highest quality, in a fifth of the time. */
const BROTLI_QUALITY = 5;

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

export const compressed = (body: Buffer, encoding: Encoding): Promise<Buffer> => {
  switch (encoding) {
    case 'br':
      return packBrotli(body, {
        params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
      });
    case 'gzip':
      return packGzip(body);
    case 'identity':
      return Promise.resolve(body);
  }
};

/** Copies bytes out of Node's buffer pool: a cached slice would retain all of its 64 KiB. */
const inOwnMemory = (bytes: Buffer): Buffer => {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
};

const tagOf = (body: Buffer): string => `W/"${createHash('sha1').update(body).digest('base64url')}"`;

export const cachedResponse = (
  { status, headers, body, lastsMs = Infinity }: PlainResponse,
  madeAt: number,
): CachedResponse => {
  const plain = inOwnMemory(Buffer.from(body));
  const ready = new Map<Encoding, Buffer | Promise<Buffer>>([['identity', plain]]);
  return {
    status,
    headers,
    etag: tagOf(plain),
    madeAt,
    endsAt: madeAt + lastsMs,
    size: plain.length,
    bytes: (encoding) => {
      const known = ready.get(encoding);
      if (known !== undefined) return known;
      const making = compressed(plain, encoding).then((bytes) => {
        const own = inOwnMemory(bytes);
        ready.set(encoding, own);
        return own;
      });
      ready.set(encoding, making);
      return making;
    },
  };
};

/** Memory that a response and its key take, in bytes; rather over- than underestimated. */
export const memoryBytes = (key: string, { headers, size }: Pick<CachedResponse, 'headers' | 'size'>): number => {
  const characters = Object.entries(headers).reduce(
    (sum, [name, value]) => sum + name.length + value.length,
    key.length,
  );
  return Math.ceil(size * WITH_COMPRESSED) + characters * BYTES_PER_CHARACTER + BOOKKEEPING_BYTES;
};

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** An answer as it was made. */
export interface MadeAnswer {
  readonly status: number;
  /** Headers that belong to the content; lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Compressed forms lie beside the plain one. */
const WITH_COMPRESSED = 1.5;
/** What an entry takes besides its texts: objects, promises, its place in the cache. */
const BOOKKEEPING_BYTES = 1_024;
const BYTES_PER_CHARACTER = 2;

export type Encoding = 'br' | 'gzip' | 'identity';

/** An answer ready to send: its bytes exist before they are asked for again. */
export interface KeptAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  /** When it was made, in ms since the epoch. */
  readonly madeAt: number;
  /** Length of the plain body. */
  readonly size: number;
  /** At once where these bytes were asked for before. */
  bytes(encoding: Encoding): Buffer | Promise<Buffer>;
}

/** Below this a packet is a packet: compressing gains nothing. */
export const MIN_COMPRESSED_BYTES = 1_024;
/** Close to the densest at a fifth of its time. */
const BROTLI_QUALITY = 5;

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

export const packed = (body: Buffer, encoding: Encoding): Promise<Buffer> => {
  switch (encoding) {
    case 'br':
      return packBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } });
    case 'gzip':
      return packGzip(body);
    case 'identity':
      return Promise.resolve(body);
  }
};

/** What lies in a cache for long must not be a slice of a pool: its few bytes would hold all of it, 64 KiB. */
const inOwnMemory = (bytes: Buffer): Buffer => {
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
};

const tagOf = (body: Buffer): string => `W/"${createHash('sha1').update(body).digest('base64url')}"`;

export const keptAnswer = ({ status, headers, body }: MadeAnswer, madeAt: number): KeptAnswer => {
  const plain = inOwnMemory(Buffer.from(body));
  const ready = new Map<Encoding, Buffer | Promise<Buffer>>([['identity', plain]]);
  return {
    status,
    headers,
    etag: tagOf(plain),
    madeAt,
    size: plain.length,
    bytes: (encoding) => {
      const known = ready.get(encoding);
      if (known !== undefined) return known;
      const making = packed(plain, encoding).then((bytes) => {
        const own = inOwnMemory(bytes);
        ready.set(encoding, own);
        return own;
      });
      ready.set(encoding, making);
      return making;
    },
  };
};

/** What an answer takes of the memory under its key, in bytes; rather too much than too little. */
export const heldBytes = (key: string, { headers, size }: Pick<KeptAnswer, 'headers' | 'size'>): number => {
  const characters = Object.entries(headers).reduce((sum, [name, value]) => sum + name.length + value.length, key.length);
  return Math.ceil(size * WITH_COMPRESSED) + characters * BYTES_PER_CHARACTER + BOOKKEEPING_BYTES;
};

import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { Busboy } from '@fastify/busboy';
import type { BusboyFileStream, BusboyInstance } from '@fastify/busboy';
import type { NamedFile } from '@shop/domain/shared/upload-rules';
import { badRequest, httpError } from '../http/errors.ts';
import type { ErrorReply } from '../http/errors.ts';
import { MAX_TEXT, notAText } from '../shared/is-text.ts';
import type { Timers } from '../timing/timers.ts';
import { watchRate } from './watch-rate.ts';

/** A file as it was sent: nothing about it has been checked. */
export interface SentFile extends NamedFile {
  /** Name of its field. */
  readonly field: string;
  /** At most `maxFileBytes`; `size` is larger if there were more. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A multipart form as it was sent. */
export interface SentForm {
  /** The last value of each field. */
  readonly fields: Readonly<Record<string, string>>;
  readonly files: readonly SentFile[];
  /** Whether files beyond `maxFiles` were dropped. */
  readonly hasMoreFiles: boolean;
}

export interface MultipartLimits {
  readonly maxFileBytes: number;
  readonly maxFiles: number;
}

/** Bounds of what surrounds the files: the longest form of the shop has some thirty short fields. */
const MAX_FIELDS = 60;
/** The longest text that a form may contain, in UTF-8. */
const MAX_FIELD_BYTES = 3 * MAX_TEXT;
const MAX_PARTS = 80;
const MAX_HEADER_PAIRS = 10;
const MAX_HEADER_BYTES = 4_000;

const MALFORMED = badRequest('The body is not a multipart form, or was cut off.');
const TOO_MUCH = badRequest('The form has too many fields.');

const TOO_SLOW: ErrorReply = {
  statusCode: 408,
  message: 'The form arrives too slowly.',
  classification: 'BAD_REQUEST',
  messageKey: 'shop.upload.expired',
};

const collect = (
  stream: BusboyFileStream,
): { readonly size: () => number; readonly bytes: () => Uint8Array<ArrayBuffer> } => {
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  // The parser reports the same error.
  stream.on('error', () => chunks.splice(0));
  return {
    size: () => stream.bytesRead + (stream.truncated ? 1 : 0),
    bytes: () => new Uint8Array(Buffer.concat(chunks.splice(0))),
  };
};

/** A file field into which nobody put a file is sent as an empty file without a name. */
const isChosen = ({ name, size }: NamedFile): boolean => name !== '' || size > 0;

/** The bytes of a form as they arrive. */
export type FormStream = Readable & Pick<IncomingMessage, 'headers' | 'complete'>;

const openParser = ({ headers }: FormStream, { maxFileBytes, maxFiles }: MultipartLimits): BusboyInstance => {
  try {
    return new Busboy({
      headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
      limits: {
        fields: MAX_FIELDS,
        fieldSize: MAX_FIELD_BYTES,
        files: maxFiles,
        fileSize: maxFileBytes,
        parts: MAX_PARTS,
        headerPairs: MAX_HEADER_PAIRS,
        headerSize: MAX_HEADER_BYTES,
      },
    });
  } catch {
    throw httpError(MALFORMED);
  }
};

/** Reads a multipart form to its end. Rejects if it is malformed or too slow, or the connection breaks; nothing of it is left then. */
export const readMultipart = (request: FormStream, limits: MultipartLimits, timers: Timers): Promise<SentForm> =>
  new Promise((resolve, reject) => {
    const fields = new Map<string, string>();
    const files: (() => SentFile)[] = [];
    let hasMoreFiles = false;
    const parser = openParser(request, limits);
    const fail = (reply = MALFORMED): void => {
      stopWatching();
      request.unpipe(parser);
      request.resume();
      reject(httpError(reply));
    };
    const stopWatching = watchRate(request, timers, () => fail(TOO_SLOW));
    parser.on('field', (name, value, _isNameCut, isCut) => {
      if (isCut || value.length > MAX_TEXT) fail(badRequest(notAText(name)));
      fields.set(name, value);
    });
    // The library leaves out an empty name, against its types.
    parser.on('file', (field, stream, name: string | undefined, _encoding, type) => {
      const { size, bytes } = collect(stream);
      files.push(() => ({ field, name: name ?? '', type, size: size(), bytes: bytes() }));
    });
    parser.on('filesLimit', () => (hasMoreFiles = true));
    parser.on('fieldsLimit', () => fail(TOO_MUCH));
    parser.on('partsLimit', () => fail(TOO_MUCH));
    parser.on('error', () => fail());
    parser.on('finish', () => {
      stopWatching();
      resolve({
        fields: Object.fromEntries(fields),
        files: files.map((file) => file()).filter(isChosen),
        hasMoreFiles,
      });
    });
    request.once('close', () => {
      if (!request.complete) fail();
    });
    request.once('error', () => fail());
    request.pipe(parser);
  });

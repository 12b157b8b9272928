import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { parsedJson } from './parsed-json.ts';

/** More than any cookie holds. */
const MAX_BYTES = 64 * 1024;

/** JSON in the characters that cookies may contain, several times shorter than escaped text. */
export const packJson = (value: unknown): string => deflateRawSync(JSON.stringify(value)).toString('base64url');

/** The value; undefined if the text was not packed, or holds something else. `maxBytes` bounds what a small text can become. */
export const unpackJson = <Value>(
  packed: string | undefined,
  isValue: (unpacked: unknown) => unpacked is Value,
  maxBytes = MAX_BYTES,
): Value | undefined => {
  if (packed === undefined) return undefined;
  try {
    const unpacked: unknown = parsedJson(
      inflateRawSync(Buffer.from(packed, 'base64url'), { maxOutputLength: maxBytes }).toString(),
    );
    return isValue(unpacked) ? unpacked : undefined;
  } catch {
    return undefined;
  }
};

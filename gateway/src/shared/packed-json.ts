import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { parsedJson } from './parsed-json.ts';

/** More than any cookie holds. */
const MAX_BYTES = 64 * 1024;

/** A fifth of zlib's usual memory, which is mapped anew for each text (docs/decisions/0145). */
const LITTLE_MEMORY = { windowBits: 13, memLevel: 6 };

/** No packed text begins like this. */
const PLAIN = /^[[{]/u;

/** JSON in the characters that cookies may contain, several times shorter than escaped text. */
export const packJson = (value: unknown): string =>
  deflateRawSync(JSON.stringify(value), LITTLE_MEMORY).toString('base64url');

/**
 * The value of JSON, packed or not; undefined if the text is neither, or holds something else. `maxBytes` bounds what a
 * small packed text can become.
 */
export const unpackJson = <Value>(
  text: string | undefined,
  isValue: (unpacked: unknown) => unpacked is Value,
  maxBytes = MAX_BYTES,
): Value | undefined => {
  if (text === undefined) return undefined;
  try {
    const json = PLAIN.test(text)
      ? text
      : inflateRawSync(Buffer.from(text, 'base64url'), { maxOutputLength: maxBytes }).toString();
    const unpacked = parsedJson(json);
    return isValue(unpacked) ? unpacked : undefined;
  } catch {
    return undefined;
  }
};

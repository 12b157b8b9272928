import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { memoryBytes, cachedResponse, compressed } from './cached-response.ts';
import type { Encoding } from '../http/negotiation.ts';

const PAGE = `<!doctype html>${'<p>Füller & Tinte</p>'.repeat(200)}`;
const cachedPage = (body = PAGE) =>
  cachedResponse({ status: 200, headers: { 'content-type': 'text/html' }, body }, 1_000);

describe('a cached response', () => {
  it('has the status, headers and body that it was made with', () => {
    expect(cachedPage()).toMatchObject({
      status: 200,
      headers: { 'content-type': 'text/html' },
      madeAt: 1_000,
      size: 15 + 200 * 22,
    });
  });

  it.each<[Encoding, (bytes: Buffer) => Buffer]>([
    ['identity', (bytes) => bytes],
    ['gzip', gunzipSync],
    ['br', brotliDecompressSync],
  ])('is the same after decompression as a response compressed for one request: %s', async (encoding, unpacked) => {
    const both = [await cachedPage().bytes(encoding), await compressed(Buffer.from(PAGE), encoding)];
    expect(both.map((bytes) => unpacked(bytes).toString())).toEqual([PAGE, PAGE]);
  });

  it('has its plain form at once', () => {
    expect(cachedPage().bytes('identity')).toEqual(Buffer.from(PAGE));
  });

  it.each(['identity', 'gzip', 'br'] as const)('takes no more memory than its bytes: %s', async (encoding) => {
    const bytes = await cachedPage('Kreide '.repeat(200)).bytes(encoding);
    expect(bytes.buffer.byteLength).toBe(bytes.length);
  });

  it.each(['gzip', 'br'] as const)(
    'is compressed once by %s for concurrent requests, and is available at once afterwards',
    async (encoding) => {
      const response = cachedPage();
      const [one, other] = await Promise.all([response.bytes(encoding), response.bytes(encoding)]);
      expect(one.length).toBeLessThan(response.size / 10);
      expect(other).toBe(one);
      expect(response.bytes(encoding)).toBe(one);
    },
  );

  it('has a weak tag, the same for every encoding of a body and another one for another body', () => {
    expect(cachedPage().etag).toMatch(/^W\/"[\w-]{27}"$/u);
    expect(cachedPage().etag).toBe(cachedPage().etag);
    expect(cachedPage(`${PAGE} `).etag).not.toBe(cachedPage().etag);
  });
});

describe('the memory that a response takes', () => {
  it.each([
    ['its body one and a half times, for the packed forms beside it', '', {}, 1_000, 1_500 + 1_024],
    ['half a byte as a whole one', '', {}, 101, 152 + 1_024],
    ['its key at two bytes a character', 'abc', {}, 0, 6 + 1_024],
    ['names and values of its headers', 'abc', { vary: 'accept', 'x-a': '' }, 0, 2 * (3 + 4 + 6 + 3) + 1_024],
  ])('counts %s', (_, key, headers, size, expected) => {
    expect(memoryBytes(key, { headers, size })).toBe(expected);
  });
});

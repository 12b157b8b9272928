import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { readMultipart } from './read-multipart.ts';

const HEADERS = { 'content-type': 'multipart/form-data; boundary=b' };
const LIMITS = { maxFileBytes: 1_000_000, maxFiles: 1 };
const CHUNK = Buffer.alloc(64 * 1_024, 'x');

const stream = (pieces: Iterable<Buffer | string>) => Object.assign(Readable.from(pieces, { objectMode: false }), { headers: HEADERS, complete: true });

it('holds at most the allowed bytes of a file in memory, however much is sent', async () => {
  const before = process.memoryUsage().arrayBuffers;
  let most = 0;
  const pieces = function* (): Generator<Buffer | string> {
    yield '--b\r\ncontent-disposition: form-data; name="certificate"; filename="a.pdf"\r\n\r\n';
    for (let sent = 0; sent < 4_000; sent += 1) {
      most = Math.max(most, process.memoryUsage().arrayBuffers - before);
      yield CHUNK;
    }
    yield '\r\n--b--\r\n';
  };
  const { files } = await readMultipart(stream(pieces()), LIMITS);
  expect(files.map(({ size, bytes }) => [size, bytes.length])).toEqual([[1_000_001, 1_000_000]]);
  expect(most).toBeLessThan(10_000_000);
});

it('reads names beyond ASCII, and never as a path', async () => {
  const form = '--b\r\ncontent-disposition: form-data; name="certificate"; filename="../Büro/Prüfung.pdf"\r\n\r\n%PDF-\r\n--b--\r\n';
  expect((await readMultipart(stream([form]), LIMITS)).files).toMatchObject([{ field: 'certificate', name: 'Prüfung.pdf', type: 'text/plain', size: 5 }]);
});

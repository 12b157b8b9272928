import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { expect, it } from 'vitest';
import { scriptedTimers } from '../upstream/client/testing/scripted-timers.ts';
import { readMultipart } from './read-multipart.ts';

const HEADERS = { 'content-type': 'multipart/form-data; boundary=b' };
const LIMITS = { maxFileBytes: 1_000_000, maxFiles: 1 };
const CHUNK = Buffer.alloc(64 * 1_024, 'x');

const stream = (pieces: Iterable<Buffer | string>) =>
  Object.assign(Readable.from(pieces, { objectMode: false }), { headers: HEADERS, complete: true });

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
  const { files } = await readMultipart(stream(pieces()), LIMITS, scriptedTimers());
  expect(files.map(({ size, bytes }) => [size, bytes.length])).toEqual([[1_000_001, 1_000_000]]);
  expect(most).toBeLessThan(10_000_000);
});

it('reads names beyond ASCII, and never as a path', async () => {
  const form =
    '--b\r\ncontent-disposition: form-data; name="certificate"; filename="../Büro/Prüfung.pdf"\r\n\r\n%PDF-\r\n--b--\r\n';
  expect((await readMultipart(stream([form]), LIMITS, scriptedTimers())).files).toMatchObject([
    { field: 'certificate', name: 'Prüfung.pdf', type: 'text/plain', size: 5 },
  ]);
});

const START = '--b\r\ncontent-disposition: form-data; name="certificate"; filename="a.pdf"\r\n\r\n%PDF-';

it.each([
  ['its connection closes before the end', undefined],
  ['its connection breaks', new Error('ECONNRESET')],
])('rejects a form when %s', async (_what, error) => {
  const request = Object.assign(new Readable({ read: () => undefined }), { headers: HEADERS, complete: false });
  const read = readMultipart(request, LIMITS, scriptedTimers());
  request.push(START);
  request.destroy(error);
  await expect(read).rejects.toMatchObject({
    status: 400,
    message: 'The body is not a multipart form, or was cut off.',
  });
});

it('reads on to the end of a form that it has rejected, so that the sender gets the reply', async () => {
  const request = stream([
    '--b\r\ncontent-disposition: form-data; name="comment"\r\n\r\n',
    'x'.repeat(10_001),
    '\r\n--b--\r\n',
    CHUNK,
    CHUNK,
  ]);
  await expect(readMultipart(request, LIMITS, scriptedTimers())).rejects.toMatchObject({
    status: 400,
    message: 'comment must be a text of at most 10000 characters',
  });
  await finished(request);
  expect(request.readableEnded).toBe(true);
});

it.each(['x', '€', '😀'])(
  'reads as much in a field as forms without files may contain, whatever it is: %s',
  async (sign) => {
    const text = sign.repeat(10_000 / sign.length);
    const form = `--b\r\ncontent-disposition: form-data; name="comment"\r\n\r\n${text}\r\n--b--\r\n`;
    expect((await readMultipart(stream([form]), LIMITS, scriptedTimers())).fields).toEqual({ comment: text });
  },
);

const slowForm = () => Object.assign(new Readable({ read: () => undefined }), { headers: HEADERS, complete: true });

it('rejects a form of which less than 80 kB arrive in ten seconds, and forgets its timer', async () => {
  const timers = scriptedTimers();
  const request = slowForm();
  const read = readMultipart(request, LIMITS, timers);
  request.push(START);
  request.push(Buffer.alloc(90_000, 'x'));
  await timers.pass(10_000);
  request.push(Buffer.alloc(70_000, 'x'));
  await Promise.all([
    expect(read).rejects.toMatchObject({ status: 408, response: { messageKey: 'shop.upload.expired' } }),
    timers.pass(10_000),
  ]);
  expect(timers.left).toBe(0);
});

it('takes a form that a slow line brings at 8 kB a second', async () => {
  const timers = scriptedTimers();
  const request = slowForm();
  const read = readMultipart(request, LIMITS, timers);
  request.push(START);
  for (let tenSeconds = 0; tenSeconds < 12; tenSeconds += 1) {
    request.push(Buffer.alloc(80_000, 'x'));
    await timers.pass(10_000);
  }
  request.push('\r\n--b--\r\n');
  request.push(null);
  expect((await read).files).toMatchObject([{ size: 960_005 }]);
  expect(timers.left).toBe(0);
});

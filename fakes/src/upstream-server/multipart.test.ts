import { afterAll, beforeAll, expect, it } from 'vitest';
import { headersOf, type Headers, testUpstream, type TestUpstream } from './testing/test-upstream.ts';

let upstream: TestUpstream;
let headers: Headers;
beforeAll(async () => {
  upstream = await testUpstream();
  upstream.worlds.create({ id: 'upload' });
  headers = headersOf(await upstream.state('upload'), 'upload');
});
afterAll(() => upstream.close());

const QUERY = 'query upload { isUniqueEmail(email: "x@example.org") }';
const PDF = new File(['%PDF-1.7'], 'Bescheinigung.pdf', { type: 'application/pdf' });

const send = async (parts: Readonly<Record<string, string | File>>) => {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) form.append(name, part);
  const response = await fetch(upstream.graphqlUrl, { method: 'POST', headers, body: form });
  return { status: response.status, body: await response.json() };
};

const operations = JSON.stringify({ query: QUERY, variables: { file: null, signature: 'abc' } });

it('accepts an operation with a file as a multipart request (UPM-60)', async () => {
  expect(await send({ operations, map: '{"0":["variables.file"]}', 0: PDF })).toEqual({
    status: 200,
    body: { data: { isUniqueEmail: true } },
  });
  const [entry] = upstream.journal.read('upload', { query: { op: 'upload' } }).entries;
  expect(entry?.vars).toEqual({ file: '«file Bescheinigung.pdf, application/pdf, 8»', signature: 'abc' });
});

it.each([
  ['operations are missing', { map: '{}' }],
  ['operations are no JSON', { operations: '{', map: '{}' }],
  ['a file is missing', { operations, map: '{"0":["variables.file"]}' }],
  ['a file is none', { operations, map: '{"0":["variables.file"]}', 0: 'text' }],
  ['the map lists nothing', { operations, map: '{"0":"variables.file"}', 0: PDF }],
  ['the place holds something else', { operations, map: '{"0":["variables.signature"]}', 0: PDF }],
  ['the place is none', { operations, map: '{"0":["variables.no.such"]}', 0: PDF }],
  ['the place is not the form’s to fill', { operations, map: '{"0":["__proto__.file"]}', 0: PDF }],
])('refuses a form where %s: 400', async (_what, parts) => {
  expect(await send(parts)).toMatchObject({
    status: 400,
    body: { errors: [{ extensions: { classification: 'BAD_REQUEST' } }] },
  });
});

it('refuses a body that is no form: 400', async () => {
  const response = await fetch(upstream.graphqlUrl, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' },
    body: 'no form',
  });
  expect(response.status).toBe(400);
});

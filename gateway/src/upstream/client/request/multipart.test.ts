import { Response } from 'undici';
import type { FormData } from 'undici';
import { describe, expect, it } from 'vitest';
import { aMutation, aQuery } from '../testing/client-on-script.ts';
import { requestBodyOf } from './request-body.ts';

const bytes = new TextEncoder().encode('%PDF-1.7 Bescheinigung');
const upload = (variables: unknown) =>
  requestBodyOf([{ operation: aMutation({ name: 'uploadB2bCertificate' }), variables }]);

/** The form as it is sent. */
const sent = ({ body }: ReturnType<typeof upload>): Response => new Response(body);
const formOf = (request: ReturnType<typeof upload>): Promise<FormData> => sent(request).formData();
const boundaryOf = ({ headers }: Response): string =>
  /^multipart\/form-data; boundary=([\w-]{1,70})$/u.exec(headers.get('content-type') ?? '')?.[1] ?? '';

describe('an operation with files', () => {
  it('is sent as a multipart request with the parts operations, map, and the files from 0 on (UPSTREAM-03)', async () => {
    const file = new File([bytes], 'Nachweis "2026".pdf', { type: 'application/pdf' });
    const second = new File([bytes.slice(0, 4)], 'zwei.png', { type: 'image/png' });
    const form = await formOf(upload({ signature: 'sig', file, more: { pages: [second] } }));
    expect([...form.keys()]).toEqual(['operations', 'map', '0', '1']);
    expect(JSON.parse(String(form.get('operations')))).toEqual({
      operationName: 'uploadB2bCertificate',
      query: 'mutation uploadB2bCertificate{name}',
      variables: { signature: 'sig', file: null, more: { pages: [null] } },
    });
    expect(JSON.parse(String(form.get('map')))).toEqual({ '0': ['variables.file'], '1': ['variables.more.pages.0'] });
    const part = form.get('0');
    expect(part).toMatchObject({ name: 'Nachweis "2026".pdf', type: 'application/pdf' });
    expect(part instanceof Blob ? new Uint8Array(await part.arrayBuffer()) : undefined).toEqual(bytes);
    expect(form.get('1')).toMatchObject({ name: 'zwei.png', type: 'image/png', size: 4 });
  });

  it('escapes file names, so that none can add a header or a part', async () => {
    const name = 'a"\r\ncontent-type: text/html\r\n\r\n.pdf';
    const form = await formOf(upload({ file: new File([bytes], name, { type: 'application/pdf' }) }));
    expect(form.get('0')).toMatchObject({ name, type: 'application/pdf', size: bytes.length });
  });

  it('follows RFC 7578: only files have a content type', async () => {
    const response = sent(upload({ file: new File([bytes], 'a.pdf', { type: 'application/pdf' }) }));
    const boundary = boundaryOf(response);
    expect(boundary).not.toBe('');
    expect((await response.text()).replaceAll(boundary, 'B').split('\r\n')).toEqual([
      '--B',
      'Content-Disposition: form-data; name="operations"',
      '',
      '{"operationName":"uploadB2bCertificate","query":"mutation uploadB2bCertificate{name}","variables":{"file":null}}',
      '--B',
      'Content-Disposition: form-data; name="map"',
      '',
      '{"0":["variables.file"]}',
      '--B',
      'Content-Disposition: form-data; name="0"; filename="a.pdf"',
      'Content-Type: application/pdf',
      '',
      '%PDF-1.7 Bescheinigung',
      '--B--',
      '',
    ]);
  });

  it('has a random boundary, different for each request', () => {
    const boundary = () => boundaryOf(sent(upload({ file: new File([bytes], 'a.pdf', { type: 'application/pdf' }) })));
    expect(boundary()).not.toBe(boundary());
  });
});

describe('an operation without files', () => {
  it('is sent as JSON', () => {
    expect(upload({ signature: 'sig', note: null })).toEqual({
      contentType: 'application/json',
      body: JSON.stringify({
        operationName: 'uploadB2bCertificate',
        query: 'mutation uploadB2bCertificate{name}',
        variables: { signature: 'sig', note: null },
      }),
    });
  });

  it('is sent as JSON in an array with others', () => {
    const { contentType, body } = requestBodyOf(
      ['FindCart', 'FindPage'].map((name) => ({ operation: aQuery({ name }), variables: {} })),
    );
    expect(contentType).toBe('application/json');
    expect(JSON.parse(String(body))).toEqual([
      { operationName: 'FindCart', query: 'query FindCart{name}', variables: {} },
      { operationName: 'FindPage', query: 'query FindPage{name}', variables: {} },
    ]);
  });
});

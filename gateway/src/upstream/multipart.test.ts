import { describe, expect, it } from 'vitest';
import { aMutation } from './testing/client-on-script.ts';
import { UploadedFile } from './uploaded-file.ts';
import { wireBodyOf } from './wire-body.ts';

const bytes = new TextEncoder().encode('%PDF-1.7 Bescheinigung');
const upload = (variables: unknown) => wireBodyOf([{ operation: aMutation({ name: 'uploadB2bCertificate' }), variables }]);

const formOf = ({ contentType, body }: ReturnType<typeof upload>): Promise<FormData> =>
  new Response(typeof body === 'string' ? body : new Uint8Array(body), { headers: { 'content-type': contentType } }).formData();

describe('an operation with files', () => {
  it('travels as a multipart request with the parts operations, map, and the files from 0 on (UPSTREAM-03)', async () => {
    const file = new UploadedFile('Nachweis "2026".pdf', 'application/pdf', bytes);
    const second = new UploadedFile('zwei.png', 'image/png', bytes.slice(0, 4));
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

  it('cannot be broken out of by the name of a file', async () => {
    const form = await formOf(upload({ file: new UploadedFile('a"\r\ncontent-type: text/html\r\n\r\n.pdf', 'application/pdf', bytes) }));
    expect(form.get('0')).toMatchObject({ type: 'application/pdf', size: bytes.length });
  });

  it('has a boundary of its own content', () => {
    const other = new UploadedFile('a.pdf', 'application/pdf', bytes.slice(1));
    const same = () => upload({ file: new UploadedFile('a.pdf', 'application/pdf', bytes) }).contentType;
    expect(same()).toBe(same());
    expect(upload({ file: other }).contentType).not.toBe(same());
  });
});

describe('an operation without files', () => {
  it('travels as JSON', () => {
    expect(upload({ signature: 'sig' })).toEqual({
      contentType: 'application/json',
      body: JSON.stringify({ operationName: 'uploadB2bCertificate', query: 'mutation uploadB2bCertificate{name}', variables: { signature: 'sig' } }),
    });
  });
});

import { describe, expect, it } from 'vitest';
import {
  acceptOf,
  CERTIFICATE_RULE,
  contentError,
  fileError,
  fileNameOf,
  PICTURES,
  typeLabels,
} from './upload-rules.ts';

const file = (name: string, { size = 1_000, type = '' } = {}) => ({ name, size, type });
const PHOTOS = { ...CERTIFICATE_RULE, types: PICTURES };

describe('a file', () => {
  it.each([
    ['Bescheinigung.pdf', 'application/pdf'],
    ['Scan.PDF', ''],
    ['foto.jpeg', 'image/jpeg'],
    ['foto.JPG', 'image/pjpeg'],
    ['tafel.webp', 'application/octet-stream'],
    ['tafel.png', 'image/png; charset=binary'],
    ['tafel.png', 'image/png ; charset=binary'],
    ['Bescheinigung.pdf ', 'application/pdf'],
  ])('%s, declared as %j, is taken', (name, type) => {
    expect(fileError(CERTIFICATE_RULE, file(name, { type }))).toBeUndefined();
  });

  it.each([
    ['brief.docx', {}, 'shop.upload.type'],
    ['IMG_0815.HEIC', { type: 'image/heic' }, 'shop.upload.type'],
    ['pdf', {}, 'shop.upload.type'],
    ['Bescheinigung.pdf.exe', {}, 'shop.upload.type'],
    ['Bescheinigung.pdf - Kopie', {}, 'shop.upload.type'],
    ['leer.pdf', { size: 0 }, 'shop.upload.empty'],
    ['gross.pdf', { size: 10_000_001 }, 'shop.upload.tooLarge'],
    ['foto.jpg', { type: 'application/pdf' }, 'shop.upload.mismatch'],
    ['rechnung.pdf', { type: 'text/html' }, 'shop.upload.mismatch'],
  ] as const)('%s %j is refused with %s', (name, said, message) => {
    expect(fileError(CERTIFICATE_RULE, file(name, said))).toBe(message);
  });

  it('of ten megabytes exactly is taken', () => {
    expect(fileError(CERTIFICATE_RULE, file('gross.pdf', { size: 10_000_000 }))).toBeUndefined();
  });

  it('of a type that the shop takes elsewhere is refused', () => {
    expect(fileError(PHOTOS, file('Bescheinigung.pdf'))).toBe('shop.upload.type');
  });

  it('is refused if its content is not what its name says', () => {
    expect(contentError(CERTIFICATE_RULE, file('foto.jpg'), 'application/pdf')).toBe('shop.upload.mismatch');
    expect(contentError(CERTIFICATE_RULE, file('foto.jpg'), undefined)).toBe('shop.upload.mismatch');
    expect(contentError(CERTIFICATE_RULE, file('foto.jpg'), 'image/jpeg')).toBeUndefined();
    expect(contentError(CERTIFICATE_RULE, file('foto.gif'), 'image/gif')).toBe('shop.upload.type');
  });
});

describe('the name of a file', () => {
  it.each([
    [String.raw`C:\Users\anna\Nachweis Grundschule.pdf`, 'Nachweis Grundschule.pdf'],
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['a"\r\nx.pdf', 'a"x.pdf'],
    [' Nachweis .pdf ', 'Nachweis.pdf'],
    ['fdp.\u202Egnp.pdf', 'fdp.gnp.pdf'],
    ['.pdf', 'upload.pdf'],
    ['', 'upload.pdf'],
    [`${'ü'.repeat(300)}.pdf`, `${'ü'.repeat(100)}.pdf`],
  ])('%j becomes %j', (name, clean) => {
    expect(fileNameOf(name, 'pdf')).toBe(clean);
  });

  it('ends as its type does', () => {
    expect(fileNameOf('tafel.png', 'jpeg')).toBe('tafel.jpg');
  });
});

it('tells browsers and people which types are taken', () => {
  expect(acceptOf(PHOTOS)).toBe('image/jpeg,.jpg,.jpeg,image/png,.png,image/webp,.webp');
  expect(typeLabels(CERTIFICATE_RULE)).toEqual(['PDF', 'JPEG', 'PNG', 'WebP']);
});

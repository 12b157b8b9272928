import { describe, expect, it } from 'vitest';
import { entriesError, isReceived, readEntries, writeEntries } from './file-entries.ts';

const RECEIVED = { key: 'a', name: 'Bescheinigung.pdf', id: 'upload-1' };
const ON_ITS_WAY = { key: 'b', name: 'Siegel.png', id: '' };

describe('the files of a field', () => {
  it('are read from the form as they were written into it', () => {
    expect(readEntries(writeEntries([RECEIVED, ON_ITS_WAY]))).toEqual([RECEIVED, ON_ITS_WAY]);
  });

  it('are an empty text if there is none, as of any other field', () => {
    expect([writeEntries([]), readEntries('')]).toEqual(['', []]);
  });

  it.each([undefined, 'Bescheinigung.pdf', '{}', 'null', '7', '[null]', '["a"]', '[7]'])(
    'are none if the form holds %j instead',
    (value) => {
      expect(readEntries(value)).toEqual([]);
    },
  );

  it.each([
    ['no key', { name: 'Siegel.png', id: '' }],
    ['no name', { key: 'b', id: '' }],
    ['no id', { key: 'b', name: 'Siegel.png' }],
    ['a number as its key', { ...ON_ITS_WAY, key: 7 }],
    ['a number as its name', { ...ON_ITS_WAY, name: 7 }],
    ['a number as its id', { ...ON_ITS_WAY, id: 7 }],
  ])('are read without one that has %s', (_what, entry) => {
    expect(readEntries(JSON.stringify([entry, RECEIVED]))).toEqual([RECEIVED]);
  });

  it('are received once the shop has named them', () => {
    expect([isReceived(RECEIVED), isReceived(ON_ITS_WAY)]).toEqual([true, false]);
  });
});

describe('a form with a file field', () => {
  it.each([
    ['waits for a file that is on its way', [RECEIVED, ON_ITS_WAY], true, 'shop.upload.pending'],
    ['waits for it even if it needs none', [ON_ITS_WAY], false, 'shop.upload.pending'],
    ['needs a file', [], true, 'shop.upload.required'],
    ['can be submitted without a file that it does not need', [], false, undefined],
    ['can be submitted with received files', [RECEIVED], true, undefined],
    ['can be submitted with received files that it does not need', [RECEIVED], false, undefined],
  ] as const)('%s', (_what, entries, isRequired, message) => {
    expect(entriesError(writeEntries(entries), { isRequired })).toBe(message);
  });

  it('needs a file also if nothing was ever chosen', () => {
    expect(entriesError(undefined, { isRequired: true })).toBe('shop.upload.required');
  });
});

import { beforeEach, describe, expect, it, vi } from 'vitest';

import { storedIn } from '../../testing/stored-in.ts';
import { setVisitorSession } from '../../testing/visitor-session.ts';
import { holdStored } from './hold-stored.ts';
import { readStored, removeAllStored, removeOthers, type Place, writeStored } from './stored-values.ts';

const PLACES: readonly Place[] = ['tab', 'browser'];

beforeEach(() => setVisitorSession('first-1'));

describe.each(PLACES)('a value stored in the %s', (place) => {
  it('is read in its session, and once its visitor has signed in', () => {
    writeStored(place, 'views', ['7']);
    expect(readStored(place, 'views')).toEqual(['7']);
    setVisitorSession('first-1.ada');
    expect(readStored(place, 'views')).toEqual(['7']);
  });

  it('is removed when somebody else would read it', () => {
    writeStored(place, 'views', ['7']);
    setVisitorSession('next-2');
    expect(readStored(place, 'views')).toBeUndefined();
    setVisitorSession('first-1');
    expect(readStored(place, 'views')).toBeUndefined();
  });

  it('is not read after its session has expired, but by the same customer who signs in again', () => {
    setVisitorSession('first-1.ada');
    writeStored(place, 'views', ['7']);
    setVisitorSession('');
    expect(readStored(place, 'views')).toBeUndefined();
    setVisitorSession('first-2.ada');
    expect(readStored(place, 'views')).toEqual(['7']);
  });

  it('is read on a page of its session after that has expired', () => {
    writeStored(place, 'views', ['7']);
    setVisitorSession('');
    expect(readStored(place, 'views', 'first-1')).toEqual(['7']);
    setVisitorSession('first-2');
    expect(readStored(place, 'views', 'first-1')).toBeUndefined();
  });

  it('that a page of an expired session writes is for the same customer only', () => {
    setVisitorSession('');
    writeStored(place, 'views', ['7'], 'first-1.ada');
    expect(readStored(place, 'views')).toBeUndefined();
    setVisitorSession('first-2.ada');
    expect(readStored(place, 'views')).toEqual(['7']);
  });

  it('is not written by a page whose session has been followed by another', () => {
    expect([
      writeStored(place, 'views', ['7'], 'first-0'),
      storedIn(place === 'tab' ? sessionStorage : localStorage),
    ]).toEqual([false, {}]);
  });

  it('goes with what other sessions have left; what remains is the present session’s', () => {
    setVisitorSession('');
    writeStored(place, 'typed', 'before');
    writeStored(place, 'views', ['7'], 'first-0');
    setVisitorSession('first-1');
    removeOthers();
    expect(storedIn(place === 'tab' ? sessionStorage : localStorage)).toEqual({ typed: 'before' });
    setVisitorSession('');
    expect(readStored(place, 'typed')).toBeUndefined();
  });

  it('stays beside what is not the shopper’s', () => {
    (place === 'tab' ? sessionStorage : localStorage).setItem('consent', 'given');
    setVisitorSession('next-2');
    removeOthers();
    expect((place === 'tab' ? sessionStorage : localStorage).getItem('consent')).toBe('given');
  });

  it('is nothing if the storage holds something else', () => {
    for (const text of ['no json', 'null', '7', '{"value":1}', '{"of":7,"value":1}', '{"of":"first-1"}']) {
      (place === 'tab' ? sessionStorage : localStorage).setItem('session:views', text);
      expect(readStored(place, 'views')).toBeUndefined();
    }
    removeOthers();
    expect(storedIn(place === 'tab' ? sessionStorage : localStorage)).toEqual({});
  });

  it('is nothing without a storage', () => {
    vi.stubGlobal('sessionStorage', undefined);
    vi.stubGlobal('localStorage', undefined);
    expect([writeStored(place, 'views', ['7']), readStored(place, 'views')]).toEqual([false, undefined]);
    removeOthers();
  });
});

it('values whose names begin alike are removed together', () => {
  for (const name of ['draft:shipping', 'draft:payment', 'views']) writeStored('tab', name, '');
  removeAllStored('tab', 'draft:');
  expect(Object.keys(storedIn(sessionStorage))).toEqual(['views']);
});

it('everything of an expired session is stored again for the one in which its visitor goes on', () => {
  writeStored('tab', 'draft:shipping', { phone: '1' });
  writeStored('browser', 'views', ['7']);
  setVisitorSession('');
  const storeAgain = holdStored('first-1');
  setVisitorSession('first-2');
  removeOthers();
  storeAgain();
  expect([readStored('tab', 'draft:shipping'), readStored('browser', 'views')]).toEqual([{ phone: '1' }, ['7']]);
});

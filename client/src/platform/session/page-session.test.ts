import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';

import { storedIn } from '../../testing/stored-in.ts';
import { setVisitorSession } from '../../testing/visitor-session.ts';
import {
  checkSession,
  claimSession,
  followSession,
  isFirstOfShopper,
  onOtherSession,
  startPageSession,
  watchOtherSessions,
} from './page-session.ts';
import { readStored, writeStored } from './stored-values.ts';

/** Opens a page in this session. Returns how often it has noticed another one. */
const openPageIn = (session: string): (() => number) => {
  setVisitorSession(session);
  startPageSession();
  let noticed = 0;
  onTestFinished(onOtherSession(() => (noticed += 1)));
  onTestFinished(watchOtherSessions());
  return () => noticed;
};

const lookAgain = (): unknown => window.dispatchEvent(new Event('focus'));

const WAYS: Readonly<Record<string, () => unknown>> = {
  'its window gets the focus': lookAgain,
  'it becomes visible': () => document.dispatchEvent(new Event('visibilitychange')),
  'another tab changes the storage': () => window.dispatchEvent(new StorageEvent('storage', { key: null })),
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('a page that loads', () => {
  it.each([
    ['next-2', 'after a logout'],
    ['first-2', 'in another session'],
    ['', 'after the session has expired'],
  ])('removes everything that an earlier session has left, before anything is read: %s', (session) => {
    setVisitorSession('first-1.ada');
    writeStored('tab', 'draft:shipping', { phone: '1' });
    writeStored('browser', 'recentViews', ['7']);
    openPageIn(session);
    expect([Object.keys(storedIn(sessionStorage)), Object.keys(storedIn(localStorage))]).toEqual([['visited'], []]);
  });

  it.each([
    ['first-1', 'first-1', false],
    ['first-1', 'first-1.ada', false],
    ['', 'first-1', false],
    ['first-1', 'next-2', true],
    ['first-1.ada', '', true],
  ])('in a tab that had the session %j, and now has %j, is the first of its shopper: %s', (before, now, isFirst) => {
    openPageIn(before);
    openPageIn(now);
    expect(isFirstOfShopper()).toBe(isFirst);
  });

  it.each([
    ['', false],
    ['first-1', false],
    ['next-2', true],
  ])(
    'in a tab whose earlier pages ran no scripts, with the session %j, is the first of its shopper: %s',
    (session, isFirst) => {
      openPageIn(session);
      expect(isFirstOfShopper()).toBe(isFirst);
    },
  );
});

describe('an open page', () => {
  it.each(Object.entries(WAYS))(
    'notices when %s that somebody has logged out, once, and removes what was stored',
    (_, look) => {
      const noticed = openPageIn('first-1');
      writeStored('tab', 'draft:shipping', { phone: '1' });
      setVisitorSession('next-2');
      look();
      look();
      expect([noticed(), storedIn(sessionStorage)]).toEqual([1, {}]);
    },
  );

  it.each(['first-1', 'first-1.ada', ''])('notices nothing while it is its visitor’s: %j', (session) => {
    const noticed = openPageIn('first-1');
    writeStored('tab', 'draft:shipping', { phone: '1' });
    setVisitorSession(session);
    lookAgain();
    expect([noticed(), storedIn(sessionStorage)['draft:shipping']]).toEqual([0, { phone: '1' }]);
  });

  it('whose customer signs in again after the session has expired stays theirs', () => {
    const noticed = openPageIn('first-1.ada');
    for (const session of ['', 'first-2.ada']) {
      setVisitorSession(session);
      lookAgain();
    }
    expect(noticed()).toBe(0);
  });

  it('that has ended the session itself has nothing to notice', () => {
    const noticed = openPageIn('first-1');
    writeStored('tab', 'draft:shipping', { phone: '1' });
    setVisitorSession('next-2');
    followSession();
    expect([checkSession(), noticed(), storedIn(sessionStorage)]).toEqual([false, 0, {}]);
  });
});

describe('a page that the browser has kept whole', () => {
  const comeBack = (): unknown => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

  it.each(['next-2', 'first-2', ''])('shows nothing and is loaded anew if its session is over: %j', (session) => {
    const [left, loaded] = [
      vi.spyOn(document.documentElement, 'replaceChildren').mockReturnValue(),
      vi.spyOn(location, 'replace').mockReturnValue(),
    ];
    openPageIn('first-1.ada');
    setVisitorSession(session);
    comeBack();
    expect([left.mock.lastCall, loaded.mock.lastCall]).toEqual([[], [location.pathname + location.search]]);
  });

  it.each([
    ['first-1', 'first-1'],
    ['first-1', 'first-1.ada'],
    ['', 'first-1'],
  ])('is shown as it is while its visitor goes on: %j, %j', (before, now) => {
    const loaded = vi.spyOn(location, 'replace').mockReturnValue();
    openPageIn(before);
    setVisitorSession(now);
    comeBack();
    expect(loaded).not.toHaveBeenCalled();
  });
});

describe('a part of a page', () => {
  it('goes on storing for its customer after the session has expired; a part that appears later does not', () => {
    openPageIn('first-1.ada');
    const step = claimSession();
    setVisitorSession('');
    const login = claimSession();
    writeStored('tab', 'draft:shipping', { phone: '1' }, step());
    writeStored('tab', 'draft:login', { email: 'x' }, login());
    expect([readStored('tab', 'draft:shipping'), readStored('tab', 'draft:login')]).toEqual([
      undefined,
      { email: 'x' },
    ]);
    setVisitorSession('first-2.ada');
    expect([readStored('tab', 'draft:shipping'), readStored('tab', 'draft:login')]).toEqual([
      { phone: '1' },
      { email: 'x' },
    ]);
  });

  it('belongs to its customer once a visitor has signed in', () => {
    openPageIn('first-1');
    const form = claimSession();
    setVisitorSession('first-1.ada');
    followSession();
    setVisitorSession('');
    expect(form()).toBe('first-1.ada');
  });
});

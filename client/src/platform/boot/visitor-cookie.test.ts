import { afterEach, expect, it } from 'vitest';

import { hasVisitorSession } from './visitor-cookie.ts';

const OTHERS = ['_ga=GA1.1', 'note=visitorSession=1', 'lastVisitorSession=1'];

const set = (cookies: readonly string[], maxAge = 60): void => {
  for (const cookie of cookies) document.cookie = `${cookie}; Max-Age=${maxAge}; Path=/; Secure`;
};

const forget = (): void => {
  document.cookie = 'visitorSession=; Max-Age=-1';
  set([...OTHERS, 'visitorSession=', '__Host-visitorSession=', '__Secure-visitorSession='], -1);
};

afterEach(forget);

it.each([
  ['visitorSession=1', true],
  ['__Host-visitorSession=1', true],
  ['visitorSession=0', false],
  ['visitorSession=12', false],
  ['__Host-visitorSession=', false],
  ['__Secure-visitorSession=1', false],
])('a visitor with the cookie %s has a session: %s, whatever other cookies stand beside it', (cookie, expected) => {
  for (const cookies of [[cookie], [...OTHERS, cookie], [cookie, ...OTHERS]]) {
    forget();
    set(cookies);
    expect(hasVisitorSession()).toBe(expected);
  }
});

it('a visitor with other cookies only has none', () => {
  forget();
  set(OTHERS);
  expect([hasVisitorSession(), document.cookie]).toEqual([false, OTHERS.join('; ')]);
});

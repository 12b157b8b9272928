import { afterEach, expect, it } from 'vitest';

import { hasVisitorSession, visitorSession } from './visitor-cookie.ts';

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
  ['visitorSession=first-1', 'first-1'],
  ['__Host-visitorSession=first-1.a', 'first-1.a'],
  ['__Host-visitorSession=', ''],
  ['__Secure-visitorSession=first-1', ''],
])('a visitor with the cookie %s has the session %j, whatever other cookies stand beside it', (cookie, expected) => {
  for (const cookies of [[cookie], [...OTHERS, cookie], [cookie, ...OTHERS]]) {
    forget();
    set(cookies);
    expect([visitorSession(), hasVisitorSession()]).toEqual([expected, expected !== '']);
  }
});

it('a visitor with other cookies only has none', () => {
  forget();
  set(OTHERS);
  expect([hasVisitorSession(), document.cookie]).toEqual([false, OTHERS.join('; ')]);
});

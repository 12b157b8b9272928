import { describe, expect, it } from 'vitest';
import { isCrossSite } from './cross-site.ts';

const HOST = { host: 'localhost:8080' };
const sent = (method: string, headers: Readonly<Record<string, string>>) =>
  isCrossSite({ method, headers: { ...HOST, ...headers } });

describe('a cross-site request', () => {
  it.each<[string, string, Readonly<Record<string, string>>]>([
    ['a form', 'POST', { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }],
    ['a form of an older browser', 'POST', { origin: 'https://evil.test' }],
    ['a form without an origin', 'POST', { origin: 'null' }],
    [
      'a form of another program on this machine',
      'POST',
      { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-site' },
    ],
    [
      'a form of another host of this machine',
      'POST',
      { origin: 'http://at.localhost:8080', 'sec-fetch-site': 'same-site' },
    ],
    ['a deletion', 'DELETE', { 'sec-fetch-site': 'cross-site' }],
    ['a picture', 'GET', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' }],
    ['a frame', 'GET', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'iframe' }],
  ])('%s', (_what, method, headers) => {
    expect(sent(method, headers)).toBe(true);
  });
});

describe('not a cross-site request', () => {
  it.each<[string, string, Readonly<Record<string, string>>]>([
    ['from a tool', 'POST', {}],
    ['from a page of the same origin', 'POST', { origin: 'http://localhost:8080', 'sec-fetch-site': 'same-origin' }],
    ['typed by a tester', 'GET', { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' }],
    [
      'a link that a tester follows from elsewhere',
      'GET',
      { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' },
    ],
  ])('%s', (_what, method, headers) => {
    expect(sent(method, headers)).toBe(false);
  });
});

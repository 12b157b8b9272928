import { expect, it } from 'vitest';
import { isLocalHost } from './local-host.ts';

it.each([
  'localhost',
  'localhost:8080',
  'LOCALHOST',
  'at.localhost:8080',
  'shop2.localhost',
  'en.educational.localhost',
  '127.0.0.1:4000',
  '127.8.9.10',
  '[::1]:8080',
])('%s is this machine', (host) => {
  expect(isLocalHost(host)).toBe(true);
});

it.each([
  '',
  'evil.test',
  'localhost.evil.test',
  'evil-localhost',
  'localhost:8080.evil.test',
  '127.0.0.1.evil.test',
  '128.0.0.1',
  '192.168.1.5:8080',
  '[::2]',
  'localhost/',
])('%j may be another machine', (host) => {
  expect(isLocalHost(host)).toBe(false);
});

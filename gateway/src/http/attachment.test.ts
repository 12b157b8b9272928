import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { attachment } from './attachment.ts';

it.each([
  ['Klasse 1b', `attachment; filename="Klasse 1b.csv"; filename*=UTF-8''Klasse%201b.csv`],
  [
    'Für Groß & Klein',
    `attachment; filename="Fur Gross & Klein.csv"; filename*=UTF-8''F%C3%BCr%20Gro%C3%9F%20%26%20Klein.csv`,
  ],
  ['../../etc/passwd', `attachment; filename="etc passwd.csv"; filename*=UTF-8''etc%20passwd.csv`],
  ['"; x="', `attachment; filename="; x=.csv"; filename*=UTF-8''%3B%20x%3D.csv`],
  ['小学校', `attachment; filename="list.csv"; filename*=UTF-8''%E5%B0%8F%E5%AD%A6%E6%A0%A1.csv`],
  ['???', `attachment; filename="list.csv"; filename*=UTF-8''list.csv`],
])('a list named %s is saved under a name that every system takes', (name, header) => {
  expect(attachment(name, 'csv')).toBe(header);
});

it('whatever a list is called, the header is one, and names a file of this kind', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
      expect(attachment(name, 'csv')).toMatch(
        /^attachment; filename="[^"\\/:*?<>|]+\.csv"; filename\*=UTF-8''[\w%.!#$&+^`|~-]+\.csv$/u,
      );
    }),
  );
});

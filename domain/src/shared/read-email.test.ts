import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { readEmail } from './read-email.ts';

it.each([
  'anna.kern@schule.example',
  '  anna.kern@schule.example ',
  'anna.kern@schule.example\u200B',
  'anna.\u00ADkern@schule.example',
  '\u202Aanna.kern@schule.example\u202C',
  'anna.kern @ schule.example',
  'anna.kern @schule.example',
  'anna.kern@ schule.example',
  'anna.kern＠schule.example',
  'mailto:anna.kern@schule.example',
  'MAILTO:anna.kern@schule.example?subject=Frage',
  'Anna Kern <anna.kern@schule.example>',
  '"Kern, Anna" <anna.kern@schule.example>;',
  '<mailto:anna.kern@schule.example>',
  'Anna Kern < mailto:anna.kern@schule.example >',
  '("anna.kern@schule.example")',
  '„anna.kern@schule.example“',
  'anna.kern@schule.example.',
  '(anna.kern@schule.example),',
])('reads the address in %j', (typed) => {
  expect(readEmail(typed)).toBe('anna.kern@schule.example');
});

it.each([
  'gerda@schule-musterstadt.example',
  'gerda@schule‑musterstadt.example',
  'gerda@schule–musterstadt.example',
  'gerda@schule−musterstadt.example',
])('reads the hyphen that a word processor has made of %j', (typed) => {
  expect(readEmail(typed)).toBe('gerda@schule-musterstadt.example');
});

it('keeps what belongs to an address, and what is none', () => {
  expect(['jörg+heft@straße.köln', "o'neil@b.co", 'anne', 'anne schule@web.de', '', undefined].map(readEmail)).toEqual([
    'jörg+heft@straße.köln',
    "o'neil@b.co",
    'anne',
    'anne schule@web.de',
    '',
    '',
  ]);
});

it('changes nothing in what it has read', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (address) => {
      expect(readEmail(readEmail(address))).toBe(readEmail(address));
    }),
  );
});

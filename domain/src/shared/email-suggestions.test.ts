import { expect, it } from 'vitest';
import { emailSuggestions } from './email-suggestions.ts';

it.each([
  ['at', 'anna@gmx.at'],
  ['ch', 'anna@gmx.ch'],
  ['de', 'anna@gmx.de'],
  ['b2b', 'anna@gmx.de'],
] as const)('completes the providers of store %s first, then international ones (FORM-17)', (store, first) => {
  expect(emailSuggestions('anna@g', store)[0]).toBe(first);
  expect(emailSuggestions('anna@g', store)).toContain('anna@gmail.com');
});

it('does not offer the providers of another country (FORM-17)', () => {
  expect(emailSuggestions('anna@blue', 'ch')).toEqual(['anna@bluewin.ch']);
  expect(emailSuggestions('anna@blue', 'de')).toEqual([]);
});

it.each(['', 'anna', '@g', 'anna@web.de', 'anna@web@g'])('offers nothing for %j', (typed) => {
  expect(emailSuggestions(typed, 'de')).toEqual([]);
});

it('leaves the name as it was typed, offers at most five, and ignores case', () => {
  expect(emailSuggestions(' Anna.B@', 'de')).toHaveLength(5);
  expect(emailSuggestions('Anna.B@WEB', 'de')).toEqual(['Anna.B@web.de']);
});

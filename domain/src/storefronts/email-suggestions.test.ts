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

it.each([
  ['de', 'web.de gmx.de t-online.de freenet.de posteo.de mailbox.org gmx.net outlook.de yahoo.de'],
  ['at', 'gmx.at a1.net aon.at chello.at liwest.at'],
  ['ch', 'bluewin.ch gmx.ch sunrise.ch hispeed.ch swissonline.ch'],
  ['de', 'gmail.com outlook.com icloud.com yahoo.com hotmail.com proton.me'],
] as const)('knows these providers in store %s: %s (FORM-17)', (store, providers) => {
  for (const provider of providers.split(' '))
    expect(emailSuggestions(`anna@${provider.slice(0, -1)}`, store)).toContain(`anna@${provider}`);
});

it('does not offer the providers of another country (FORM-17)', () => {
  expect(emailSuggestions('anna@blue', 'ch')).toEqual(['anna@bluewin.ch']);
  expect(emailSuggestions('anna@blue', 'de')).toEqual([]);
});

it.each(['', 'anna', '@g', 'anna@web.de', 'anna@web@g'])('offers nothing for %j', (typed) => {
  expect(emailSuggestions(typed, 'de')).toEqual([]);
});

it('keeps the name as typed, offers at most five, and ignores case', () => {
  expect(emailSuggestions(' Anna.B@', 'de')).toHaveLength(5);
  expect(emailSuggestions('Anna.B@WEB', 'de')).toEqual(['Anna.B@web.de']);
});

import { expect, it } from 'vitest';
import { readHostMarkers } from './read-host-markers.ts';

const LOCAL = { de: 'localhost', ch: 'ch.localhost', at: 'at.localhost', educational: 'educational', english: 'en.' };

it('finds the storefronts of this machine if nothing is configured', () => {
  expect(readHostMarkers('')).toEqual(LOCAL);
});

it.each([
  [
    'every marker by its name',
    'de=schule.de,ch=schule.ch,at=schule.at,educational=bildung,english=english.',
    { de: 'schule.de', ch: 'schule.ch', at: 'schule.at', educational: 'bildung', english: 'english.' },
  ],
  ['the local ones for those that are not named', 'educational=bildung', { ...LOCAL, educational: 'bildung' }],
  ['hosts in small letters, as they are compared', 'at=Schule.AT', { ...LOCAL, at: 'schule.at' }],
  [
    'the pairs of a list with spaces',
    ' at = schule.at , educational = bildung ',
    { ...LOCAL, at: 'schule.at', educational: 'bildung' },
  ],
])('reads %s', (_what, text, markers) => {
  expect(readHostMarkers(text)).toEqual(markers);
});

it.each([
  ['beside the domain of the Swiss shop', 'ch=schule.ch', 'schule.de'],
  ['beside a domain with the same letters in its name', 'ch=christophorus.ch', 'christophorus.de'],
  ['above the label of the Swiss shop', 'ch=ch.schule.example', 'schule.example'],
  ['above the label in front of a Swiss domain', 'ch=ch.schule.ch', 'schule.ch'],
  ['where it is configured, whatever the Swiss one is', 'ch=schule.ch,de=kreide.example', 'kreide.example'],
  ['where it is configured, if the Swiss one does not tell', 'ch=schweiz.example,de=schule.example', 'schule.example'],
])('finds the German domain %s', (_where, text, german) => {
  expect(readHostMarkers(text)?.de).toBe(german);
});

it.each([
  'ch=schweiz.example',
  'ch=schule.ch.example',
  'fr=schule.fr',
  'toString=schule.de',
  'schule.ch',
  'ch=',
  '=schule.ch',
  ',',
  'ch=schule.ch,',
  'ch=schule.ch=at',
  'ch=schule.ch:8080',
  'ch=https://schule.ch',
  'ch=*.schule.ch',
  'ch=schule.ch at=schule.at',
])('reads no markers from %j: nobody would know which storefront was meant', (text) => {
  expect(readHostMarkers(text)).toBeUndefined();
});

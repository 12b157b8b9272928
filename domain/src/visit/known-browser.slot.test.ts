import { expect, it } from 'vitest';
import { aVisit } from '../testing/a-visit.ts';
import { countingIds } from '../testing/counting-ids.ts';
import { KNOWN_BROWSER, rememberOwner } from './known-browser.slot.ts';

it('a browser keeps its id while the same account is used in it, however that is spelt', () => {
  const visit = aVisit();
  const remember = rememberOwner({ ids: countingIds() }, visit);
  remember('anna@schule.example');
  remember(' Anna@Schule.example');
  expect(visit.read(KNOWN_BROWSER)).toEqual({ id: 'id-1', account: 'anna@schule.example' });
  remember('berta@schule.example');
  expect(visit.read(KNOWN_BROWSER)).toEqual({ id: 'id-2', account: 'berta@schule.example' });
});

it('a browser is known for half a year, whatever session it has', () => {
  expect(KNOWN_BROWSER).toMatchObject({ seconds: 15_552_000, outlivesSession: {} });
});

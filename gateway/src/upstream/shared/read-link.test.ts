import { expect, it } from 'vitest';
import { readLink } from './read-link.ts';

it.each([
  ['/prod/4711/#reviews', true],
  ['https://carrier.example/parcel/1', true],
  ['http://localhost:4000/qa/parcels/1/', true],
  ['//carrier.example/', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['parcel/1', false],
  ['', false],
  [null, false],
])('the link %j is opened: %s', (link, isOpened) => {
  expect(readLink(link)).toBe(isOpened ? link : undefined);
});

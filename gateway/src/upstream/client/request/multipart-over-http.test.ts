import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getGlobalParametersByName } from '../../generated/operations.ts';
import { openFakeUpstream } from '../../testing/open-fake-upstream.ts';
import type { OpenFakeUpstream } from '../../testing/open-fake-upstream.ts';

let fakeUpstream: OpenFakeUpstream;
beforeAll(async () => {
  fakeUpstream = await openFakeUpstream();
});
afterAll(() => fakeUpstream.close());

it('an upload arrives as it was sent: the operation, with the file in the place of its variable (UPSTREAM-03)', async () => {
  // No operation takes a file yet: this one ignores it, and the journal shows what came.
  const { types: _of, ...operation } = getGlobalParametersByName;
  const file = new File(['%PDF-1.7\n%%EOF\n'], 'Bescheinigung "4b".pdf', { type: 'application/pdf' });
  const reply = await fakeUpstream.client.call<unknown, unknown>(
    operation,
    { names: ['infobar'], file },
    { shopper: { storefront: STOREFRONTS.de, loginState: 'logged-out', headers: {} } },
  );
  expect(reply).toMatchObject({ came: 'data', data: { getGlobalParametersByName: [{ name: 'infobar' }] } });
  const [call] = fakeUpstream.server.journal.read('default', { query: { op: 'getGlobalParametersByName' } }).entries;
  expect(call?.vars).toEqual({ names: ['infobar'], file: '«file Bescheinigung "4b".pdf, application/pdf, 15»' });
});

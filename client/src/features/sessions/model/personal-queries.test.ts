import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';

import { TypedDocumentString } from '../../../platform/generated/graphql.ts';
import { linkQuery, personalQuery, publicQuery } from '../../../platform/queries/document-query.ts';
import { SILENT } from '../../../platform/queries/silent-error-policy.ts';
import { clearPersonalQueries, removeInactivePersonalQueries, resetPersonalQueries } from './personal-queries.ts';

const DOCUMENT = new TypedDocumentString<string, Record<string, never>>('query Anything { anything }');

/** Queries that nothing but their own definition names. */
const OWN = personalQuery('NewestOfAll', DOCUMENT, {});
const SILENT_OWN = { ...personalQuery('NewestSilent', DOCUMENT, {}), meta: SILENT };
const OF_EVERYBODY = publicQuery('NewestForAll', DOCUMENT, {});
const OF_LINK = linkQuery('NewestLink', DOCUMENT, {});

describe('what a tab has loaded', () => {
  let client: QueryClient;
  beforeEach(() => {
    client = new QueryClient();
    for (const { queryKey } of [OWN, SILENT_OWN, OF_EVERYBODY, OF_LINK])
      client.setQueryData<string>(queryKey, 'known', { updatedAt: 1 });
  });

  it.each([
    ['the session has changed', resetPersonalQueries],
    ['the page is about to be left', clearPersonalQueries],
    ['another visitor is found', removeInactivePersonalQueries],
  ])('is forgotten if it is the visitor’s own when %s, and kept if it is not', async (_when, forget) => {
    await Promise.resolve(forget(client));
    expect([OWN, SILENT_OWN].map(({ queryKey }) => client.getQueryData(queryKey))).toEqual([undefined, undefined]);
    expect([OF_EVERYBODY, OF_LINK].map(({ queryKey }) => client.getQueryData(queryKey))).toEqual(['known', 'known']);
  });
});

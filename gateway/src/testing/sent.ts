import { readFileSync } from 'node:fs';
import type { Storefront } from '@shop/domain/storefronts/storefront';
import { STOREFRONTS } from '@shop/domain/storefronts/storefront';
import { buildSchema, parse } from 'graphql';
import { compiledDocuments } from '../graphql/compiled-documents.ts';
import { withPlainFields } from '../graphql/plain-fields.ts';
import { aPublicContext } from './public-context.ts';

const SDL = readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8');

/** What a browser receives for a query or mutation whose root fields have these values, amounts in the words of the storefront. */
export const sent = async (
  document: string,
  values: Readonly<Record<string, unknown>>,
  storefront: Storefront = STOREFRONTS.de,
): Promise<Readonly<Record<string, unknown>>> => {
  const schema = withPlainFields(buildSchema(SDL));
  for (const root of [schema.getQueryType(), schema.getMutationType()])
    for (const [name, value] of Object.entries(values)) {
      const field = root?.getFields()[name];
      if (field !== undefined) field.resolve = () => value;
    }
  const run = compiledDocuments(schema).of(document, parse(document), undefined);
  const { data, errors } = await run(aPublicContext({}, storefront), {});
  if (errors !== undefined || data == null) throw new Error(JSON.stringify(errors));
  return data;
};

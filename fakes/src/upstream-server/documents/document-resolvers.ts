import type { MutationGeneratePdfFormArgs } from '../generated/upstream-types.ts';
import type { Resolvers } from '../graphql/resolver-types.ts';

export const documentResolvers: Resolvers<'generatePdfForm'> = {
  generatePdfForm: async ({ form }: MutationGeneratePdfFormArgs, { shop, shopper }) => {
    const content = await shop.documents.draw(shopper, { ...form, rows: form.rows.map(({ cells }) => cells) });
    return { content: Buffer.from(content).toString('base64') };
  },
};

import { GraphQLScalarType } from 'graphql';

/** HTML returned by `cleanHtml`; no other text has this type (docs/decisions/0067). */
export const CleanHtmlScalar = new GraphQLScalarType({
  name: 'CleanHtml',
  description: 'HTML that the gateway has cleaned: it may be set into a page as it is.',
});

import { publicQuery } from '../../platform/queries/document-query.ts';
import { FooterDocument, PageDocument } from '../../platform/generated/graphql.ts';

export const footerQuery = () => publicQuery('Footer', FooterDocument, {});

/** What editors put at an address. */
export const pageQuery = (path: string) => publicQuery('Page', PageDocument, { path });

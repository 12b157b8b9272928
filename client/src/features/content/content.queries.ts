import { FooterDocument, PageDocument } from '../../platform/generated/graphql.ts';
import { publicQuery } from '../../platform/queries/document-query.ts';

export const footerQuery = () => publicQuery('Footer', FooterDocument, {});

/** The CMS page of a path. */
export const pageQuery = (path: string) => publicQuery('Page', PageDocument, { path });

import { isWithinShop } from '../shared/canonical-path.ts';
import type { Seo } from './content.ts';

/** What links of a page may say about another one. Others make browsers load something, or are the shop's own. */
const RELATIONS: ReadonlySet<string> = new Set(['author', 'help', 'license', 'next', 'prev']);

/** Links in the head that editors gave a page (SEO-08), to pages of the shop only. */
export const headLinks = ({ links = [] }: Pick<Seo, 'links'>): NonNullable<Seo['links']> =>
  links.filter(({ rel, href }) => RELATIONS.has(rel) && isWithinShop(href));

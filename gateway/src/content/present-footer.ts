import type { Footer, FooterLink } from '@shop/domain/content/content';
import type { CleanHtml } from '@shop/domain/shared/clean-html';
import { cleanHtml } from '../shared/clean-html.ts';
import type { FooterType } from './footer.types.ts';

const cleanIf = (html: string | undefined): CleanHtml | undefined => (html === undefined ? undefined : cleanHtml(html));

/** The footer without the links that lead nowhere. */
export const presentFooter = (
  { usps, blocks }: Footer,
  leadsNowhere: (url: string) => boolean = () => false,
): FooterType => {
  const leads = ({ url }: FooterLink): boolean => !leadsNowhere(url);
  return {
    usps: usps.map((usp) => ({
      ...usp,
      subheadlineHtml: cleanIf(usp.subheadlineHtml),
      textHtml: cleanHtml(usp.textHtml),
    })),
    blocks: blocks.map(({ headline, type, contentHtml, links, link }) => ({
      headline,
      type,
      contentHtml: cleanIf(contentHtml),
      links: links.filter(leads),
      link: link !== undefined && leads(link) ? link : undefined,
    })),
  };
};

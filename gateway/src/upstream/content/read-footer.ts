import type { Footer, FooterLink } from '@shop/domain/content/content';
import { given } from '@shop/domain/shared/given';
import type { FooterLinkFieldsFragment, GetFooterByPageIdQuery } from '../generated/operation-types.ts';

const readLink = ({ label, url, external }: FooterLinkFieldsFragment): FooterLink => ({ label, url, external });

export const readFooter = ({ usps, linkBlocks }: GetFooterByPageIdQuery['getFooterByPageId']): Footer => ({
  usps: usps.map(({ image, headline, subheadline, text, link }) => ({
    imageSrc: image.src,
    headline,
    ...given({ subheadlineHtml: subheadline }),
    textHtml: text,
    ...given({ link }),
  })),
  blocks: linkBlocks.map(({ headline, type, content, links, link }) => ({
    headline,
    type,
    ...given({ contentHtml: content }),
    links: links.map(readLink),
    ...given({ link: link === null ? undefined : readLink(link) }),
  })),
});

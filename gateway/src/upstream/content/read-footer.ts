import type { Footer, FooterLink } from '@shop/domain/content/content';
import { omitNil } from '@shop/domain/shared/omit-nil';
import type { FooterLinkFieldsFragment, GetFooterByPageIdQuery } from '../generated/operation-types.ts';

const readLink = ({ label, url, external }: FooterLinkFieldsFragment): FooterLink => ({ label, url, external });

export const readFooter = ({ usps, linkBlocks }: GetFooterByPageIdQuery['getFooterByPageId']): Footer => ({
  usps: usps.map(({ image, headline, subheadline, text, link }) => ({
    imageSrc: image.src,
    headline,
    ...omitNil({ subheadlineHtml: subheadline }),
    textHtml: text,
    ...omitNil({ link }),
  })),
  blocks: linkBlocks.map(({ headline, type, content, links, link }) => ({
    headline,
    type,
    ...omitNil({ contentHtml: content }),
    links: links.map(readLink),
    ...omitNil({ link: link === null ? undefined : readLink(link) }),
  })),
});

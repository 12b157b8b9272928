import type { Footer } from '@shop/domain/content/content';
import { cleanHtml } from './clean-html.ts';
import type { FooterType } from './footer.types.ts';

export const presentFooter = ({ usps, blocks }: Footer): FooterType => ({
  usps: usps.map((usp) => ({ ...usp, textHtml: cleanHtml(usp.textHtml) })),
  blocks: blocks.map((block) => ({ ...block, contentHtml: block.contentHtml === undefined ? undefined : cleanHtml(block.contentHtml) })),
});

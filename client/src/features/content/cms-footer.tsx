import type { ReactNode } from 'react';

import type { FooterQuery } from '../../platform/generated/graphql.ts';
import { StaticIsland } from '../../platform/islands/static-island.tsx';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { SanitizedHtml } from '../../ui/sanitized-html.tsx';
import { footerQuery } from './content.queries.ts';
import styles from './cms-footer.module.css';

type FooterBlock = FooterQuery['footer']['blocks'][number];
type FooterLink = FooterBlock['links'][number];

/** The headline of the block for the bottom bar (FOOTER-02). */
const BOTTOM_LINKS = 'Bottom Links';

const BlockLink = ({ label, url, external }: FooterLink): ReactNode => {
  const { t } = useTranslation('layout');
  return (
    <a href={url} {...(external ? { rel: 'noopener', target: '_blank' } : {})}>
      {label}
      {external && ` ${t('footer.external')}`}
    </a>
  );
};

/** What a block says, its links, and the one of the block as a whole. */
const BlockContent = ({ block: { contentHtml, links, link } }: { readonly block: FooterBlock }): ReactNode => (
  <>
    {contentHtml !== null && <SanitizedHtml html={contentHtml} />}
    <ul>
      {links.map((one) => (
        <li key={one.url}>
          <BlockLink {...one} />
        </li>
      ))}
    </ul>
    {link !== null && (
      <p className={styles.whole}>
        <BlockLink {...link} />
      </p>
    )}
  </>
);

const Rendered = ({ footer: { usps, blocks } }: FooterQuery): ReactNode => (
  <>
    {usps.length > 0 && (
      <ul className={styles.usps}>
        {usps.map(({ imageSrc, headline, subheadlineHtml, textHtml, link }) => (
          <li key={headline}>
            {imageSrc !== '' && <img src={imageSrc} alt="" width={72} height={54} loading="lazy" decoding="async" />}
            <h2>{link === null ? headline : <a href={link}>{headline}</a>}</h2>
            {subheadlineHtml !== null && (
              <div className={styles.subheadline}>
                <SanitizedHtml html={subheadlineHtml} />
              </div>
            )}
            <SanitizedHtml html={textHtml} />
          </li>
        ))}
      </ul>
    )}
    <div className={styles.blocks}>
      {blocks
        .filter(({ headline }) => headline !== BOTTOM_LINKS)
        .map((block) => (
          <section key={block.headline}>
            <h2>{block.headline}</h2>
            <BlockContent block={block} />
          </section>
        ))}
    </div>
    {blocks
      .filter(({ headline }) => headline === BOTTOM_LINKS)
      .map((block) => (
        <div key={block.headline} className={styles.bottom}>
          <BlockContent block={block} />
        </div>
      ))}
  </>
);

/** The footer from the CMS. */
export const CmsFooter = (): ReactNode => (
  <StaticIsland query={footerQuery()}>{(result) => <Rendered {...result} />}</StaticIsland>
);

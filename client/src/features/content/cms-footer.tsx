import type { ReactNode } from 'react';

import type { FooterQuery } from '../../platform/generated/graphql.ts';
import { StaticIsland } from '../../platform/islands/static-island.tsx';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { SanitizedHtml } from '../../ui/sanitized-html.tsx';
import { footerQuery } from './content.queries.ts';
import styles from './cms-footer.module.css';

type FooterBlock = FooterQuery['footer']['blocks'][number];

/** The headline of the block for the bottom bar (specification B2). */
const BOTTOM_LINKS = 'Bottom Links';

const BlockLinks = ({ links }: Pick<FooterBlock, 'links'>): ReactNode => {
  const { t } = useTranslation('layout');
  return (
    <ul>
      {links.map(({ label, url, external }) => (
        <li key={url}>
          <a href={url} {...(external ? { rel: 'noopener', target: '_blank' } : {})}>
            {label}
            {external && ` ${t('footer.external')}`}
          </a>
        </li>
      ))}
    </ul>
  );
};

const Rendered = ({ footer: { usps, blocks } }: FooterQuery): ReactNode => (
  <>
    {usps.length > 0 && (
      <ul className={styles.usps}>
        {usps.map(({ headline, textHtml, link }) => (
          <li key={headline}>
            <h2>{link === null ? headline : <a href={link}>{headline}</a>}</h2>
            <SanitizedHtml html={textHtml} />
          </li>
        ))}
      </ul>
    )}
    <div className={styles.blocks}>
      {blocks.filter(({ headline }) => headline !== BOTTOM_LINKS).map((block) => (
        <section key={block.headline}>
          <h2>{block.headline}</h2>
          {block.contentHtml !== null && <SanitizedHtml html={block.contentHtml} />}
          <BlockLinks links={block.links} />
        </section>
      ))}
    </div>
    {blocks.filter(({ headline }) => headline === BOTTOM_LINKS).map((block) => (
      <div key={block.headline} className={styles.bottom}><BlockLinks links={block.links} /></div>
    ))}
  </>
);

/** The footer from the CMS. */
export const CmsFooter = (): ReactNode => <StaticIsland query={footerQuery()}>{(result) => <Rendered {...result} />}</StaticIsland>;

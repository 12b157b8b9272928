import type { ReactNode } from 'react';

import type { OrderItemPartFragment } from '../../platform/generated/graphql.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './article-line.module.css';

export type OrderedArticle = Pick<
  OrderItemPartFragment,
  'name' | 'path' | 'picture' | 'variants' | 'articleNumber' | 'quantity'
>;

interface ArticleLineProps {
  readonly article: OrderedArticle;
  /** At the end of the line, such as its sum. */
  readonly aside?: ReactNode;
  /** Below what the article is. */
  readonly children?: ReactNode;
}

/** An article that was ordered. Its picture has no alt text, because the name is next to it. */
export const ArticleLine = ({ article, aside, children }: ArticleLineProps): ReactNode => {
  const { t } = useTranslation('orders');
  const { name, path, picture, variants, articleNumber } = article;
  return (
    <li className={styles.line}>
      <div className={styles.picture} data-print="none">
        {picture !== null && <Picture picture={picture} sizes="4rem" alt="" />}
      </div>
      <div className={styles.what}>
        <p className={styles.name}>
          <a href={path}>{name}</a>
        </p>
        {variants.length > 0 && (
          <p className={styles.facts}>{variants.map(({ label, value }) => `${label}: ${value}`).join(', ')}</p>
        )}
        <p className={styles.facts}>{t('item.number', { number: articleNumber })}</p>
        {children}
      </div>
      {aside !== undefined && <p className={styles.aside}>{aside}</p>}
    </li>
  );
};

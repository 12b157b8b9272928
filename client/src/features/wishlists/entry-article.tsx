import { variantText } from '@shop/domain/wishlists/wishlist-entry';
import type { ReactNode } from 'react';

import { withSoftHyphens } from '../../platform/texts/soft-hyphens.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Picture } from '../../ui/picture.tsx';
import { DeliveryLine } from '../catalogue/model/delivery-line.tsx';
import { EnergyMark } from '../catalogue/model/energy-mark.tsx';
import { Price } from '../catalogue/model/price.tsx';
import { ProductBadges } from '../catalogue/model/product-badges.tsx';
import { usePrimeBadge } from '../sessions/model/use-prime-badge.ts';
import { ClassFigures } from './class-figures.tsx';
import styles from './entry-article.module.css';
import type { Entry } from './list-rows.ts';

type Item = NonNullable<Entry['item']>;

const Photo = ({ entry: { product, item } }: { readonly entry: Entry }): ReactNode => {
  const picture = item?.pictures[0];
  const shown =
    picture === undefined ? (
      <svg className={styles.picture} width="112" height="84" viewBox="0 0 112 84" aria-hidden="true">
        <rect width="112" height="84" rx="8" fill="var(--chalk)" />
        <path d="M36 30h40l-4 26H40l-4-26Zm10 0 10-12 10 12" fill="none" stroke="var(--line)" strokeWidth="4" />
      </svg>
    ) : (
      <Picture className={styles.picture} picture={picture} sizes="7rem" alt="" />
    );
  const href = item?.path ?? product.path;
  return href === null ? (
    shown
  ) : (
    <a href={href} tabIndex={-1} aria-hidden="true">
      {shown}
    </a>
  );
};

const Prime = ({ item }: { readonly item: Item }): ReactNode => {
  const { t } = useTranslation('wishlists');
  return usePrimeBadge(item) && <Badge kind="extra">{t('entry.prime')}</Badge>;
};

interface EntryArticleProps {
  readonly entry: Entry;
  readonly headingLevel?: 'h3' | 'h4';
  /** Below what the article is. */
  readonly children?: ReactNode;
}

/** What an entry of a list is about: photo with badges, name, variants, number, delivery and price. */
export const EntryArticle = ({ entry, headingLevel: Heading = 'h3', children }: EntryArticleProps): ReactNode => {
  const { t } = useTranslation('wishlists');
  const { product, item, orderNumber } = entry;
  const href = item?.path ?? product.path;
  const name = withSoftHyphens(product.name);
  return (
    <div className={styles.article}>
      <div className={styles.photo}>
        <Photo entry={entry} />
      </div>
      <div className={styles.what}>
        <Heading className={styles.name}>{href === null ? name : <a href={href}>{name}</a>}</Heading>
        <div className={styles.details}>
          <div className={styles.about}>
            {item !== null && item.variants.length > 0 && <p className={styles.facts}>{variantText(item)}</p>}
            <p className={styles.facts}>
              {orderNumber !== '' && t('entry.number', { number: orderNumber })}{' '}
              {item !== null && <Prime item={item} />}
            </p>
            {item !== null && entry.isSaleable && <DeliveryLine delivery={item.delivery} text={item.deliveryText} />}
            {item !== null && (
              <ProductBadges
                badges={item.badges}
                discountPercent={item.price.discountPercent}
                place="listing"
                isDeal={item.deal !== null}
                isBrief
              />
            )}
            <ClassFigures entry={entry} />
          </div>
          {item !== null && (
            <div className={styles.price}>
              <Price price={item.price} />
              {product.energyLabel !== null && <EnergyMark label={product.energyLabel} />}
            </div>
          )}
        </div>
      </div>
      <div className={styles.rest}>{children}</div>
    </div>
  );
};

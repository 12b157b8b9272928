import { statedMinimumQuantity } from '@shop/domain/carts/quantity';
import { type ReactNode, Suspense } from 'react';
import { StaticMarkup } from '../../platform/islands/static-island.tsx';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Price } from './model/price.tsx';
import { StarRating } from '../../ui/star-rating.tsx';
import { usePrimeBadge } from '../sessions/model/use-prime-badge.ts';
import { BookmarkButton } from '../wishlists/model/bookmark-button.tsx';
import styles from './buy-box.module.css';
import { BuyForm } from './buy-form.tsx';
import { DealOffer } from './deal-offer.tsx';
import { DeliveryLine } from './model/delivery-line.tsx';
import { EnergyMark } from './model/energy-mark.tsx';
import { ProductBadges } from './model/product-badges.tsx';
import { VariantChoice } from './variant-choice.tsx';
import type { ShownProduct } from './catalogue.queries.ts';

export interface BuyBoxProps {
  readonly product: ShownProduct;
  readonly path: string;
  /** Whether the storefront offers express payment. */
  readonly isExpressOn: boolean;
  /** In place of what buys an article that is sold out. */
  readonly SoldOut: (props: {
    readonly item: Pick<NonNullable<ShownProduct['item']>, 'id' | 'deliveryText'>;
    readonly path: string;
  }) => ReactNode;
}

/** Everything a shopper needs to decide and to buy. */
export const BuyBox = ({ product, path, isExpressOn, SoldOut }: BuyBoxProps): ReactNode => {
  const { t } = useTranslation('catalogue');
  const { item, manufacturer, name, variantAttributes } = product;
  const isPrime = usePrimeBadge({ primeFaehig: item?.primeFaehig ?? false });
  const price = item?.price ?? product.price;
  const minimum = statedMinimumQuantity(item?.minimumOrderQuantity ?? 1);
  const missing = variantAttributes.filter(({ options }) => !options.some(({ selected }) => selected));
  return (
    <section className={styles.box} aria-labelledby="product-name">
      <ProductBadges badges={product.badges} discountPercent={price.discountPercent} place="product" />
      <header className={styles.header}>
        <p className={styles.brand}>{manufacturer.name}</p>
        <h1 id="product-name">{name}</h1>
        <p className={styles.facts}>
          <StaticMarkup as="span" of={`${product.rating} ${product.numberOfRatings}`}>
            <StarRating rating={product.rating} count={product.numberOfRatings} />
          </StaticMarkup>
          {item !== null && <span>{t('product.itemNumber', { number: item.orderNumber })}</span>}
          {isPrime && <Badge kind="extra">{t('product.prime')}</Badge>}
        </p>
      </header>
      {product.teaser !== '' && <p>{product.teaser}</p>}
      {variantAttributes.length > 0 && (
        <VariantChoice productId={product.id} path={product.path} attributes={variantAttributes} />
      )}
      {item?.deal == null ? (
        <Price price={price} startsFrom={item === null && !product.hasSamePricesForAllItems} look="buy-box" />
      ) : (
        <DealOffer deal={item.deal} price={price} look="buy-box" />
      )}
      {product.energyLabel !== null && <EnergyMark label={product.energyLabel} />}
      {item !== null && item.delivery.availability !== 'sold-out' && (
        <div className={styles.delivery}>
          <StaticMarkup of={JSON.stringify([item.delivery, item.deliveryText])}>
            <DeliveryLine delivery={item.delivery} text={item.deliveryText} />
          </StaticMarkup>
        </div>
      )}
      {minimum !== undefined && <p className={styles.minimum}>{t('product.minimum', { amount: minimum })}</p>}
      {item === null ? (
        <p className={styles.missing} role="status">
          {t('product.chooseFirst', { attribute: missing.map(({ displayName }) => displayName).join(', ') })}
        </p>
      ) : item.delivery.availability === 'sold-out' ? (
        <Suspense>
          <SoldOut item={item} path={path} />
        </Suspense>
      ) : (
        <BuyForm item={item} path={path} isExpressOffered={isExpressOn && !product.isExpressExcluded} />
      )}
      <BookmarkButton productId={product.id} itemId={item?.id ?? product.id} name={name} isWide />
    </section>
  );
};

import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';

import type { ProductQueryVariables } from '../../platform/generated/graphql.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { BuyBox, type BuyBoxProps } from './buy-box.tsx';
import { lazyProductTexts } from './lazy-product-texts.ts';
import { productQuery } from './catalogue.queries.ts';
import { replacementsOf } from './load-related-products.ts';
import { useGlanceView } from './use-glance-view.ts';
import styles from './product-page.module.css';
import { ProductPictures } from './product-pictures.tsx';
import { RelatedProducts } from './related-products.tsx';

interface ProductPageProps {
  /** Path and query of the page. */
  readonly path: string;
  readonly variables: ProductQueryVariables;
  /** The tab that the URL opens. */
  readonly openTab: string | undefined;
  readonly SoldOut: BuyBoxProps['SoldOut'];
  /** What the page says about the description itself. */
  readonly belowDetails?: ReactNode;
}

export const ProductPage = ({ path, variables, openTab, SoldOut, belowDetails }: ProductPageProps): ReactNode => {
  const { t } = useTranslation('catalogue');
  const { product, isExpressPaymentOn } = useSuspenseQuery(productQuery(variables)).data;
  useGlanceView(product?.id ?? '', product?.item?.id);
  if (product === null) return null;
  const pictures = product.item?.pictures ?? product.pictures;
  return (
    <article>
      <Breadcrumb crumbs={product.breadcrumb} current={product.name} />
      <div className={styles.columns}>
        <ProductPictures key={pictures[0]?.src} pictures={pictures} />
        <BuyBox
          key={product.item?.id}
          product={product}
          path={path}
          isExpressOn={isExpressPaymentOn}
          SoldOut={SoldOut}
        />
      </div>
      <div className={styles.below}>
        <RelatedProducts id="replacements" ids={replacementsOf(product)} headline={t('product.replacements')} />
        <Suspense>
          <lazyProductTexts.Component product={product} path={path} openTab={openTab} />
        </Suspense>
        {belowDetails}
        <RelatedProducts id="accessories" ids={product.accessoryIds} headline={t('product.accessories')} />
      </div>
    </article>
  );
};

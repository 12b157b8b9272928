import type { ReactNode } from 'react';

import type { ShownProduct } from './catalogue.queries.ts';
import { ExtraTabs } from './extra-tabs.tsx';
import { ProductDetails } from './product-details.tsx';
import styles from './product-page.module.css';

interface ProductTextsProps {
  readonly product: ShownProduct;
  /** Path and query of the page. */
  readonly path: string;
  /** The tab that the URL opens. */
  readonly openTab: string | undefined;
}

/** Everything to read about a product. */
export const ProductTexts = ({ product, path, openTab }: ProductTextsProps): ReactNode => (
  <div className={styles.texts}>
    <ProductDetails product={product} />
    <ExtraTabs product={product} path={path} openTab={openTab} />
  </div>
);

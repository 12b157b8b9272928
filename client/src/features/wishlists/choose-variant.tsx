import type { ReactNode } from 'react';

import { ignoreRejection } from '../../platform/failures/ignore-rejection.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { useListPage } from './list-page-context.ts';
import type { Entry } from './list-rows.ts';

interface ChooseVariantProps {
  readonly entry: Entry;
  readonly onDone: () => void;
}

/** Another variant of an entry's product (WISH-16). */
export const ChooseVariant = ({ entry, onDone }: ChooseVariantProps): ReactNode => {
  const { t } = useTranslation('wishlists');
  const { actions, variants } = useListPage();
  const { product, item: before } = entry;
  const take = (itemId: string): void => {
    onDone();
    ignoreRejection(actions.replace(entry, itemId));
  };
  return variants({
    productId: product.productId,
    itemId: before?.itemId,
    failed: (
      <p role="alert">
        {t('variants.failed')} {product.path !== null && <a href={product.path}>{t('variants.page')}</a>}
      </p>
    ),
    children: (item) => (
      <Button
        isWide
        disabled={item === undefined || item.id === before?.itemId}
        onClick={() => item !== undefined && take(item.id)}
      >
        {t('variants.take')}
      </Button>
    ),
  });
};

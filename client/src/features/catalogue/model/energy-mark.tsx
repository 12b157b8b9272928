import type { ReactNode } from 'react';

import type { ProductQuery } from '../../../platform/generated/graphql.ts';
import { useTranslation } from '../../../platform/texts/translation.tsx';
import { ExternalLink } from '../../../ui/external-link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import styles from './energy-mark.module.css';

type EnergyLabel = NonNullable<NonNullable<ProductQuery['product']>['energyLabel']>;

/** Class and data sheet beside the price (Regulation (EU) 2017/1369). */
export const EnergyMark = ({
  label: { picture, dataSheetUrl },
}: {
  readonly label: Pick<EnergyLabel, 'picture' | 'dataSheetUrl'>;
}): ReactNode => {
  const { t } = useTranslation('catalogue');
  return (
    <p className={styles.energy}>
      <Picture picture={picture} sizes={`${picture.width}px`} />
      <ExternalLink href={dataSheetUrl}>{t('product.energySheet')}</ExternalLink>
    </p>
  );
};

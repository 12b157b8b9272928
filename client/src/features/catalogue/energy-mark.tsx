import type { ReactNode } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { ExternalLink } from '../../ui/external-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import type { ShownProduct } from './catalogue.queries.ts';
import styles from './buy-box.module.css';

/** Class and data sheet beside the price (Regulation (EU) 2017/1369). */
export const EnergyMark = ({
  label: { picture, dataSheetUrl },
}: {
  readonly label: NonNullable<ShownProduct['energyLabel']>;
}): ReactNode => {
  const { t } = useTranslation('catalogue');
  return (
    <p className={styles.energy}>
      <Picture picture={picture} sizes={`${picture.width}px`} />
      <ExternalLink href={dataSheetUrl}>{t('product.energySheet')}</ExternalLink>
    </p>
  );
};

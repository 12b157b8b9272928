import { HOME } from '@shop/domain/shared/paths';
import type { ReactNode } from 'react';

import { useStorefront } from '../../platform/pages/page-context.tsx';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { brandOf } from '../../storefronts/brands.ts';
import { Logo } from '../../ui/logo.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './brand-link.module.css';

/** The logo, which leads home. */
export const BrandLink = (): ReactNode => {
  const { t } = useTranslation('shell');
  const { name, logo } = brandOf(useStorefront());
  return (
    <a className={styles.brand} href={HOME}>
      <Logo {...logo} />
      <VisuallyHidden>{t('brand.home', { brand: name })}</VisuallyHidden>
    </a>
  );
};

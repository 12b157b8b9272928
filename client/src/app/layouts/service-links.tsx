import type { ReactNode } from 'react';

import { useStorefront } from '../../platform/pages/page-context.tsx';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { brandOf } from '../../storefronts/brands.ts';
import { SERVICE_LINKS } from '../../storefronts/service-links.ts';
import { Icon } from '../../ui/icon.tsx';

/** Consumers read why they can trust the shop, institutions whom they reach (HEADER-02). */
export const ServiceLinks = ({ className }: { readonly className: string }): ReactNode => {
  const { t } = useTranslation('layout');
  const { service } = brandOf(useStorefront());
  if (service === undefined) {
    return (
      <ul className={className} aria-label={t('trust.label')}>
        <li>
          <a href={SERVICE_LINKS.safeShopping}>
            <Icon name="shield" size={18} />
            {t('trust.safeShopping')}
          </a>
        </li>
        <li>
          <a href={SERVICE_LINKS.toySafety}>
            <Icon name="check" size={18} />
            {t('trust.toySafety')}
          </a>
        </li>
        <li>
          <a href={SERVICE_LINKS.advice}>{t('trust.advice')}</a>
        </li>
      </ul>
    );
  }
  return (
    <ul className={className} aria-label={t('service.label')}>
      <li>
        <a href={`tel:${service.phone.replaceAll(/\s/gu, '')}`}>
          <Icon name="phone" size={18} />
          {t('service.hotline', { phone: service.phone })}
        </a>
      </li>
      <li>
        <a href={`mailto:${service.email}`}>{service.email}</a>
      </li>
    </ul>
  );
};

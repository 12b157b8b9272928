import type { ReactNode } from 'react';

import { useStorefront } from '../../platform/pages/page-context.tsx';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Icon } from '../../ui/icon.tsx';
import { benefitsOf } from './benefits.ts';
import styles from './header-strip.module.css';
import { ServiceLinks } from './service-links.tsx';

/** Three benefit points, each explained by a tooltip, and beside them service and trust. Tooltips need no scripts to open (`dismiss-tooltips.ts` closes them). */
export const HeaderStrip = (): ReactNode => {
  const { t } = useTranslation('layout');
  return (
    <section className={styles.strip} aria-label={t('strip.label')} data-print="none">
      <div className={styles.inside}>
        <ul className={styles.benefits}>
          {benefitsOf(useStorefront()).map(({ name, icon, href }) => (
            <li key={name} data-tooltip>
              <a href={href} aria-describedby={`tooltip-${name}`}>
                <Icon name={icon} size={18} />
                {t(`benefit.${name}`)}
              </a>
              <span className={styles.tooltip} role="tooltip" id={`tooltip-${name}`}>
                {t(`benefit.${name}.text`)}
              </span>
            </li>
          ))}
        </ul>
        <ServiceLinks className={styles.service ?? ''} />
      </div>
    </section>
  );
};

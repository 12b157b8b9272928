import type { CleanHtml } from '@shop/domain/shared/clean-html';
import type { ReactNode } from 'react';

import styles from './sanitized-html.module.css';

/** HTML from the CMS. Its type guarantees that the gateway has sanitised it. */
export const SanitizedHtml = ({ html }: { readonly html: CleanHtml }): ReactNode => (
  <div className={styles.html} dangerouslySetInnerHTML={{ __html: html }} />
);

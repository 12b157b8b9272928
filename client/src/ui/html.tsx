import type { ReactNode } from 'react';

import styles from './html.module.css';

/** What editors wrote; the gateway has cleaned it. */
export const Html = ({ html }: { readonly html: string }): ReactNode => <div className={styles.html} dangerouslySetInnerHTML={{ __html: html }} />;

import type { CleanHtml } from '@shop/domain/shared/clean-html';
import type { ReactNode } from 'react';

import styles from './html.module.css';

/** What editors wrote. Its type says that the gateway has cleaned it. */
export const Html = ({ html }: { readonly html: CleanHtml }): ReactNode => <div className={styles.html} dangerouslySetInnerHTML={{ __html: html }} />;

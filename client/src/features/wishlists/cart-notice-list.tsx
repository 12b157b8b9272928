import type { cartNotices } from '@shop/domain/carts/cart-notices';
import type { ReactNode } from 'react';

import { useMessage } from '../../platform/texts/use-message.ts';
import styles from './dialogs.module.css';

/** What became different from what was wanted, line by line. */
export const CartNoticeList = ({ notices }: { readonly notices: ReturnType<typeof cartNotices> }): ReactNode => {
  const message = useMessage();
  return (
    <ul className={styles.lost}>
      {notices.map(({ messageKey, values }) => (
        <li key={`${messageKey} ${values['name']}`}>{message(messageKey, values)}</li>
      ))}
    </ul>
  );
};

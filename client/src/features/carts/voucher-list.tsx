import { BASKET } from '@shop/domain/shared/paths';
import type { ReactNode } from 'react';

import type { CartPartFragment } from '../../platform/generated/graphql.ts';
import { ignoreRejection } from '../../platform/failures/ignore-rejection.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { useUpdateCart } from './model/carts.mutations.ts';
import { UpdateCartForm } from './model/update-cart-form.tsx';
import { isSaving } from './is-saving.ts';
import styles from './vouchers.module.css';

/** The vouchers of the cart: what each saves, or that it does not apply (CART-05). */
export const VoucherList = ({ vouchers }: { readonly vouchers: CartPartFragment['vouchers'] }): ReactNode => {
  const { t } = useTranslation('carts');
  const { mutateAsync: send, isPending } = useUpdateCart();
  if (vouchers.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('voucher.list')}>
      {vouchers.map(({ code, name, applied, saving }) => (
        <li key={code} data-applied={isSaving({ applied, saving })}>
          <div>
            <p className={styles.name}>{name}</p>
            <p className={styles.status}>
              {isSaving({ applied, saving })
                ? t('voucher.applied', { code, saving: saving.text })
                : t(applied === null ? 'voucher.unknown' : 'voucher.notApplicable', { code })}
            </p>
          </div>
          <UpdateCartForm
            operation={{ do: 'remove-voucher', code }}
            page={BASKET}
            onSubmit={(event) => {
              event.preventDefault();
              ignoreRejection(send({ do: 'remove-voucher', code }));
            }}
          >
            <Button type="submit" variant="link" isPending={isPending}>
              {t('voucher.remove')} <VisuallyHidden>{code}</VisuallyHidden>
            </Button>
          </UpdateCartForm>
        </li>
      ))}
    </ul>
  );
};

import { BASKET } from '@shop/domain/shared/paths';
import { type FormEvent, type ReactNode, useState } from 'react';

import { ignoreRejection } from '../../platform/failures/ignore-rejection.ts';
import { useFormEcho } from '../../platform/pages/page-context.tsx';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { useFieldInputBeforeHydration } from '../../platform/forms/input-before-hydration.ts';
import { useFieldErrorText } from '../../platform/forms/use-field-error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useUpdateCart } from './model/carts.mutations.ts';
import { UpdateCartForm } from './model/update-cart-form.tsx';
import { refusalNotice } from './model/cart-notices.ts';
import styles from './vouchers.module.css';

/** The name under which the server replies to the form without scripts. */
const FORM = 'voucher';

/** Redeems a voucher. A refusal is shown at the field. */
export const VoucherForm = (): ReactNode => {
  const { t } = useTranslation('carts');
  const words = useFieldErrorText();
  const { mutateAsync: send, isPending } = useUpdateCart();
  const echo = useFormEcho(FORM);
  const [errorKey, setErrorKey] = useState(echo?.fieldErrors[0]?.message);
  const initial = echo?.values['code'] ?? '';
  const [typed, setTyped] = useState(initial);
  const field = useFieldInputBeforeHydration<HTMLInputElement>(initial, setTyped);

  const redeem = async (code: string): Promise<void> => {
    const result = await send({ do: 'add-voucher', code });
    if (result.__typename === 'CartRefused') setErrorKey(refusalNotice(result).messageKey);
    else setTyped('');
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const code = typed.trim();
    setErrorKey(code === '' ? 'vue.form.error.requiredField' : undefined);
    if (code !== '') ignoreRejection(redeem(code));
  };
  return (
    <Disclosure label={t('voucher.have')} isForcedOpen={errorKey !== undefined}>
      <UpdateCartForm
        className={styles.form}
        operation={{ do: 'add-voucher' }}
        page={BASKET}
        aria-label={t('voucher.have')}
        onSubmit={submit}
      >
        <TextField
          ref={field}
          name="code"
          label={t('voucher.code')}
          width="m"
          value={typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          isErrorAlert
          error={errorKey === undefined ? undefined : words({ field: 'code', message: errorKey })}
          onChange={(value) => {
            setTyped(value);
            setErrorKey(undefined);
          }}
        />
        <Button type="submit" variant="secondary" isPending={isPending}>
          {t('voucher.redeem')}
        </Button>
      </UpdateCartForm>
    </Disclosure>
  );
};

import { BASKET } from '@shop/domain/shared/paths';
import { type FormEvent, type ReactNode, useState } from 'react';

import { messageOfFailure } from '../../platform/failures/failure-notice.ts';
import { useFormEcho } from '../../platform/pages/page-context.tsx';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { useFieldErrorText } from '../../platform/forms/use-field-error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useCartCommand } from './carts.mutations.ts';
import { refusalNotice } from './cart-notices.ts';
import styles from './vouchers.module.css';

/** Under this name the shop answers the form where scripts do not run. */
const FORM = 'voucher';

const emptyField = (form: HTMLFormElement): void => {
  const field = form.elements.namedItem('code');
  if (field instanceof HTMLInputElement) field.value = '';
};

/** Redeems a voucher; what keeps it from counting is said at the field. */
export const VoucherForm = (): ReactNode => {
  const { t } = useTranslation('carts');
  const words = useFieldErrorText();
  const { mutateAsync: send, isPending } = useCartCommand();
  const echo = useFormEcho(FORM);
  const [errorKey, setErrorKey] = useState(echo?.fieldErrors[0]?.message);

  const redeem = async (form: HTMLFormElement, code: string): Promise<void> => {
    const answer = await send({ do: 'add-voucher', code });
    if (answer.__typename === 'CartRefused') setErrorKey(refusalNotice(answer).messageKey);
    else emptyField(form);
  };
  // The field keeps its own value, so that a code typed before the page was taken over counts.
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('code');
    const code = typeof typed === 'string' ? typed.trim() : '';
    if (code === '') setErrorKey('vue.form.error.requiredField');
    else redeem(event.currentTarget, code).catch((failure: unknown) => setErrorKey(messageOfFailure(failure)));
  };
  return (
    <Disclosure label={t('voucher.have')} isNeeded={errorKey !== undefined}>
      <form className={styles.form} method="post" action="/forms/add-voucher" aria-label={t('voucher.have')} onSubmit={submit}>
        <input type="hidden" name="from" value={BASKET} />
        <TextField
          name="code"
          label={t('voucher.code')}
          width="m"
          defaultValue={echo?.values['code']}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={errorKey === undefined ? undefined : words({ field: 'code', message: errorKey })}
          onChange={() => setErrorKey(undefined)}
        />
        <Button does="submit" type="secondary" isPending={isPending}>{t('voucher.redeem')}</Button>
      </form>
    </Disclosure>
  );
};

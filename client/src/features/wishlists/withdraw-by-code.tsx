import { toldOfWithdrawn } from '@shop/domain/wishlists/class-list';
import { type FormEvent, type ReactNode, useId, useState } from 'react';

import { ignoreRejection } from '../../platform/failures/ignore-rejection.ts';
import { useFieldInputBeforeHydration } from '../../platform/forms/input-before-hydration.ts';
import { useFormEcho } from '../../platform/pages/page-context.tsx';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { useMessage } from '../../platform/texts/use-message.ts';
import { useToast } from '../../platform/toasts/use-toast.ts';
import { Button } from '../../ui/button.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useWithdrawClaim } from './shared-list.mutations.ts';
import styles from './shared-list.module.css';

const UNKNOWN = 'shop.wishlist.claim.unknown';

/** Gives back what was taken over in another browser, by the code that was shown there. */
export const WithdrawByCode = ({ path }: { readonly path: string }): ReactNode => {
  const { t } = useTranslation('wishlists');
  const message = useMessage();
  const toast = useToast();
  const heading = useId();
  const echo = useFormEcho('withdraw-claim');
  const initial = echo?.values['code'] ?? '';
  const [typed, setTyped] = useState(initial);
  const [error, setError] = useState(echo?.fieldErrors.find(({ field }) => field === 'code')?.message);
  const field = useFieldInputBeforeHydration<HTMLInputElement>(initial, setTyped);
  const { mutateAsync: send, isPending } = useWithdrawClaim();
  const withdraw = async (): Promise<void> => {
    const result = await send(typed);
    if (result.__typename === 'WishlistRefused') return setError(result.messageKey);
    setTyped('');
    toast(toldOfWithdrawn(result));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isPending) return;
    if (typed.trim() === '') setError(UNKNOWN);
    else ignoreRejection(withdraw());
  };
  return (
    <section className={styles.section} aria-labelledby={heading} data-print="none">
      <h2 className={styles.sectionTitle} id={heading}>
        {t('claim.byCode')}
      </h2>
      <PostForm className={styles.stack} action="withdraw-claim" fields={{ from: path }} onSubmit={submit}>
        <TextField
          ref={field}
          name="code"
          label={t('claim.code.field')}
          hint={t('claim.code.hint')}
          width="m"
          value={typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          isErrorAlert
          error={error === undefined ? undefined : message(error)}
          onChange={(value) => {
            setTyped(value);
            setError(undefined);
          }}
        />
        <Button type="submit" variant="outline" isPending={isPending}>
          {t('claim.withdraw')}
        </Button>
      </PostForm>
    </section>
  );
};

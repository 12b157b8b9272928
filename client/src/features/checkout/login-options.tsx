import { CHECKOUT_SHIPPING } from '@shop/domain/shared/paths';
import { type MouseEvent, type ReactNode, useId } from 'react';

import type { CheckoutLoginOption } from '../../platform/generated/graphql.ts';
import { ignoreRejection } from '../../platform/failures/ignore-rejection.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { useNavigateTo } from '../../platform/navigation/use-navigate-to.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { useChooseLogin } from './checkout.mutations.ts';
import styles from './login-options.module.css';

interface LoginOptionsProps {
  /** The login form, rendered by the route. */
  readonly login: ReactNode;
}

/** The choices of an anonymous visitor: sign in, order as a guest, or register (AUTH-18). */
export const LoginOptions = ({ login }: LoginOptionsProps): ReactNode => {
  const { t } = useTranslation('checkout');
  const navigateTo = useNavigateTo();
  const heading = useId();
  const { mutateAsync: choose, isPending, variables } = useChooseLogin();
  const goOn = async (option: CheckoutLoginOption): Promise<void> => {
    await choose(option);
    navigateTo(CHECKOUT_SHIPPING);
  };
  const onChoose =
    (option: CheckoutLoginOption) =>
    (event: MouseEvent): void => {
      event.preventDefault();
      ignoreRejection(goOn(option));
    };
  const isChoosing = (option: CheckoutLoginOption): boolean => isPending && variables === option;
  return (
    <div className={styles.options}>
      <Card as="section" labelledBy={`${heading}new`}>
        <h2 className={styles.title} id={`${heading}new`}>
          {t('login.new')}
        </h2>
        <PostForm className={styles.ways} action="checkout-login">
          <p>{t('login.guest.text')}</p>
          <Button
            type="submit"
            name="option"
            value="guest"
            isWide
            isPending={isChoosing('guest')}
            onClick={onChoose('guest')}
          >
            {t('login.guest')}
          </Button>
          <p>{t('login.register.text')}</p>
          <Button
            type="submit"
            name="option"
            value="register"
            variant="outline"
            isWide
            isPending={isChoosing('register')}
            onClick={onChoose('register')}
          >
            {t('login.register')}
          </Button>
        </PostForm>
      </Card>
      <Card as="section" labelledBy={`${heading}known`}>
        <h2 className={styles.title} id={`${heading}known`}>
          {t('login.known')}
        </h2>
        {login}
      </Card>
    </div>
  );
};

import { CONTACT_DETAILS } from '@shop/domain/shared/paths';
import type { ReactNode } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { Button } from '../../ui/button.tsx';
import { PostForm } from '../../ui/post-form.tsx';

/** Downloads what the shop keeps in the customer’s account. The browser posts the form itself: the page stays open. */
export const AccountCopy = (): ReactNode => {
  const { t } = useTranslation('customers');
  return (
    <PostForm action="account-copy" fields={{ from: CONTACT_DETAILS }}>
      <Button type="submit" variant="outline">
        {t('copy.submit')}
      </Button>
    </PostForm>
  );
};

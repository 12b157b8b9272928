import { BASKET, LOGIN } from '@shop/domain/shared/paths';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { useTranslation } from '../../shared/translation.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';

/** The session ended while a step was filled in: what was typed is kept here, and signing in leads back to this step. */
export const SessionOver = (): ReactNode => {
  const { t } = useTranslation('checkout');
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <Notice kind="warning">
      <p>{t('sessionOver.text')}</p>
      <p>
        <LinkButton type="outline" href={`${LOGIN}?${new URLSearchParams({ origin: path })}`}>{t('sessionOver.login')}</LinkButton>{' '}
        <LinkButton type="link" href={BASKET}>{t('sessionOver.basket')}</LinkButton>
      </p>
    </Notice>
  );
};

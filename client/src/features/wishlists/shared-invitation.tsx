import { wishlistPath } from '@shop/domain/wishlists/wishlist-paths';
import { isAbove } from '@shop/domain/wishlists/wishlist-rights';
import type { FormEvent, ReactNode } from 'react';

import { ignoreRejection } from '../../platform/failures/ignore-rejection.ts';
import { useNavigateTo } from '../../platform/navigation/use-navigate-to.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { useToast } from '../../platform/toasts/use-toast.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { useJoinList } from './shared-list.mutations.ts';
import type { SharedList } from './shared-list.queries.ts';
import styles from './shared-list.module.css';

interface SharedInvitationProps {
  readonly shared: SharedList;
  readonly token: string;
}

const Join = ({ token }: Pick<SharedInvitationProps, 'token'>): ReactNode => {
  const { t } = useTranslation('wishlists');
  const toast = useToast();
  const navigateTo = useNavigateTo();
  const { mutateAsync: send, isPending } = useJoinList(token);
  const join = async (): Promise<void> => {
    const result = await send();
    if (result.__typename === 'WishlistRefused') toast({ kind: 'error', messageKey: result.messageKey });
    if (result.__typename !== 'WishlistHeadChanged') return;
    const { externalId, name } = result.list;
    toast({ kind: 'success', messageKey: 'shop.wishlist.joined', values: { list: name } });
    navigateTo(wishlistPath(externalId));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isPending) ignoreRejection(join());
  };
  return (
    <PostForm action="join-wishlist" fields={{ token }} onSubmit={submit}>
      <Button type="submit" isPending={isPending}>
        {t('shared.join')}
      </Button>
    </PostForm>
  );
};

/** What the link makes of whoever follows it, and what they are already. Opening it changes nothing (WISH-19). */
export const SharedInvitation = ({ shared, token }: SharedInvitationProps): ReactNode => {
  const { t } = useTranslation('wishlists');
  const { level, ownLevel, externalId, kind } = shared;
  const isMore = ownLevel !== null && isAbove(level, ownLevel);
  return (
    <div data-print="none">
      <Card>
        <div className={styles.stack}>
          {ownLevel === null ? (
            level === 'viewer' ? (
              <p>{t(kind === 'class-list' ? 'shared.parents' : 'shared.viewer')}</p>
            ) : (
              <>
                <p>
                  {t('shared.may')} <strong>{t(`share.level.${level}`)}.</strong> {t(`share.level.${level}.hint`)}
                </p>
                <p className={styles.note}>{t('shared.join.text')}</p>
              </>
            )
          ) : ownLevel === 'creator' ? (
            <p>{t('shared.own')}</p>
          ) : (
            <p>
              {t('shared.member')} <strong>{t(`share.level.${ownLevel}`)}.</strong>{' '}
              {isMore && `${t('shared.more')} ${t(`share.level.${level}`)}.`}
            </p>
          )}
          {level !== 'viewer' && (ownLevel === null || isMore) && <Join token={token} />}
          {ownLevel !== null && (
            <LinkButton variant={isMore ? 'outline' : 'primary'} href={wishlistPath(externalId)}>
              {t('shared.open')}
            </LinkButton>
          )}
        </div>
      </Card>
    </div>
  );
};

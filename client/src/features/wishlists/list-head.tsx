import { listSaved } from '@shop/domain/wishlists/change-messages';
import { MOST_WISHLIST_ENTRIES, roomForEntriesToTell } from '@shop/domain/wishlists/wishlist';
import type { FormEvent, ReactNode } from 'react';

import { ignoreRejection } from '../../platform/failures/ignore-rejection.ts';
import { useIsHydrated } from '../../platform/hydration/use-is-hydrated.ts';
import { useFormat } from '../../platform/texts/format.ts';
import { withSoftHyphens } from '../../platform/texts/soft-hyphens.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { useToast } from '../../platform/toasts/use-toast.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { ClassListFigures } from './class-figures.tsx';
import { DialogLink } from './dialog-link.tsx';
import { ListFiles } from './list-files.tsx';
import { useListPage } from './list-page-context.ts';
import { mayDo } from './list-rights.ts';
import type { OpenList } from './list-rows.ts';
import { useSetStandard } from './lists.mutations.ts';
import { PrintList } from './print-list.tsx';
import styles from './wishlist-page.module.css';

/** Who changed what last. */
const lastChange = ({ entries, removed }: OpenList) =>
  [
    ...entries.map(({ product, changed }) => ({ name: product.name, ...changed })),
    ...removed.map(({ name, removed: gone }) => ({ name, ...gone })),
  ].reduce<{ readonly name: string; readonly at: string; readonly by: string | null } | undefined>(
    (latest, one) => (latest === undefined || one.at > latest.at ? one : latest),
    undefined,
  );

const StandardForm = ({ listId }: { readonly listId: string }): ReactNode => {
  const { t } = useTranslation('wishlists');
  const toast = useToast();
  const { mutateAsync: send, isPending } = useSetStandard(listId);
  const set = async (): Promise<void> => {
    const result = await send();
    if (result.__typename === 'WishlistHeadChanged') toast(listSaved(result.list));
    if (result.__typename === 'WishlistRefused') toast({ kind: 'error', messageKey: result.messageKey });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    ignoreRejection(set());
  };
  return (
    <PostForm action="set-standard-wishlist" fields={{ wishlistId: listId }} onSubmit={submit}>
      <Button type="submit" variant="link" isPending={isPending}>
        {t('menu.standard')}
      </Button>
    </PostForm>
  );
};

const OrderFormForm = ({ listId }: { readonly listId: string }): ReactNode => {
  const { t } = useTranslation('wishlists');
  const { actions } = useListPage();
  /** Quantities that still wait are saved first. */
  const settleAndSubmit = async (form: HTMLFormElement): Promise<void> => {
    if (await actions.settle()) form.submit();
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    ignoreRejection(settleAndSubmit(event.currentTarget));
  };
  return (
    <PostForm action="fill-order-form" fields={{ source: 'list', wishlistId: listId }} onSubmit={submit}>
      <Button type="submit" variant="link">
        {t('menu.toOrderForm')}
      </Button>
    </PostForm>
  );
};

/** What can be done with the open list. */
const Menu = ({ list }: { readonly list: OpenList }): ReactNode => {
  const { t } = useTranslation('wishlists');
  const { hasAccount } = useListPage();
  const isHydrated = useIsHydrated();
  const insert = mayDo(list, 'edit-entries') && (
    <DialogLink key="import" request={{ open: 'import' }}>
      {t('menu.import')}
    </DialogLink>
  );
  const isEmpty = list.entries.length === 0;
  const rare = [
    !isEmpty && insert,
    mayDo(list, 'rename') && (
      <DialogLink key="describe" request={{ open: 'describe' }}>
        {t('menu.describe')}
      </DialogLink>
    ),
    hasAccount && !list.isStandardList && mayDo(list, 'set-standard') && (
      <StandardForm key="standard" listId={list.externalId} />
    ),
    !isEmpty && <OrderFormForm key="order-form" listId={list.externalId} />,
    isHydrated && !isEmpty && <PrintList key="print" />,
    !isEmpty && <ListFiles key="files" list={{ id: list.externalId }} />,
    mayDo(list, 'leave') && (
      <DialogLink key="leave" request={{ open: 'leave' }}>
        {t('menu.leave')}
      </DialogLink>
    ),
    mayDo(list, 'delete') && (
      <DialogLink key="delete" request={{ open: 'delete' }}>
        {t('menu.delete')}
      </DialogLink>
    ),
  ].filter((way) => way !== false);
  return (
    <div className={styles.menu} role="group" aria-label={t('menu')} data-print="none">
      {hasAccount && mayDo(list, 'invite') && <DialogLink request={{ open: 'share' }}>{t('menu.share')}</DialogLink>}
      {mayDo(list, 'comment') && (
        <DialogLink request={{ open: 'comments' }}>
          {list.commentCount === 0 ? t('menu.comments.none') : t('menu.comments', { count: list.commentCount })}
        </DialogLink>
      )}
      {isEmpty && list.kind === 'list' && insert}
      {rare.length > 0 && (
        <Disclosure label={t('menu.more')}>
          <div className={styles.ways}>{rare}</div>
        </Disclosure>
      )}
    </div>
  );
};

/** Name, description, members and the last change of the open list. */
export const ListHead = ({ list, id }: { readonly list: OpenList; readonly id: string }): ReactNode => {
  const { t } = useTranslation('wishlists');
  const format = useFormat();
  const last = lastChange(list);
  const room = roomForEntriesToTell(list.entries.length);
  const nameOf = ({ name, isSelf }: OpenList['users'][number]): string =>
    isSelf ? t('head.you') : name === '' ? t('head.unnamed') : name;
  return (
    <header className={styles.head}>
      <h2 className={styles.name} id={id}>
        {withSoftHyphens(list.name)}
      </h2>
      {list.description !== '' && <p className={styles.description}>{list.description}</p>}
      {list.kind === 'class-list' && <ClassListFigures entries={list.entries} />}
      {room !== undefined && mayDo(list, 'edit-entries') && (
        <p className={styles.note}>{t(room > 0 ? 'head.room' : 'head.full', { room, most: MOST_WISHLIST_ENTRIES })}</p>
      )}
      {list.users.length > 1 && (
        <p className={styles.note}>{t('head.members', { names: list.users.map(nameOf).join(', ') })}</p>
      )}
      {last !== undefined && list.users.length > 1 && (
        <p className={styles.note}>
          {last.by === null
            ? t('head.changed', { when: format.instant(last.at), name: last.name })
            : t('head.changed.by', { when: format.instant(last.at), by: last.by, name: last.name })}
        </p>
      )}
      <Menu list={list} />
    </header>
  );
};

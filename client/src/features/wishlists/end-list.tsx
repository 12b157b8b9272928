import { WISHLIST } from '@shop/domain/shared/paths';
import type { FormEvent, ReactNode } from 'react';

import { useOneAtATime } from '../../platform/failures/use-one-at-a-time.ts';
import type { WishlistDonePartFragment } from '../../platform/generated/graphql.ts';
import { useNavigateTo } from '../../platform/navigation/use-navigate-to.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { useToast } from '../../platform/toasts/use-toast.ts';
import { PostForm } from '../../ui/post-form.tsx';
import { ConfirmButtons } from './confirm-buttons.tsx';
import styles from './dialogs.module.css';
import type { OpenList } from './list-rows.ts';
import { useDeleteList, useLeaveList } from './lists.mutations.ts';

interface EndListProps {
  readonly list: OpenList;
  readonly onDone: () => void;
}

/** Says what the shop has done, and goes on to the Merkzettel. */
const useEnd = (send: () => Promise<WishlistDonePartFragment>, { list, onDone }: EndListProps) => {
  const toast = useToast();
  const navigateTo = useNavigateTo();
  const end = useOneAtATime(async () => {
    const result = await send();
    const isDone = result.__typename === 'WishlistDone';
    const messageKey = result.__typename === 'FormRefused' ? result.generalKey : result.messageKey;
    const kind = isDone ? 'success' : 'error';
    toast({ kind, messageKey: messageKey ?? 'shop.error.internal', values: { list: list.name } });
    onDone();
    navigateTo(WISHLIST);
  });
  return (event: FormEvent): void => {
    event.preventDefault();
    end();
  };
};

/** Says what is lost with a list before it is deleted. */
export const DeleteList = ({ list, onDone }: EndListProps): ReactNode => {
  const { t } = useTranslation('wishlists');
  const { mutateAsync: send, isPending } = useDeleteList(list.externalId);
  const submit = useEnd(() => send(), { list, onDone });
  const others = list.users.filter(({ isSelf }) => !isSelf).length;
  const claimed = list.entries.reduce((pieces, { claims }) => pieces + (claims?.taken ?? 0), 0);
  const lost = [
    list.entryCount > 0 && t('delete.entries', { count: list.entryCount }),
    list.commentCount > 0 && t('delete.comments', { count: list.commentCount }),
    others > 0 && t('delete.members', { count: others }),
    claimed > 0 && t('delete.claims', { count: claimed }),
    list.links.length > 0 && t('delete.links'),
  ].filter((part) => part !== false);
  return (
    <PostForm
      className={styles.stack}
      action="delete-wishlist"
      fields={{ wishlistId: list.externalId }}
      onSubmit={submit}
      aria-label={t('delete.title', { list: list.name })}
    >
      <p>{t(lost.length === 0 ? 'delete.nothing' : 'delete.text')}</p>
      {lost.length > 0 && (
        <ul className={styles.lost}>
          {lost.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
      )}
      <ConfirmButtons label={t('delete.do')} isPending={isPending} onCancel={onDone} />
    </PostForm>
  );
};

export const LeaveList = ({ list, onDone }: EndListProps): ReactNode => {
  const { t } = useTranslation('wishlists');
  const { mutateAsync: send, isPending } = useLeaveList(list.externalId);
  const submit = useEnd(() => send(), { list, onDone });
  return (
    <PostForm
      className={styles.stack}
      action="leave-wishlist"
      fields={{ wishlistId: list.externalId }}
      onSubmit={submit}
      aria-label={t('leave.title', { list: list.name })}
    >
      <p>{t('leave.text')}</p>
      <ConfirmButtons label={t('leave.do')} isPending={isPending} onCancel={onDone} />
    </PostForm>
  );
};

import { loginPathFor } from '@shop/domain/sessions/target-after-login';
import { FIELD_LIMITS } from '@shop/domain/shared/field-limits';
import { omitNil } from '@shop/domain/shared/omit-nil';
import { commentErrors } from '@shop/domain/wishlists/wishlist-rules';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';

import { useOneAtATime } from '../../platform/failures/use-one-at-a-time.ts';
import { formRefused } from '../../platform/forms/form-refused.ts';
import { useForm } from '../../platform/forms/use-form.ts';
import type { WishlistCommentPartFragment } from '../../platform/generated/graphql.ts';
import { useFormat } from '../../platform/texts/format.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { useToast } from '../../platform/toasts/use-toast.ts';
import { Button } from '../../ui/button.tsx';
import { FormTextArea, SubmitButton } from '../../ui/form-fields.tsx';
import { Form } from '../../ui/form.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './dialogs.module.css';
import { isSignedOut } from './is-signed-out.ts';
import { dialogHref } from './list-links.ts';
import { useListPage } from './list-page-context.ts';
import { mayDo } from './list-rights.ts';
import type { OpenList } from './list-rows.ts';
import { useDeleteComment, useWriteComment } from './lists.mutations.ts';
import { commentsQuery } from './own-lists.queries.ts';

interface ListCommentsProps {
  readonly list: OpenList;
  /** Of one entry; without it, all. */
  readonly entryId?: string | undefined;
}

const CommentForm = ({ list, entryId }: ListCommentsProps): ReactNode => {
  const { t } = useTranslation('wishlists');
  const wishlistId = list.externalId;
  const { mutateAsync: write } = useWriteComment(wishlistId, entryId);
  const { hasAccount } = useListPage();
  const toast = useToast();
  const [isOver, setOver] = useState(false);
  const form = useForm({
    action: 'comment-on-wishlist',
    name: `comment ${entryId ?? wishlistId}`,
    initial: { listComment: '' },
    validate: ({ listComment }) => commentErrors(listComment),
    onSubmit: async ({ listComment }) => {
      const result = await write(listComment);
      const isSignedOutNow = isSignedOut(result, hasAccount);
      setOver(isSignedOutNow);
      if (isSignedOutNow) return { accepted: false };
      if (result.__typename === 'FormRefused') return formRefused(result);
      if (result.__typename === 'WishlistRefused') return { accepted: false, general: result.messageKey };
      form.set({ listComment: '' });
      toast({ kind: 'success', messageKey: 'shop.wishlist.commentSaved', values: { list: list.name } });
      return { accepted: true };
    },
  });
  return (
    <Form form={form} hidden={{ wishlistId, entryId }} label={t('comments.field')}>
      <FormTextArea
        name="listComment"
        label={t('comments.field')}
        hint={t('comments.hint')}
        rows={3}
        limit={FIELD_LIMITS.listComment}
      />
      {isOver && (
        <div role="alert">
          <Notice kind="error">
            <p>{t('comments.signedOut')}</p>
            <p>
              <LinkButton
                variant="link"
                href={loginPathFor(dialogHref(wishlistId, { open: 'comments', ...omitNil({ entryId }) }))}
              >
                {t('visitor.login')}
              </LinkButton>
            </p>
          </Notice>
        </div>
      )}
      <SubmitButton>{t('comments.send')}</SubmitButton>
    </Form>
  );
};

interface CommentProps {
  readonly list: OpenList;
  readonly comment: WishlistCommentPartFragment;
  readonly isAboutNamed: boolean;
}

const Comment = ({ list, comment, isAboutNamed }: CommentProps): ReactNode => {
  const { t } = useTranslation('wishlists');
  const format = useFormat();
  const toast = useToast();
  const { mutateAsync: remove, isPending } = useDeleteComment(list.externalId);
  const { id: commentId, comment: text, name, writtenAt, positionId, allowedToDeleteByUser } = comment;
  const about = list.entries.find(({ externalId }) => externalId === positionId)?.product.name;
  const send = useOneAtATime(async () => {
    const result = await remove(commentId);
    if (result.__typename === 'FormRefused') return;
    const kind = result.__typename === 'WishlistDone' ? 'success' : 'error';
    toast({ kind, messageKey: result.messageKey, values: { list: list.name } });
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    send();
  };
  return (
    <li>
      <p className={styles.note}>
        <strong>{name === '' ? t('comments.someone') : name}</strong>
        {isAboutNamed && about !== undefined && ` · ${t('comments.about', { name: about })}`},{' '}
        {format.instant(writtenAt)}
      </p>
      <p className={styles.words}>{text}</p>
      {allowedToDeleteByUser && (
        <PostForm
          action="delete-wishlist-comment"
          fields={{ wishlistId: list.externalId, commentId }}
          onSubmit={submit}
        >
          <Button type="submit" variant="link" isPending={isPending}>
            {t('comments.delete')}
          </Button>
        </PostForm>
      )}
    </li>
  );
};

/** All comments of a list or of one of its entries, the newest first, and the field for another one. */
export const ListComments = ({ list, entryId }: ListCommentsProps): ReactNode => {
  const { t } = useTranslation('wishlists');
  const { data, isError } = useQuery(commentsQuery(list.externalId));
  const comments = (data?.wishlistComments ?? []).filter(
    ({ positionId }) => entryId === undefined || positionId === entryId,
  );
  return (
    <div className={styles.stack}>
      {isError && <p role="alert">{t('comments.failed')}</p>}
      {data === undefined && !isError && <Skeleton shapes={[10, 10]} />}
      {data !== undefined && comments.length === 0 && <p>{t('comments.none')}</p>}
      {comments.length > 0 && (
        <ul className={styles.levels} aria-label={t('comments.title')}>
          {comments.map((comment) => (
            <Comment key={comment.id} list={list} comment={comment} isAboutNamed={entryId === undefined} />
          ))}
        </ul>
      )}
      {mayDo(list, 'comment') && <CommentForm list={list} entryId={entryId} />}
    </div>
  );
};

import { claimsReleased } from '@shop/domain/wishlists/change-messages';
import type { FormEvent, ReactNode } from 'react';

import { useOneAtATime } from '../../platform/failures/use-one-at-a-time.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { useToast } from '../../platform/toasts/use-toast.ts';
import { PostForm } from '../../ui/post-form.tsx';
import { releasableOf } from './class-entries.ts';
import { ConfirmButtons } from './confirm-buttons.tsx';
import styles from './dialogs.module.css';
import { useListPage } from './list-page-context.ts';
import type { Entry } from './list-rows.ts';
import { useReleaseClaims } from './shared-list.mutations.ts';

interface ReleaseClaimsProps {
  readonly entry: Entry;
  readonly onDone: () => void;
}

/** Says what becomes of claims before they are released. */
export const ReleaseClaims = ({ entry, onDone }: ReleaseClaimsProps): ReactNode => {
  const { t } = useTranslation('wishlists');
  const toast = useToast();
  const { listId } = useListPage();
  const { externalId: entryId, product, claims } = entry;
  const count = releasableOf(entry);
  const bought = claims?.bought ?? 0;
  const { mutateAsync: send, isPending } = useReleaseClaims(listId);
  const release = useOneAtATime(async () => {
    const result = await send(entryId);
    toast(
      result.__typename === 'ClaimsReleased'
        ? claimsReleased({ quantity: result.quantity, name: product.name })
        : { kind: 'error', messageKey: result.messageKey },
    );
    onDone();
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    release();
  };
  if (count === 0) return <p>{t('release.nothing')}</p>;
  return (
    <PostForm
      className={styles.stack}
      action="release-claims"
      fields={{ wishlistId: listId, entryId }}
      onSubmit={submit}
      aria-label={t('release.title', { name: product.name })}
    >
      <p>{t('release.text', { count })}</p>
      {bought > 0 && <p>{t('release.bought', { count: bought })}</p>}
      <p>{t('release.told')}</p>
      <ConfirmButtons label={t('release.do', { count })} isPending={isPending} onCancel={onDone} />
    </PostForm>
  );
};

import { LINK_LEVELS, type LinkLevel, mayMake } from '@shop/domain/wishlists/wishlist-rights';
import { type FormEvent, type ReactNode, useId, useState } from 'react';

import { ignoreRejection } from '../../platform/failures/ignore-rejection.ts';
import { useFormEcho, usePageContext } from '../../platform/pages/page-context.tsx';
import { useFormat } from '../../platform/texts/format.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { useToast } from '../../platform/toasts/use-toast.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './dialogs.module.css';
import { mayDo } from './list-rights.ts';
import type { OpenList } from './list-rows.ts';
import { useRevokeLinks, useShareList } from './lists.mutations.ts';

interface MadeLink {
  readonly level: string;
  readonly path: string;
}

/** A link that was just made: the shop keeps none and shows it once. */
const Made = ({ path }: Pick<MadeLink, 'path'>): ReactNode => {
  const { t } = useTranslation('wishlists');
  const { baseUrl } = usePageContext();
  const url = baseUrl + path;
  return (
    <div className={styles.made} role="status">
      <p>{t('share.made')}</p>
      <p className={styles.url}>{url}</p>
      <QrCode text={url} label={t('share.code')} />
      <CopyButton text={url} label={t('share.copy')} done={t('share.copied')} failed={t('share.notCopied')} />
    </div>
  );
};

interface LevelProps {
  readonly list: OpenList;
  readonly level: LinkLevel;
  readonly made: MadeLink | undefined;
  readonly isPending: boolean;
  readonly onMake: (level: LinkLevel) => void;
}

const Level = ({ list, level, made, isPending, onMake }: LevelProps): ReactNode => {
  const { t } = useTranslation('wishlists');
  const [name, hint] =
    level === 'viewer' && list.kind === 'class-list'
      ? [t('share.parents'), t('share.parents.hint')]
      : [t(`share.level.${level}`), t(`share.level.${level}.hint`)];
  const format = useFormat();
  const link = list.links.find((one) => one.level === level);
  const make = (event: FormEvent): void => {
    event.preventDefault();
    if (!isPending) onMake(level);
  };
  return (
    <li className={styles.level}>
      <div>
        <p>
          <strong>{name}</strong>
        </p>
        <p className={styles.note}>{hint}</p>
        {link !== undefined && (
          <p className={styles.note}>
            {t('share.inForce', { day: format.day(link.expiresAt) })} {t('share.again')}
          </p>
        )}
      </div>
      <PostForm action="share-wishlist" fields={{ wishlistId: list.externalId, level }} onSubmit={make}>
        <Button type="submit" variant="outline" isPending={isPending}>
          {t(link === undefined ? 'share.make' : 'share.make.again')}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Button>
      </PostForm>
      {made?.level === level && <Made path={made.path} />}
    </li>
  );
};

/** A link for each level that the visitor may give, and the end of all of them. */
export const ShareLinks = ({ list }: { readonly list: OpenList }): ReactNode => {
  const { t } = useTranslation('wishlists');
  const heading = useId();
  const toast = useToast();
  const wishlistId = list.externalId;
  const echo = useFormEcho(`link ${wishlistId}`)?.values;
  const [made, setMade] = useState<MadeLink | undefined>(
    echo?.['path'] === undefined ? undefined : { level: echo['level'] ?? '', path: echo['path'] },
  );
  const { mutateAsync: share, isPending } = useShareList();
  const { mutateAsync: revoke, isPending: isRevoking } = useRevokeLinks(wishlistId);
  const make = async (level: LinkLevel): Promise<void> => {
    const result = await share({ wishlistId, level });
    if (result.__typename === 'LinkMade') setMade({ level, path: result.path });
    else toast({ kind: 'error', messageKey: result.messageKey });
  };
  const revokeAll = async (): Promise<void> => {
    const result = await revoke();
    if (result.__typename === 'FormRefused') return;
    const isDone = result.__typename === 'WishlistDone';
    if (isDone) setMade(undefined);
    toast({ kind: isDone ? 'success' : 'error', messageKey: result.messageKey });
  };
  return (
    <section className={styles.stack} aria-labelledby={heading}>
      <h3 className={styles.heading} id={heading}>
        {t('share.links')}
      </h3>
      <p>{t('share.links.text')}</p>
      <ul className={styles.levels}>
        {LINK_LEVELS.filter((level) => mayMake(list.level, level)).map((level) => (
          <Level
            key={level}
            list={list}
            level={level}
            made={made}
            isPending={isPending}
            onMake={(chosen) => ignoreRejection(make(chosen))}
          />
        ))}
      </ul>
      {list.links.length > 0 && mayDo(list, 'revoke-links') && (
        <PostForm
          action="revoke-wishlist-links"
          fields={{ wishlistId }}
          onSubmit={(event) => {
            event.preventDefault();
            ignoreRejection(revokeAll());
          }}
        >
          <Button type="submit" variant="link" isPending={isRevoking}>
            {t('share.revoke')}
          </Button>
        </PostForm>
      )}
    </section>
  );
};

import { storefrontUrl } from '@shop/domain/storefronts/storefront-url';
import { shopForParents } from '@shop/domain/wishlists/shop-for-parents';
import { LINK_LEVELS, type LinkLevel, mayMake } from '@shop/domain/wishlists/wishlist-rights';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';

import { useOneAtATime } from '../../platform/failures/use-one-at-a-time.ts';
import { useFormEcho, usePageContext, useStorefront } from '../../platform/pages/page-context.tsx';
import { useFormat } from '../../platform/texts/format.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { useToast } from '../../platform/toasts/use-toast.ts';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
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
const Made = ({ path, isForParents }: Pick<MadeLink, 'path'> & { readonly isForParents: boolean }): ReactNode => {
  const { t } = useTranslation('wishlists');
  const page = usePageContext();
  const made = useRef<HTMLDivElement>(null);
  useEffect(() => {
    made.current?.focus();
  }, []);
  const url = isForParents ? storefrontUrl(shopForParents(page.storefront), page, path) : page.baseUrl + path;
  return (
    <div ref={made} className={styles.made} role="status" tabIndex={-1}>
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
  const isForParents = level === 'viewer' && list.kind === 'class-list';
  const { isB2b } = useStorefront();
  const [name, hint] = isForParents
    ? [t('share.parents'), t('share.parents.hint')]
    : [
        t(`share.level.${level}`),
        level === 'viewer' && isB2b ? t('share.level.viewer.hint.business') : t(`share.level.${level}.hint`),
      ];
  const format = useFormat();
  const link = list.links.find((one) => one.level === level);
  const path = made?.level === level ? made.path : undefined;
  const make = (event: FormEvent): void => {
    event.preventDefault();
    onMake(level);
  };
  const form = (label: 'share.make' | 'share.make.again'): ReactNode => (
    <PostForm action="share-wishlist" fields={{ wishlistId: list.externalId, level }} onSubmit={make}>
      <Button type="submit" variant="outline" isPending={isPending}>
        {t(label)}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </Button>
    </PostForm>
  );
  return (
    <li className={styles.level}>
      <div>
        <p>
          <strong>{name}</strong>
        </p>
        <p className={styles.note}>{hint}</p>
        {link !== undefined && <p className={styles.note}>{t('share.inForce', { day: format.day(link.expiresAt) })}</p>}
      </div>
      {link === undefined ? (
        form('share.make')
      ) : (
        <Disclosure key={`again ${path}`} label={t('share.again')}>
          <div className={styles.stack}>
            <p className={styles.note}>{t('share.again.text')}</p>
            {form('share.make.again')}
          </div>
        </Disclosure>
      )}
      {path !== undefined && <Made key={path} path={path} isForParents={isForParents} />}
    </li>
  );
};

/** A link for each level that the visitor may give, and the end of all of them. */
export const ShareLinks = ({ list }: { readonly list: OpenList }): ReactNode => {
  const { t } = useTranslation('wishlists');
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const toast = useToast();
  const wishlistId = list.externalId;
  const echo = useFormEcho(`link ${wishlistId}`)?.values;
  const [made, setMade] = useState<MadeLink | undefined>(
    echo?.['path'] === undefined ? undefined : { level: echo['level'] ?? '', path: echo['path'] },
  );
  const { mutateAsync: share, isPending } = useShareList();
  const { mutateAsync: revoke, isPending: isRevoking } = useRevokeLinks(wishlistId);
  const make = useOneAtATime(async (level: LinkLevel) => {
    const result = await share({ wishlistId, level });
    if (result.__typename === 'LinkMade') setMade({ level, path: result.path });
    else toast({ kind: 'error', messageKey: result.messageKey });
  });
  const revokeAll = useOneAtATime(async () => {
    const result = await revoke();
    if (result.__typename === 'FormRefused') return;
    const isDone = result.__typename === 'WishlistDone';
    if (isDone) {
      setMade(undefined);
      // The button goes with the links.
      title.current?.focus();
    }
    toast({ kind: isDone ? 'success' : 'error', messageKey: result.messageKey });
  });
  return (
    <section className={styles.stack} aria-labelledby={heading}>
      <h3 ref={title} className={styles.heading} id={heading} tabIndex={-1}>
        {t('share.links')}
      </h3>
      <p>{t('share.links.text')}</p>
      <ul className={styles.levels}>
        {LINK_LEVELS.filter((level) => mayMake(list.level, level)).map((level) => (
          <Level key={level} list={list} level={level} made={made} isPending={isPending} onMake={make} />
        ))}
      </ul>
      {list.links.length > 0 && mayDo(list, 'revoke-links') && (
        <Disclosure label={t('share.revoke')}>
          <PostForm
            className={styles.stack}
            action="revoke-wishlist-links"
            fields={{ wishlistId }}
            onSubmit={(event) => {
              event.preventDefault();
              revokeAll();
            }}
          >
            <p className={styles.note}>{t('share.revoke.text')}</p>
            <div className={styles.ways}>
              <Button type="submit" variant="outline" isPending={isRevoking}>
                {t('share.revoke.do')}
              </Button>
            </div>
          </PostForm>
        </Disclosure>
      )}
    </section>
  );
};

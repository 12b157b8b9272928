import { LIST_FILE_KINDS, type ListFileKind, listFilePath } from '@shop/domain/wishlists/wishlist-paths';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';

import { failureMessage } from '../../platform/failures/failure-notice.ts';
import { ignoreRejection } from '../../platform/failures/ignore-rejection.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { useMessage } from '../../platform/texts/use-message.ts';
import { fetchFile, type MadeFile, type NoFile } from '../../platform/transport/fetch-file.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './list-files.module.css';
import { useListPage } from './list-page-context.ts';

const TOO_MANY = 429;
const SERVER_ERROR = 500;

const reasonFor = ({ status, isLater }: NoFile): string => {
  if (status === TOO_MANY) return 'shop.error.tooManyTries';
  if (status < SERVER_ERROR) return 'shop.wishlist.notFound';
  return isLater ? 'shop.error.overloaded' : 'shop.error.internal';
};

/** Saves files; what they hold is let go with the list. */
const useSaving = (): ((file: MadeFile) => void) => {
  const saved = useRef<readonly string[]>([]);
  useEffect(() => () => saved.current.forEach((href) => URL.revokeObjectURL(href)), []);
  return ({ content, name }) => {
    const href = URL.createObjectURL(content);
    saved.current = [...saved.current, href];
    Object.assign(document.createElement('a'), { href, download: name }).click();
  };
};

/** On a phone the links above may fill the screen. */
const scrollTo = (notice: HTMLElement | null): void => notice?.scrollIntoView({ block: 'nearest' });

interface FailedFile {
  readonly kind: ListFileKind;
  readonly messageKey: string;
}

/**
 * The list as a file, in each kind. The shop makes it: quantities that still wait are saved first. What it cannot make is told beside
 * the links; before scripts run, by the page that the link leads to.
 */
export const ListFiles = ({ list }: { readonly list: Parameters<typeof listFilePath>[0] }): ReactNode => {
  const { t } = useTranslation('wishlists');
  const message = useMessage();
  const { actions } = useListPage();
  const save = useSaving();
  const [making, setMaking] = useState<ListFileKind>();
  const [failed, setFailed] = useState<FailedFile>();
  const make = async (kind: ListFileKind): Promise<void> => {
    if (!(await actions.settle())) return;
    setMaking(kind);
    try {
      const made = await fetchFile(listFilePath(list, kind));
      if ('content' in made) save(made);
      setFailed('content' in made ? undefined : { kind, messageKey: reasonFor(made) });
    } catch (failure) {
      setFailed({ kind, messageKey: failureMessage(failure) });
    } finally {
      setMaking(undefined);
    }
  };
  const follow = (event: MouseEvent, kind: ListFileKind): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    if (making === undefined) ignoreRejection(make(kind));
  };
  return (
    <>
      {LIST_FILE_KINDS.map((kind) => (
        // With a target, no script of the shop takes it for a page before this one runs.
        <LinkButton
          key={kind}
          variant="link"
          href={listFilePath(list, kind)}
          target="_top"
          rel="nofollow"
          aria-busy={making === kind || undefined}
          onClick={(event) => follow(event, kind)}
        >
          {t(`file.${kind}`)}
        </LinkButton>
      ))}
      {failed !== undefined && (
        <div className={styles.failed} role="alert" ref={scrollTo}>
          <Notice kind="error">
            <p>
              {t('file.failed')} {message(failed.messageKey)}
            </p>
            <p>
              <Button
                variant="link"
                isPending={making !== undefined}
                onClick={() => ignoreRejection(make(failed.kind))}
              >
                {t('file.retry')} <VisuallyHidden>{t(`file.${failed.kind}`)}</VisuallyHidden>
              </Button>
            </p>
          </Notice>
        </div>
      )}
    </>
  );
};

import { isWishlistQuantity, readQuantity } from '@shop/domain/carts/quantity';
import { sharedWishlistPath } from '@shop/domain/shared/paths';
import { shownClaimCode, toldOfWithdrawn, unbrokenClaimCode } from '@shop/domain/wishlists/class-list';
import { keyOfClaimRefusal } from '@shop/domain/wishlists/wishlist-refusal-key';
import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react';

import { ignoreRejection } from '../../platform/failures/ignore-rejection.ts';
import { useOneAtATime } from '../../platform/failures/use-one-at-a-time.ts';
import { isInField } from '../../platform/focus/focus-page.ts';
import { useFieldInputBeforeHydration } from '../../platform/forms/input-before-hydration.ts';
import { useFormEcho } from '../../platform/pages/page-context.tsx';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { useMessage } from '../../platform/texts/use-message.ts';
import { useToast } from '../../platform/toasts/use-toast.ts';
import { Button } from '../../ui/button.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './claim-pieces.module.css';
import { claimableOf, isHeld, openOf } from './class-entries.ts';
import { useListPage } from './list-page-context.ts';
import type { Entry } from './list-rows.ts';
import { useClaimPieces, useWithdrawClaim } from './shared-list.mutations.ts';

interface ClaimPiecesProps {
  readonly entry: Entry;
  readonly token: string;
}

type Claim = NonNullable<Entry['claims']>['own'][number];

/** What this browser has taken over, and the code that gives it back from any other one. */
const OwnClaim = ({ entry, token, claim }: ClaimPiecesProps & { readonly claim: Claim }): ReactNode => {
  const { t } = useTranslation('wishlists');
  const toast = useToast();
  const { mutateAsync: send, isPending } = useWithdrawClaim();
  const { code, quantity, bought, released } = claim;
  const { name } = entry.product;
  const withdraw = async (): Promise<void> => {
    const result = await send(code);
    if (result.__typename === 'WishlistRefused') toast({ kind: 'error', messageKey: result.messageKey });
    else if (result.quantity === 0) toast(toldOfWithdrawn(result));
    else toast({ kind: 'success', messageKey: 'claim.withdrawn', values: { count: result.quantity, name } });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isPending) ignoreRejection(withdraw());
  };
  return (
    <li className={styles.own} data-released={quantity === 0 || undefined}>
      {quantity > 0 && (
        <p>
          {t('claim.own', { count: quantity })}
          {bought > 0 && ` ${t('claim.bought', { count: bought })}`}
        </p>
      )}
      {released > 0 && <p>{t('claim.released', { count: released })}</p>}
      {bought < quantity && (
        <>
          <p className={styles.note} data-print="none">
            {t('claim.code')} <code className={styles.code}>{shownClaimCode(code)}</code>
          </p>
          <PostForm
            action="withdraw-claim"
            fields={{ code, from: sharedWishlistPath(token) }}
            onSubmit={submit}
            data-print="none"
          >
            <Button type="submit" variant="link" isPending={isPending}>
              {t('claim.withdraw')}{' '}
              <VisuallyHidden>
                {name}, {shownClaimCode(code)}
              </VisuallyHidden>
            </Button>
          </PostForm>
        </>
      )}
    </li>
  );
};

const REFUSED = ['invalid-quantity', 'too-many-pieces', 'more-than-needed', 'too-many-claims'] as const;

/** Why pieces were not taken over, and how many would have been. */
interface Problem {
  readonly because: (typeof REFUSED)[number];
  readonly open: number;
  readonly possible: number;
}

const problemOf = (
  because: string | undefined,
  { open, possible }: { readonly open?: number | null | undefined; readonly possible?: number | null | undefined },
): Problem | undefined => {
  const known = REFUSED.find((word) => word === because);
  return known && { because: known, open: open ?? 0, possible: possible ?? 0 };
};

/** Takes over so many pieces; more than are open only after having been told, with another button, and never more than are needed. */
const ClaimForm = ({ entry, token }: ClaimPiecesProps): ReactNode => {
  const { t } = useTranslation('wishlists');
  const message = useMessage();
  const toast = useToast();
  const id = useId();
  const { listId, hasAccount } = useListPage();
  const { externalId: entryId, product } = entry;
  const [open, possible] = [openOf(entry), claimableOf(entry)];
  const isMore = isHeld(entry);
  const echoed = useFormEcho('claim')?.values;
  const echo = echoed?.['entryId'] === entryId ? echoed : undefined;
  const [typed, setTyped] = useState(echo?.['quantity'] ?? '1');
  const [problem, setProblem] = useState(
    problemOf(echo?.['because'], {
      open: readQuantity(echo?.['open'] ?? ''),
      possible: readQuantity(echo?.['possible'] ?? ''),
    }),
  );
  const field = useFieldInputBeforeHydration<HTMLInputElement>(typed, setTyped);
  const { mutateAsync: send, isPending } = useClaimPieces();
  useEffect(() => {
    // Whoever types elsewhere meanwhile is not moved.
    const isElsewhere = isInField() && document.activeElement !== field.current;
    if (problem !== undefined && !isElsewhere) field.current?.form?.scrollIntoView({ block: 'nearest' });
  }, [problem, field]);

  const claim = useOneAtATime(async (quantity: number, evenIfTaken: boolean) => {
    const result = await send({ wishlistId: listId, token, entryId, quantity, evenIfTaken });
    if (result.__typename === 'PiecesClaimed') {
      setTyped('1');
      setProblem(undefined);
      const values = { count: quantity, name: product.name, code: unbrokenClaimCode(result.claim.code) };
      toast({ kind: 'success', messageKey: 'shop.wishlist.claim.done', values });
      return;
    }
    const refused = problemOf(result.because, result);
    if (refused === undefined) toast({ kind: 'error', messageKey: result.messageKey });
    else setProblem(refused);
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const { nativeEvent } = event;
    const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    const isInsisted = button instanceof HTMLButtonElement && button.name === 'evenIfTaken';
    const quantity = readQuantity(typed);
    if (quantity === undefined || quantity === 0 || !isWishlistQuantity(quantity))
      setProblem({ because: 'invalid-quantity', open, possible });
    else if (quantity > open && !isInsisted) setProblem({ because: 'too-many-pieces', open, possible });
    else if (quantity > possible) setProblem({ because: 'more-than-needed', open, possible });
    else claim(quantity, isInsisted);
  };
  const error =
    problem === undefined
      ? undefined
      : message(keyOfClaimRefusal(problem, { loginState: hasAccount ? 'customer' : 'logged-out' }), {
          open: problem.open,
          possible: problem.possible,
        });
  const insists = open === 0 || (problem?.because === 'too-many-pieces' && (readQuantity(typed) ?? 0) <= possible);
  return (
    <PostForm
      className={styles.form}
      action="claim-pieces"
      fields={{ wishlistId: listId, token, entryId }}
      onSubmit={submit}
      data-print="none"
    >
      <label className={styles.label} htmlFor={id}>
        {t(isMore ? 'claim.quantity.more' : 'claim.quantity')} <VisuallyHidden>{product.name}</VisuallyHidden>
      </label>
      <input
        ref={field}
        id={id}
        name="quantity"
        className={styles.field}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={({ target }) => {
          setTyped(target.value);
          setProblem(undefined);
        }}
      />
      {open > 0 && (
        <Button type="submit" variant="outline" isPending={isPending}>
          {t(isMore ? 'claim.do.more' : 'claim.do')} <VisuallyHidden>{product.name}</VisuallyHidden>
        </Button>
      )}
      {error !== undefined && (
        <p className={styles.error} id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
      {insists && (
        <Button
          type="submit"
          name="evenIfTaken"
          value="true"
          variant={open > 0 ? 'link' : 'outline'}
          isPending={isPending}
        >
          {t('claim.insist')} <VisuallyHidden>{product.name}</VisuallyHidden>
        </Button>
      )}
    </PostForm>
  );
};

/** What somebody takes over of an entry of a class list. Nobody sees who it was. */
export const ClaimPieces = ({ entry, token }: ClaimPiecesProps): ReactNode => {
  const { t } = useTranslation('wishlists');
  const own = entry.claims?.own ?? [];
  const isFull = openOf(entry) === 0;
  return (
    <div className={styles.claims} data-focus-stays>
      {own.length > 0 && (
        <ul className={styles.list} aria-label={t('claim.list', { name: entry.product.name })} data-focus-stays>
          {own.map((claim) => (
            <OwnClaim key={claim.code} entry={entry} token={token} claim={claim} />
          ))}
        </ul>
      )}
      {isFull && <p>{t('claim.full')}</p>}
      {claimableOf(entry) > 0 && <ClaimForm entry={entry} token={token} />}
    </div>
  );
};

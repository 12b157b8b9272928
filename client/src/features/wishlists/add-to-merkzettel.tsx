import type { FormEvent, ReactNode } from 'react';

import { ignoreRejection } from '../../platform/failures/ignore-rejection.ts';
import { useToast } from '../../platform/toasts/use-toast.ts';
import { Button } from '../../ui/button.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { type ListSource, sourceFields } from './list-source.ts';
import { useAddToList } from './lists.mutations.ts';
import { useAfterAdding } from './use-after-adding.ts';

interface AddToMerkzettelProps {
  readonly source: ListSource;
  /** The path of the page. */
  readonly from: string;
  readonly label: string;
}

/** Puts a source on the Merkzettel, the only list of a visitor without an account. */
export const AddToMerkzettel = ({ source, from, label }: AddToMerkzettelProps): ReactNode => {
  const toast = useToast();
  const after = useAfterAdding();
  const { mutateAsync: add, isPending } = useAddToList(source);
  const send = async (): Promise<void> => {
    const result = await add({ toMerkzettel: true });
    if (result.__typename === 'WishlistChanged') after(result);
    else if (result.__typename === 'WishlistRefused') toast({ kind: 'error', messageKey: result.messageKey });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isPending) ignoreRejection(send());
  };
  return (
    <PostForm
      action="add-to-wishlist"
      fields={{ ...sourceFields(source), toMerkzettel: 'true', from }}
      onSubmit={submit}
    >
      <Button type="submit" variant={source.from === 'link' ? 'link' : 'primary'} isPending={isPending}>
        {label}
      </Button>
    </PostForm>
  );
};

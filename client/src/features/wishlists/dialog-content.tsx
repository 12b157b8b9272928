import type { ReactNode } from 'react';

import { useTranslation } from '../../platform/texts/translation.tsx';
import { AddToList } from './add-to-list.tsx';
import { ChooseVariant } from './choose-variant.tsx';
import { DescribeListForm } from './describe-list-form.tsx';
import { DeleteList, LeaveList } from './end-list.tsx';
import { EntryOptions } from './entry-options.tsx';
import { ImportLines } from './import-lines.tsx';
import { InCartResult } from './in-cart-result.tsx';
import { InviteForm } from './invite-form.tsx';
import { ListComments } from './list-comments.tsx';
import { ListMembers } from './list-members.tsx';
import type { DialogRequest } from './list-page-context.ts';
import type { OwnLists } from './list-rows.ts';
import { NewListForm } from './new-list-form.tsx';
import { ReleaseClaims } from './release-claims.tsx';
import { ShareLinks } from './share-links.tsx';
import { TransferForm } from './transfer-form.tsx';

export interface DialogContentProps {
  readonly request: DialogRequest;
  readonly lists: OwnLists;
  readonly onDone: () => void;
}

const nameOf = ({ open }: OwnLists, entryId: string): string =>
  open.entries.find(({ externalId }) => externalId === entryId)?.product.name ?? '';

export const useDialogTitle = (request: DialogRequest, lists: OwnLists): string => {
  const { t } = useTranslation('wishlists');
  const list = lists.open.name;
  switch (request.open) {
    case 'new':
      return t('new.title');
    case 'add': {
      const { source } = request;
      return t(`add.title.${source.from}`, { number: source.from === 'order' ? source.orderId : '' });
    }
    case 'import':
      return t('import.title');
    case 'describe':
      return t('describe.title');
    case 'share':
      return t('share.title', { list });
    case 'delete':
      return t('delete.title', { list });
    case 'leave':
      return t('leave.title', { list });
    case 'comments':
      return request.entryId === undefined
        ? t('comments.title')
        : t('comments.of', { name: nameOf(lists, request.entryId) });
    case 'options':
      return t('options.title', { name: nameOf(lists, request.entryId) });
    case 'release':
      return t('release.title', { name: nameOf(lists, request.entryId) });
    case 'variants':
      return t('variants.title', { name: nameOf(lists, request.entryId) });
    case 'transfer':
      return t('transfer.title', { count: request.entryIds.length });
    case 'in-cart':
      return t(request.result.report.added.length > 0 ? 'inCart.title' : 'inCart.nothing');
  }
};

/** What a dialog of the page holds, or the part of the page in its place. */
export const DialogContent = ({ request, lists, onDone }: DialogContentProps): ReactNode => {
  const list = lists.open;
  switch (request.open) {
    case 'new':
      return <NewListForm onDone={onDone} />;
    case 'add':
      return <AddToList source={request.source} lists={lists.lists} />;
    case 'import':
      return <ImportLines list={list} onDone={onDone} />;
    case 'describe':
      return <DescribeListForm list={list} onDone={onDone} />;
    case 'share':
      return (
        <>
          <ShareLinks list={list} />
          <InviteForm list={list} />
          <ListMembers list={list} />
        </>
      );
    case 'delete':
      return <DeleteList list={list} onDone={onDone} />;
    case 'leave':
      return <LeaveList list={list} onDone={onDone} />;
    case 'comments':
      return <ListComments list={list} entryId={request.entryId} />;
    case 'options':
      return <EntryOptions lists={lists} entryId={request.entryId} onDone={onDone} />;
    case 'variants': {
      const entry = list.entries.find(({ externalId }) => externalId === request.entryId);
      return entry === undefined ? null : <ChooseVariant entry={entry} onDone={onDone} />;
    }
    case 'release': {
      const entry = list.entries.find(({ externalId }) => externalId === request.entryId);
      return entry === undefined ? null : <ReleaseClaims entry={entry} onDone={onDone} />;
    }
    case 'transfer':
      return <TransferForm lists={lists} entryIds={request.entryIds} onDone={onDone} />;
    case 'in-cart':
      return <InCartResult result={request.result} wanted={request.wanted} list={list} onDone={onDone} />;
  }
};

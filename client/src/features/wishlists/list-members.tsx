import { memberChanged } from '@shop/domain/wishlists/change-messages';
import { type MemberLevel, mayMake, mayRemove } from '@shop/domain/wishlists/wishlist-rights';
import { type FormEvent, type ReactNode, useId } from 'react';

import { useOneAtATime } from '../../platform/failures/use-one-at-a-time.ts';
import { useTranslation } from '../../platform/texts/translation.tsx';
import { useToast } from '../../platform/toasts/use-toast.ts';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { SelectControl } from '../../ui/select.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './dialogs.module.css';
import { mayDo } from './list-rights.ts';
import type { OpenList } from './list-rows.ts';
import { type ChangeOfMember, useChangeMember } from './lists.mutations.ts';

type Member = OpenList['users'][number];
const LEVELS = ['commentator', 'editor', 'admin'] as const;
type Level = (typeof LEVELS)[number];

const isMemberLevel = (level: Member['level']): level is MemberLevel => level !== 'viewer';
const levelIn = (form: HTMLFormElement): Level | undefined =>
  LEVELS.find((level) => level === new FormData(form).get('level'));

interface MemberProps {
  readonly list: OpenList;
  readonly member: Member;
  readonly isPending: boolean;
  readonly onChange: (change: ChangeOfMember) => void;
}

const LevelForm = ({ list, member, isPending, onChange }: MemberProps): ReactNode => {
  const { t } = useTranslation('wishlists');
  const { memberId, name } = member;
  const id = useId();
  const change = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const level = levelIn(event.currentTarget);
    if (level !== undefined) onChange({ do: 'set-level', memberId, level });
  };
  return (
    <PostForm
      className={styles.setLevel}
      action="change-wishlist-member"
      fields={{ wishlistId: list.externalId, memberId, do: 'set-level' }}
      onSubmit={change}
    >
      <VisuallyHidden>
        <label htmlFor={id}>{t('share.member', { name })}</label>
      </VisuallyHidden>
      <SelectControl
        key={member.level}
        id={id}
        name="level"
        width="m"
        defaultValue={member.level}
        options={LEVELS.filter((level) => mayMake(list.level, level)).map((value) => ({
          value,
          label: t(`share.level.${value}`),
        }))}
      />
      <Button type="submit" variant="link" isPending={isPending}>
        {t('share.member.set')} <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
    </PostForm>
  );
};

const MemberRow = (props: MemberProps): ReactNode => {
  const { t } = useTranslation('wishlists');
  const { list, member, isPending, onChange } = props;
  const { memberId, level, isSelf } = member;
  const name = isSelf ? t('share.member.you') : member.name === '' ? t('comments.someone') : member.name;
  const canChange = !isSelf && isMemberLevel(level) && mayRemove(list.level, level);
  const form = (change: ChangeOfMember, label: string): ReactNode => (
    <PostForm
      action="change-wishlist-member"
      fields={{ wishlistId: list.externalId, memberId, do: change.do }}
      onSubmit={(event) => {
        event.preventDefault();
        onChange(change);
      }}
    >
      <Button type="submit" variant="link" isPending={isPending}>
        {label} <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
    </PostForm>
  );
  return (
    <li className={styles.member}>
      <p>
        <strong>{name}</strong> {!canChange && <span className={styles.note}>{t(`share.level.${level}`)}</span>}
      </p>
      {canChange && (
        <>
          <LevelForm {...props} member={{ ...member, name }} />
          {form({ do: 'remove', memberId }, t('share.member.remove'))}
          {mayDo(list, 'hand-over') && (
            <Disclosure
              label={
                <>
                  {t('share.member.handOver')} <VisuallyHidden>{name}</VisuallyHidden>
                </>
              }
            >
              <p>{t('share.handOver.sure', { list: list.name, name })}</p>
              {form({ do: 'hand-over', memberId }, t('share.handOver.do'))}
            </Disclosure>
          )}
        </>
      )}
    </li>
  );
};

/** Who is a member of a list, and what each may do. */
export const ListMembers = ({ list }: { readonly list: OpenList }): ReactNode => {
  const { t } = useTranslation('wishlists');
  const heading = useId();
  const toast = useToast();
  const { mutateAsync: send, isPending } = useChangeMember(list.externalId);
  const change = useOneAtATime(async (wanted: ChangeOfMember, { name }: Member) => {
    const result = await send(wanted);
    if (result.__typename === 'WishlistHeadChanged')
      toast(memberChanged(wanted, { list: result.list.name, name: name === '' ? t('comments.someone') : name }));
    if (result.__typename === 'WishlistRefused') toast({ kind: 'error', messageKey: result.messageKey });
  });
  return (
    <section className={styles.stack} aria-labelledby={heading}>
      <h3 className={styles.heading} id={heading}>
        {t('share.members')}
      </h3>
      <ul className={styles.levels} data-focus-stays>
        {list.users.map((member) => (
          <MemberRow
            key={member.memberId}
            list={list}
            member={member}
            isPending={isPending}
            onChange={(wanted) => change(wanted, member)}
          />
        ))}
      </ul>
    </section>
  );
};

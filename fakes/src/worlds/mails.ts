import { frozenCopy } from '../shared/deep-freeze.ts';
import { nextNumber, type Transaction } from './transaction.ts';
import type { World } from './world.ts';
import type { SentMail } from './mail.ts';

/** Older mails are discarded. */
const MAX_MAILS = 1000;

export const send = (tx: Transaction, letter: Omit<SentMail, 'id' | 'seq' | 'worldNow'>): void => {
  const mail = frozenCopy({
    ...letter,
    id: `mail-${nextNumber(tx, 'mail')}`,
    seq: tx.seq,
    worldNow: tx.now.toISOString(),
  });
  tx.state = { ...tx.state, mails: [...tx.state.mails, mail].slice(-MAX_MAILS) };
};

export interface MailFilter {
  readonly to?: string;
  readonly template?: string;
  readonly afterSeq?: number;
}

/** The longest wait for a mail. */
export const MAIL_WAIT_LIMIT_MS = 10_000;

const mailsIn = (world: World, { to, template, afterSeq = 0 }: MailFilter): readonly SentMail[] =>
  world.read(({ state }) =>
    state.mails.filter(
      (mail) =>
        mail.seq > afterSeq &&
        (to === undefined || mail.to.toLowerCase() === to.toLowerCase()) &&
        (template === undefined || mail.template === template),
    ),
  );

/** The captured mails, oldest first. With `waitMs` it resolves as soon as there is one, or with none when the time is up. */
export const capturedMails = (
  world: World,
  filter: MailFilter & { readonly waitMs?: number },
): Promise<readonly SentMail[]> => {
  const found = mailsIn(world, filter);
  const waitMs = Math.min(filter.waitMs ?? 0, MAIL_WAIT_LIMIT_MS);
  if (found.length > 0 || waitMs <= 0) return Promise.resolve(found);
  return new Promise((resolve) => {
    const finish = (): void => {
      stopListening();
      clearTimeout(timeout);
      resolve(mailsIn(world, filter));
    };
    const timeout = setTimeout(finish, waitMs);
    const stopListening = world.onChange(() => {
      if (mailsIn(world, filter).length > 0) finish();
    });
  });
};

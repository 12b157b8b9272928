import { type Mail, readMail } from '../mails/read-mail.ts';
import type { SentMail } from '../worlds/mail.ts';
import type { View } from '../worlds/transaction.ts';

/** A mail with its text, for tests of what it says: its links stay paths. */
export const mailWithPaths = (mail: SentMail): Mail => readMail(mail, (path) => path);

/** The mails of a world, oldest first. */
export const mailsIn = ({ state }: Pick<View, 'state'>): readonly Mail[] => state.mails.map(mailWithPaths);

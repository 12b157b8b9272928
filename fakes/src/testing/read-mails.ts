import { type Mail, readMail } from '../mails/read-mail.ts';
import type { SentMail } from '../worlds/mail.ts';
import type { View } from '../worlds/transaction.ts';

/** A mail with its text, for tests of what it says: its links stay paths, and the sender's lines at the end of each are left out. */
export const mailWithPaths = (sent: SentMail): Mail => {
  const mail = readMail(sent, (path) => path);
  return { ...mail, text: mail.text.split('\n\n-- \n')[0] ?? '' };
};

/** The mails of a world, oldest first. */
export const mailsIn = ({ state }: Pick<View, 'state'>): readonly Mail[] => state.mails.map(mailWithPaths);

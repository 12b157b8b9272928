import { isMailLink, type SentMail } from '../worlds/mail.ts';

/** The token of the link to a new password in a mail. */
export const tokenIn = (mail: Pick<SentMail, 'parts'> | undefined): string | undefined => {
  const link = mail?.parts.filter(isMailLink).find(({ rel }) => rel === 'new-password');
  return link === undefined ? undefined : (new URL(link.url, 'http://shop').searchParams.get('token') ?? undefined);
};

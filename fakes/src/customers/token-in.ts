import type { Mail } from '../worlds/mail.ts';

/** The token of the link to a new password in a mail. */
export const tokenIn = (mail: Pick<Mail, 'links'> | undefined): string | undefined => {
  const url = mail?.links.find(({ rel }) => rel === 'new-password')?.url;
  return url === undefined ? undefined : (new URL(url, 'http://shop').searchParams.get('token') ?? undefined);
};

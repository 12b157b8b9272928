import type { IncomingHttpHeaders } from 'node:http';

export const headerOf = (headers: IncomingHttpHeaders, name: string): string | undefined => {
  const value = headers[name];
  const text = Array.isArray(value) ? value[0] : value;
  return text === '' ? undefined : text;
};

import { NetworkFailure } from '../failures/failures.ts';
import { countReply } from './connection.ts';
import { withinLimit } from './now-or-never.ts';

/** A file that the shop has made. */
export interface MadeFile {
  readonly content: Blob;
  readonly name: string;
}

/** Why there is no file: the status of the reply, and whether the same request may succeed later. */
export interface NoFile {
  readonly status: number;
  readonly isLater: boolean;
}

const NAME = /filename\*=UTF-8''(?<name>[^;]+)/u;

const nameIn = (headers: Headers): string =>
  decodeURIComponent(NAME.exec(headers.get('content-disposition') ?? '')?.groups?.['name'] ?? '');

const load = async (path: string, signal: AbortSignal): Promise<MadeFile | NoFile> => {
  try {
    // A redirect leads to a page, such as the login.
    const response = await fetch(path, { credentials: 'same-origin', redirect: 'manual', signal });
    const { ok, status, headers } = response;
    return ok
      ? { content: await response.blob(), name: nameIn(headers) }
      : { status, isLater: headers.has('retry-after') };
  } catch (cause) {
    throw new NetworkFailure(path, { cause });
  }
};

/** Loads a file that the shop makes. */
export const fetchFile = (path: string): Promise<MadeFile | NoFile> =>
  withinLimit(path, (signal) => countReply(load(path, signal)));

import { NetworkFailure } from '../failures/failures.ts';
import { countReply } from './connection.ts';
import { tokenForWrites } from './now-or-never.ts';
import { reloadIfWorldMissing } from './reload-if-world-missing.ts';
import { type RouteReply, routeReply } from './route-reply.ts';

export interface SendOptions {
  /** Called with the sent part of the form, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
  /** Ends the upload; the promise then rejects with its reason. */
  readonly signal?: AbortSignal;
}

const UNAUTHORISED = 401;

/** XMLHttpRequest, because `fetch` does not report how much of a body has been sent. */
const post = (path: string, form: FormData, token: string, { onProgress, signal }: SendOptions): Promise<RouteReply> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (): void => reject(new NetworkFailure(path));
    request.open('POST', path);
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total === 0 ? 0 : loaded / total);
    request.onerror = fail;
    request.ontimeout = fail;
    request.onload = () => {
      try {
        resolve(routeReply(path, request.status, request.responseText));
      } catch (failure) {
        reject(failure as NetworkFailure);
      }
    };
    signal?.addEventListener('abort', () => {
      request.abort();
      reject(signal.reason instanceof Error ? signal.reason : new NetworkFailure(path));
    });
    request.send(form);
  });

/** Posts a form with files to one of the gateway's `/api/uploads` routes with the token. If the token is refused, renews it once and retries. */
export const sendForm = async (path: string, form: FormData, options: SendOptions = {}): Promise<RouteReply> => {
  const token = await tokenForWrites.current();
  options.signal?.throwIfAborted();
  let reply = await countReply(post(path, form, token, options));
  if (reply.status === UNAUTHORISED) {
    tokenForWrites.renew(token);
    reply = await countReply(post(path, form, await tokenForWrites.current(), options));
  }
  reloadIfWorldMissing(reply.body['classification']);
  return reply;
};

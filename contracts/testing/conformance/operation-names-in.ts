import type { HttpRequest } from '@shop/gateway/upstream/client/transport/transport';

interface Posted {
  readonly operationName: string;
}

const isPosted = (value: unknown): value is Posted =>
  typeof value === 'object' && value !== null && 'operationName' in value && typeof value.operationName === 'string';

/** Operations that a request of the gateway carries, alone or in a batch; a token call carries none. */
export const operationNamesIn = ({ body }: HttpRequest): readonly string[] => {
  if (typeof body !== 'string' || !/^[[{]/u.test(body)) return [];
  const posted: unknown = JSON.parse(body);
  return [posted]
    .flat()
    .filter(isPosted)
    .map(({ operationName }) => operationName);
};

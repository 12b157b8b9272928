import { type OpenFakeUpstream, openFakeUpstream } from './open-fake-upstream.ts';

interface Posted {
  readonly operationName: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

const isPosted = (value: unknown): value is Posted =>
  typeof value === 'object' && value !== null && 'operationName' in value;

/** A fake upstream, with the variables of the last request of an operation. */
export const openRecordedUpstream = async (): Promise<
  OpenFakeUpstream & { readonly sentWith: (operation: string) => Posted['variables'] | undefined }
> => {
  const requests: Posted[] = [];
  const fakeUpstream = await openFakeUpstream((honest) => (request, signal) => {
    const body: unknown =
      typeof request.body === 'string' && /^[[{]/u.test(request.body) ? JSON.parse(request.body) : [];
    requests.push(...[body].flat().filter(isPosted));
    return honest(request, signal);
  });
  return {
    ...fakeUpstream,
    sentWith: (name) => requests.findLast(({ operationName }) => operationName === name)?.variables,
  };
};

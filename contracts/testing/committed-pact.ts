import contract from '../pacts/shop-gateway-shop-upstream.json' with { type: 'json' };

type Tree = Readonly<Record<string, unknown>>;

/** What a request asks for, as far as tests look at it. */
export interface PostedOperation {
  readonly operationName: string;
  readonly query: string;
  readonly variables?: Tree;
}

/** An interaction of the committed contract. */
export interface PactInteraction {
  readonly description: string;
  readonly providerStates: readonly { readonly name: string; readonly params?: Tree }[];
  readonly request: {
    readonly path: string;
    readonly body: { readonly content: unknown; readonly contentType: string; readonly encoded?: unknown };
    readonly generators?: Readonly<Record<string, Readonly<Record<string, { readonly expression: string }>>>>;
  };
  readonly response: {
    readonly status: number;
    readonly body: { readonly content: unknown };
    readonly matchingRules: { readonly body: Tree };
  };
}

export const INTERACTIONS: readonly PactInteraction[] = contract.interactions;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;
const isPosted = (value: unknown): value is PostedOperation =>
  isTree(value) && typeof value['operationName'] === 'string' && typeof value['query'] === 'string';

/** The part `operations` of a form with files. */
const operationsPart = (form: string): unknown =>
  JSON.parse(/name="operations"\r\n\r\n(?<json>.*)\r\n/u.exec(form)?.groups?.['json'] ?? 'null');

const contentOf = ({ content, contentType, encoded }: PactInteraction['request']['body']): unknown => {
  if (!contentType.startsWith('multipart/form-data') || typeof content !== 'string') return content;
  return operationsPart(encoded === 'base64' ? Buffer.from(content, 'base64').toString('latin1') : content);
};

/** The operations of a request; none of a token call. */
export const operationsOf = ({ request: { body } }: PactInteraction): readonly PostedOperation[] =>
  [contentOf(body)].flat().filter(isPosted);

/** Whether the whole response is data, and at which paths. */
export const grantsOf = ({ response: { body } }: PactInteraction): readonly string[] => {
  const isGrant = (value: unknown): boolean => isTree(value) && 'data' in value;
  if (Array.isArray(body.content)) return body.content.flatMap((entry, at) => (isGrant(entry) ? [`$[${at}]`] : []));
  return isGrant(body.content) ? ['$'] : [];
};

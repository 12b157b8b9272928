import type { Shopper } from '@shop/domain/sessions/shopper';
import type { Operation } from '@shop/gateway/upstream/operation';
import type { UploadedFile } from '@shop/gateway/upstream/uploaded-file';

import { headersOf, type Question, type Request } from './requests.ts';

interface WithFile {
  readonly file: UploadedFile;
}

/** An operation with a file beside what it asks for. */
export const withFile = <Variables>(
  { types: _never, ...operation }: Operation<unknown, Variables>,
  variables: Variables & WithFile,
): Question<unknown, Variables & WithFile> => ({ operation, variables });

const BOUNDARY = 'boundary-of-the-contract';

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

const is = (text: string) => ({ matchers: [{ match: 'regex', regex: `^${escaped(text)}$` }] });

/** GraphQL's multipart request: the operation with null in the file's place, where the file belongs, and the file; its bytes are its own. */
export const uploading = (shopper: Shopper, { operation, variables }: Question<unknown, WithFile>): Request => {
  const { file } = variables;
  const operations = JSON.stringify({ operationName: operation.name, query: operation.text, variables: { ...variables, file: null } });
  const map = JSON.stringify({ 0: ['variables.file'] });
  const head = (disposition: string): string => `--${BOUNDARY}\r\ncontent-disposition: form-data; ${disposition}\r\n`;
  return {
    path: '/graphql',
    headers: headersOf(shopper),
    contentType: `multipart/form-data; boundary=${BOUNDARY}`,
    body: Buffer.concat([
      Buffer.from(`${head('name="operations"')}\r\n${operations}\r\n${head('name="map"')}\r\n${map}\r\n`),
      Buffer.from(`${head(`name="0"; filename="${file.name}"`)}content-type: ${file.type}\r\n\r\n`),
      file.bytes,
      Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
    ]),
    rules: {
      header: { 'Content-Type': { matchers: [{ match: 'regex', regex: '^multipart/form-data; ?boundary=.+$' }] } },
      body: { '$.operations': is(operations), '$.map': is(map), "$['0']": { matchers: [{ match: 'contentType', value: file.type }] } },
    },
  };
};

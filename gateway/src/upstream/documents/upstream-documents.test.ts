import { expect, it } from 'vitest';
import { LENA } from '../client/testing/client-on-script.ts';
import { runWithReplies } from '../testing/shop-on-script.ts';

const FORM = {
  title: 'Klasse 1b',
  lead: [],
  columns: [{ heading: 'Artikel', isNumeric: false }],
  rows: [['Heft']],
  above: [],
  hasTickBoxes: false,
  below: [],
};

it('a reply that is no PDF is a failure, never a file', async () => {
  const content = Buffer.from('<html>').toString('base64');
  const { outcome } = await runWithReplies({ generatePdfForm: { content } }, ({ documents }) =>
    documents.draw(LENA, FORM),
  );
  expect(outcome).toMatchObject({ failure: { name: 'UpstreamReplyInvalid', operation: 'generatePdfForm' } });
});

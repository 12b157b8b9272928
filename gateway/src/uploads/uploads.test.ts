import { connect } from 'node:net';
import { CERTIFICATE_RULE } from '@shop/domain/shared/upload-rules';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { LIMITS, MAX_UPLOADS, MAX_UPLOADS_OF_NETWORK } from '../limits/limits.ts';
import { bomb, PDF, photo } from './testing/pictures.ts';
import { NETWORK_HEADER, uploadServer } from './testing/upload-server.ts';

type Server = Awaited<ReturnType<typeof uploadServer>>;
interface Reply {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly body: {
    readonly message?: string;
    readonly fields?: object;
    readonly fieldErrors?: readonly object[];
    readonly files?: readonly { readonly name: string; readonly type: string; readonly base64: string }[];
  };
}

const opened: Server[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((server) => server.close()));
});
const open = async (...rule: Parameters<typeof uploadServer>): Promise<Server> => {
  const server = await uploadServer(...rule);
  opened.push(server);
  return server;
};

const file = (bytes: Uint8Array<ArrayBuffer> | Buffer, name: string, type = ''): File =>
  new File([new Uint8Array(bytes)], name, { type });
const formWith = (...files: readonly File[]): FormData => {
  const form = new FormData();
  form.append('company', 'Grundschule am Anger');
  for (const one of files) form.append('certificate', one);
  return form;
};
const post = async (
  { url }: Server,
  form: FormData,
  headers: Readonly<Record<string, string>> = {},
): Promise<Reply> => {
  const response = await fetch(url, { method: 'POST', body: form, headers });
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    body: (await response.json()) as Reply['body'],
  };
};
const bytesOf = ({ body }: Reply): Buffer => Buffer.from(body.files?.[0]?.base64 ?? '', 'base64');
const errorOf = async (server: Server, sent: File): Promise<unknown> =>
  (await post(server, formWith(sent))).body.fieldErrors;

describe('a form with a file', () => {
  it('is received with its fields; a document is taken as it is', async () => {
    const reply = await post(await open(), formWith(file(PDF, 'C:\\Büro\\Nachweis.pdf', 'application/pdf')));
    expect(reply).toMatchObject({
      status: 200,
      body: {
        fields: { company: 'Grundschule am Anger' },
        fieldErrors: [],
        files: [{ name: 'Nachweis.pdf', type: 'pdf' }],
      },
    });
    expect(bytesOf(reply).equals(PDF)).toBe(true);
  });

  it.each(['jpeg', 'png', 'webp'] as const)(
    'loses what a %s says about place, time and author, and stands upright',
    async (format) => {
      const original = await photo(format);
      expect((await sharp(original).metadata()).exif?.includes('Anna Lehmann')).toBe(true);
      const reply = await post(
        await open(),
        formWith(file(original, `schule.${format === 'jpeg' ? 'jpg' : format}`, `image/${format}`)),
      );
      expect(reply.body.files).toMatchObject([{ name: 'schule.jpg', type: 'jpeg' }]);
      const { exif, xmp, iptc, orientation, width, height } = await sharp(bytesOf(reply)).metadata();
      expect({ exif, xmp, iptc, orientation, width, height }).toEqual({
        exif: undefined,
        xmp: undefined,
        iptc: undefined,
        orientation: undefined,
        width: 30,
        height: 40,
      });
      expect(bytesOf(reply).includes('Anna')).toBe(false);
    },
  );

  it.each([
    ['wide', 4_400, 1_100, [4_000, 1_000]],
    ['high', 1_100, 4_400, [1_000, 4_000]],
  ])('has its %s picture drawn smaller, in the same shape', async (_shape, width, height, drawn) => {
    const large = await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
      .jpeg()
      .toBuffer();
    const stored = await sharp(bytesOf(await post(await open(), formWith(file(large, 'schild.jpg'))))).metadata();
    expect([stored.width, stored.height]).toEqual(drawn);
  });

  it('has a picture that lets the ground shine through drawn on white', async () => {
    const clear = await sharp({
      create: { width: 8, height: 8, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const { channels } = await sharp(bytesOf(await post(await open(), formWith(file(clear, 'logo.png'))))).stats();
    expect(channels.map(({ min }) => min)).toEqual([255, 255, 255]);
  });

  it('has no files of a field that the form does not have', async () => {
    const form = formWith(file(PDF, 'Nachweis.pdf'));
    form.append('photo', file(PDF, 'fremd.pdf'));
    expect((await post(await open({ ...CERTIFICATE_RULE, maxFiles: 2 }), form)).body).toMatchObject({
      files: [{ name: 'Nachweis.pdf' }],
      fieldErrors: [],
    });
  });

  it('without a chosen file has none', async () => {
    expect((await post(await open(), formWith(file(Buffer.of(), '', 'application/octet-stream')))).body).toMatchObject({
      files: [],
      fieldErrors: [],
    });
  });
});

describe('a file is refused', () => {
  it.each([
    ['of a type that is not taken', 'brief.docx', Buffer.from('PK'), '', 'shop.upload.type'],
    ['whose content is another type than its name says', 'foto.jpg', PDF, '', 'shop.upload.mismatch'],
    [
      'whose content is no type at all',
      'Nachweis.pdf',
      Buffer.from('<script>alert(1)</script>'),
      'application/pdf',
      'shop.upload.mismatch',
    ],
    ['that is declared as another type', 'Nachweis.pdf', PDF, 'text/html', 'shop.upload.mismatch'],
    ['without a byte', 'Nachweis.pdf', Buffer.of(), 'application/pdf', 'shop.upload.empty'],
  ])('%s', async (_what, name, bytes, type, message) => {
    expect(await errorOf(await open(), file(bytes, name, type))).toEqual([{ field: 'certificate', message }]);
  });

  it('that is too large, and the rest of the form is still read', async () => {
    const server = await open({ ...CERTIFICATE_RULE, maxBytes: 1_000 });
    const form = formWith(file(Buffer.concat([PDF, Buffer.alloc(5_000_000)]), 'gross.pdf'));
    form.append('city', 'Jena');
    expect((await post(server, form)).body).toMatchObject({
      fields: { city: 'Jena' },
      files: [],
      fieldErrors: [{ message: 'shop.upload.tooLarge' }],
    });
  });

  it('if it is a picture that was cut off', async () => {
    const whole = await photo();
    expect(await errorOf(await open(), file(whole.subarray(0, whole.length - 60), 'foto.jpg'))).toEqual([
      { field: 'certificate', message: 'shop.upload.damaged' },
    ]);
  });

  it.each([
    ['of more pixels than a photo', { width: 4_900, height: 4_900 }],
    ['of one very long row', { width: 12_001, height: 1 }],
    ['of one very long column', { width: 1, height: 12_001 }],
    ['of sixteen bits a colour', { width: 3_600, height: 3_600, depth: 16 }],
    ['of four channels', { width: 4_400, height: 4_400, channels: 4 }],
  ] as const)('if it is a small file that unpacks to a picture %s', async (_what, picture) => {
    const small = await bomb(picture);
    expect(small.length).toBeLessThan(1_200_000);
    expect(await errorOf(await open(), file(small, 'bombe.png'))).toEqual([
      { field: 'certificate', message: 'shop.upload.tooManyPixels' },
    ]);
  });

  it('never if it is a photo of twelve megapixels', async () => {
    const photo = await sharp({ create: { width: 4_000, height: 3_000, channels: 3, background: '#ffffff' } })
      .jpeg()
      .toBuffer();
    expect(await errorOf(await open(), file(photo, 'foto.jpg'))).toEqual([]);
  });

  it('if there are more than the field takes; the first ones are kept', async () => {
    const { body } = await post(await open(), formWith(file(PDF, 'eins.pdf'), file(PDF, 'zwei.pdf')));
    expect(body).toMatchObject({
      files: [{ name: 'eins.pdf' }],
      fieldErrors: [{ field: 'certificate', message: 'shop.upload.tooMany' }],
    });
  });
});

describe('a form is refused as a whole', () => {
  it('if it is larger than any form, before it is read', async () => {
    expect(await post(await open(), formWith(file(Buffer.alloc(26_000_000), 'gross.pdf')))).toMatchObject({
      status: 413,
      body: { messageKey: 'shop.upload.tooLarge' },
    });
  });

  it.each([
    ['has no boundary', 'multipart/form-data', 'x'],
    [
      'ends in the middle',
      'multipart/form-data; boundary=b',
      '--b\r\ncontent-disposition: form-data; name="certificate"; filename="a.pdf"\r\n\r\n%PDF-',
    ],
  ])('if it %s', async (_what, type, body) => {
    const { url, taken } = await open();
    const response = await fetch(url, { method: 'POST', headers: { 'content-type': type }, body });
    expect([response.status, taken]).toEqual([400, []]);
  });

  it('if a field is longer than any of the shop’s', async () => {
    const form = formWith();
    form.append('comment', 'x'.repeat(40_000));
    expect(await post(await open(), form)).toMatchObject({
      status: 400,
      body: { message: 'comment must be a text of at most 10000 characters' },
    });
  });

  it('if it has more fields than any of the shop’s', async () => {
    const form = formWith();
    for (let number = 0; number < 70; number += 1) form.append(`field-${number}`, 'x');
    expect(await post(await open(), form)).toMatchObject({
      status: 400,
      body: { message: 'The form has too many fields.' },
    });
  });

  it('if it has more parts than any of the shop’s', async () => {
    const form = formWith(...Array.from({ length: 90 }, (_, number) => file(PDF, `${number}.pdf`)));
    expect(await post(await open(), form)).toMatchObject({
      status: 400,
      body: { message: 'The form has too many fields.' },
    });
  });

  it('if it does not say how long it is', async () => {
    const { url } = await open();
    const body = new Blob(['--b--\r\n']).stream();
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      body,
      duplex: 'half',
    } as RequestInit);
    expect([response.status, await response.json()]).toEqual([
      411,
      expect.objectContaining({ message: 'A form with files needs a Content-Length.' }),
    ]);
  });

  it('where no route receives files: 415', async () => {
    const { port } = await open();
    expect(
      (await fetch(`http://127.0.0.1:${port}/api/login-action`, { method: 'POST', body: formWith() })).status,
    ).toBe(415);
  });
});

/** Sends the start of a form and nothing more. */
const beginUpload = async ({ port }: Server, network = 'school') => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    `POST /api/uploads/certificate HTTP/1.1\r\nhost: localhost\r\n${NETWORK_HEADER}: ${network}\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: 9000000\r\n\r\n--b\r\ncontent-disposition: form-data; name="certificate"; filename="a.pdf"\r\n\r\n%PDF-`,
  );
  return socket;
};
const statusUntil = async (server: Server, wanted: number, network: string): Promise<Reply> => {
  const deadline = performance.now() + 5_000;
  let reply = await post(server, formWith(file(PDF, 'a.pdf')), { [NETWORK_HEADER]: network });
  while (reply.status !== wanted && performance.now() < deadline)
    reply = await post(server, formWith(file(PDF, 'a.pdf')), { [NETWORK_HEADER]: network });
  return reply;
};

describe('uploads at a time', () => {
  it(`are at most ${MAX_UPLOADS_OF_NETWORK} of one network; another one still has room`, async () => {
    const server = await open();
    const sockets = await Promise.all(Array.from({ length: MAX_UPLOADS_OF_NETWORK }, () => beginUpload(server)));
    expect(await statusUntil(server, 429, 'school')).toMatchObject({ status: 429, retryAfter: '5' });
    expect(await statusUntil(server, 200, 'elsewhere')).toMatchObject({ status: 200 });
    for (const socket of sockets) socket.destroy();
  });

  it('are at most half of all from one /48, whichever of its networks they come from', async () => {
    const server = await open();
    const sockets = await Promise.all(
      Array.from({ length: MAX_UPLOADS / 2 }, (_, number) =>
        beginUpload(server, `2001:db8:7:${number.toString(16)}00::/64`),
      ),
    );
    expect(await statusUntil(server, 429, '2001:db8:7:ffff::/64')).toMatchObject({ status: 429, retryAfter: '5' });
    expect(await statusUntil(server, 200, '2001:db8:8:1::/64')).toMatchObject({ status: 200 });
    for (const socket of sockets) socket.destroy();
  });

  it(`are at most ${MAX_UPLOADS}; one that breaks off leaves its place to the next try`, async () => {
    const server = await open();
    const sockets = await Promise.all(
      Array.from({ length: MAX_UPLOADS }, (_, number) => beginUpload(server, `school-${number}`)),
    );
    expect(await statusUntil(server, 503, 'late')).toMatchObject({ status: 503, retryAfter: '5' });
    sockets[0]?.destroy();
    expect(await statusUntil(server, 200, 'late')).toMatchObject({ status: 200, body: { files: [{ name: 'a.pdf' }] } });
    expect(server.taken.every((form) => JSON.stringify(form).includes('a.pdf'))).toBe(true);
    for (const socket of sockets) socket.destroy();
  });

  it('leave their places when they send byte by byte, and say so', async () => {
    const server = await open();
    const sockets = await Promise.all(
      Array.from({ length: MAX_UPLOADS }, (_, number) => beginUpload(server, `school-${number % 2}`)),
    );
    expect(await statusUntil(server, 503, 'late')).toMatchObject({ status: 503 });
    const told = new Promise<string>((resolve) => {
      sockets[0]?.once('data', (bytes: Buffer) => resolve(String(bytes)));
    });
    await server.timers.pass(10_000);
    expect(await told).toContain('408 Request Timeout');
    expect(await statusUntil(server, 200, 'late')).toMatchObject({ status: 200 });
    for (const socket of sockets) socket.destroy();
  });

  it('are limited for a network over time', async () => {
    const server = await open();
    const empty = new FormData();
    empty.append('company', 'x');
    for (let sent = 0; sent < LIMITS.uploads.max; sent += 1) expect((await post(server, empty)).status).toBe(200);
    expect(await post(server, empty)).toMatchObject({ status: 429, retryAfter: '600' });
  });
});

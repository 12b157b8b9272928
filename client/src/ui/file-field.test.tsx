import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CERTIFICATE_RULE, type UploadRule } from '@shop/domain/shared/upload-rules';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';

import { NetworkFailure } from '../platform/failures/failures.ts';
import { useForm } from '../platform/forms/use-form.ts';
import { entriesError, readEntries } from '@shop/domain/shared/file-entries';
import type { Upload, UploadResult } from '../platform/uploads/use-uploads.ts';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { FileField } from './file-field.tsx';
import { SubmitButton } from './form-fields.tsx';
import { Form } from './form.tsx';

const PHOTOS: UploadRule = { ...CERTIFICATE_RULE, maxFiles: 3 };

interface SentFile {
  readonly file: File;
  readonly signal: AbortSignal | undefined;
  readonly progress: (share: number) => void;
  readonly reply: (result: UploadResult) => void;
  readonly breakOff: () => void;
}

const sent: SentFile[] = [];
const submitted: string[][] = [];
beforeEach(() => {
  sent.length = 0;
  submitted.length = 0;
  sessionStorage.clear();
});

const upload: Upload = (file, { signal, onProgress }) => {
  const { promise, resolve, reject } = Promise.withResolvers<UploadResult>();
  sent.push({
    file,
    signal,
    progress: (share) => onProgress?.(share),
    reply: resolve,
    breakOff: () => reject(new NetworkFailure('upload')),
  });
  return promise;
};

const Sheet = ({ rule }: { readonly rule: UploadRule }): ReactNode => {
  const form = useForm({
    action: 'uploads/business-registration',
    name: 'sheet',
    initial: { certificate: '' },
    validate: (values) => {
      const message = entriesError(values.certificate, { isRequired: true });
      return message === undefined ? [] : [{ field: 'certificate', message }];
    },
    onSubmit: async (values) => {
      submitted.push(readEntries(values.certificate).map(({ id }) => id));
      return { accepted: true };
    },
  });
  return (
    <Form form={form} hasFiles label="Antrag">
      <FileField name="certificate" label="Nachweis" hint="PDF oder Bild" rule={rule} upload={upload} />
      <SubmitButton>Absenden</SubmitButton>
    </Form>
  );
};

const pdf = (name = 'Nachweis.pdf', size = 10): File =>
  new File([new Uint8Array(size)], name, { type: 'application/pdf' });
const input = (): HTMLInputElement => screen.getByLabelText<HTMLInputElement>('Nachweis');
const choose = (...files: readonly File[]): void => void fireEvent.change(input(), { target: { files } });
const listed = (): readonly (string | undefined)[] =>
  screen
    .queryAllByRole('listitem')
    .map((row) => row.textContent?.replace(/(?:Entfernen|Abbrechen|Noch einmal senden)+$/u, ''));
const status = (): string => screen.getByRole('status').textContent ?? '';
const errorOf = (): string =>
  (input().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .at(-1) ?? '';
const sendSheet = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Absenden' }));
const open = (rule: UploadRule = CERTIFICATE_RULE) => renderInShop(<Sheet rule={rule} />, { areas: ['uploads'] });

describe('a chosen file', () => {
  it('is sent at once, with its progress, and the form has it afterwards', async () => {
    await open();
    choose(pdf());
    expect(listed()).toEqual(['Nachweis.pdfWird übertragen …']);
    act(() => sent[0]?.progress(0.4));
    expect(screen.getByRole('progressbar', { name: 'Nachweis.pdf wird übertragen' }).getAttribute('value')).toBe('40');
    await act(async () => sent[0]?.reply({ accepted: true, id: 'c-1', name: 'Nachweis.pdf' }));
    expect(listed()).toEqual(['Nachweis.pdfÜbertragen']);
    expect(status()).toBe('Nachweis.pdf ist übertragen.');
    await sendSheet();
    await waitFor(() => expect(submitted).toEqual([['c-1']]));
  });

  it.each([
    [
      'of another type',
      pdf('brief.docx'),
      'brief.docx: Diese Art von Datei können wir nicht annehmen. Bitte wählen Sie ein PDF oder ein Bild (JPEG, PNG oder WebP).',
    ],
    ['without a byte', pdf('leer.pdf', 0), 'leer.pdf: Diese Datei ist leer. Bitte wählen Sie eine andere.'],
    [
      'that is too large',
      pdf('gross.pdf', 10_000_001),
      'gross.pdf: Die Datei ist größer als 10 MB. Bitte verkleinern Sie sie oder wählen Sie eine andere.',
    ],
  ])('%s is refused before it is sent, and the reason is announced', async (_what, file, words) => {
    await open();
    choose(file);
    expect([sent, listed()]).toEqual([[], []]);
    expect(errorOf()).toContain(words);
    expect(input().getAttribute('aria-invalid')).toBe('true');
    expect(status()).toBe(words);
  });

  it('that the shop refuses leaves the list, and the field says why', async () => {
    await open();
    choose(pdf());
    await act(async () => sent[0]?.reply({ accepted: false, message: 'shop.upload.mismatch' }));
    expect(listed()).toEqual([]);
    expect(errorOf()).toContain('Nachweis.pdf: Der Inhalt der Datei passt nicht zu ihrem Namen.');
  });

  it('replaces the one before if the field takes one', async () => {
    await open();
    choose(pdf('alt.pdf'));
    choose(pdf('neu.pdf'));
    expect(sent[0]?.signal?.aborted).toBe(true);
    expect(listed()).toEqual(['neu.pdfWird übertragen …']);
  });

  it('stays if none of those that are chosen next can replace it', async () => {
    await open();
    choose(pdf('alt.pdf'));
    await act(async () => sent[0]?.reply({ accepted: true, id: 'c-1', name: 'alt.pdf' }));
    choose(pdf('neu.docx'));
    expect(listed()).toEqual(['alt.pdfÜbertragen']);
    await sendSheet();
    await waitFor(() => expect(submitted).toEqual([['c-1']]));
  });

  it('can be removed; the focus returns to the field, where the same file can be chosen again', async () => {
    await open();
    choose(pdf());
    await act(async () => sent[0]?.reply({ accepted: true, id: 'c-1', name: 'Nachweis.pdf' }));
    await userEvent.click(screen.getByRole('button', { name: 'Nachweis.pdf entfernen' }));
    expect([listed(), status(), document.activeElement, input().value]).toEqual([
      [],
      'Nachweis.pdf ist entfernt.',
      input(),
      '',
    ]);
    await sendSheet();
    expect(errorOf()).toContain('Bitte wählen Sie eine Datei aus.');
    expect(submitted).toEqual([]);
  });

  it('can be dropped onto the field', async () => {
    await open();
    const area = input().parentElement ?? document.body;
    fireEvent.dragOver(area);
    fireEvent.drop(area, { dataTransfer: { files: [pdf()] } });
    expect(listed()).toEqual(['Nachweis.pdfWird übertragen …']);
  });
});

describe('an upload', () => {
  it('that breaks off is sent again on request, without choosing the file anew', async () => {
    await open();
    choose(pdf());
    await act(async () => sent[0]?.breakOff());
    expect(listed()).toEqual(['Nachweis.pdfDie Übertragung brach ab.']);
    expect(status()).toBe('Die Übertragung von „Nachweis.pdf“ brach ab. Sie können sie noch einmal senden.');
    await sendSheet();
    expect(submitted).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Noch einmal senden' }));
    expect(sent[1]?.file).toBe(sent[0]?.file);
    await act(async () => sent[1]?.reply({ accepted: true, id: 'c-1', name: 'Nachweis.pdf' }));
    await sendSheet();
    await waitFor(() => expect(submitted).toEqual([['c-1']]));
  });

  it('can be cancelled', async () => {
    await open();
    choose(pdf());
    await userEvent.click(screen.getByRole('button', { name: 'Übertragung von „Nachweis.pdf“ abbrechen' }));
    expect([sent[0]?.signal?.aborted, listed()]).toEqual([true, []]);
    await act(async () => sent[0]?.reply({ accepted: true, id: 'c-1', name: 'Nachweis.pdf' }));
    expect(listed()).toEqual([]);
  });

  it('holds back the form until it is finished', async () => {
    await open();
    choose(pdf());
    await sendSheet();
    expect(submitted).toEqual([]);
    expect(errorOf()).toContain('Eine Datei ist noch nicht bei uns.');
  });

  it('ends when the page is left', async () => {
    const page = await open();
    choose(pdf());
    page.unmount();
    expect(sent[0]?.signal?.aborted).toBe(true);
  });
});

describe('several files', () => {
  it('are sent together, and finish in any order', async () => {
    await open(PHOTOS);
    expect(input().multiple).toBe(true);
    choose(pdf('1.pdf'), pdf('2.pdf'));
    await act(async () => {
      sent[1]?.reply({ accepted: true, id: 'p-2', name: '2.pdf' });
      sent[0]?.reply({ accepted: true, id: 'p-1', name: '1.pdf' });
    });
    await sendSheet();
    await waitFor(() => expect(submitted).toEqual([['p-1', 'p-2']]));
  });

  it('are refused beyond the most that the field takes', async () => {
    await open(PHOTOS);
    choose(pdf('1.pdf'), pdf('2.pdf'), pdf('3.pdf'), pdf('4.pdf'));
    expect(sent).toHaveLength(3);
    expect(errorOf()).toContain('4.pdf: Das sind zu viele Dateien.');
  });
});

describe('a file field', () => {
  it('without scripts is an input whose files go with the form', async () => {
    const attributes: (string | null | undefined)[] = [];
    await renderInShop(<Sheet rule={PHOTOS} />, {
      areas: ['uploads'],
      beforeScripts: (page) => {
        const [form, field] = [page.querySelector('form'), page.querySelector('input')];
        attributes.push(
          form?.getAttribute('action'),
          form?.getAttribute('enctype'),
          field?.name,
          field?.type,
          field?.accept.split(',')[0],
          String(field?.multiple),
        );
      },
    });
    expect(attributes).toEqual([
      '/forms/uploads/business-registration',
      'multipart/form-data',
      'certificate',
      'file',
      'application/pdf',
      'true',
    ]);
  });

  it('sends a file that was chosen before scripts ran', async () => {
    await renderInShop(<Sheet rule={CERTIFICATE_RULE} />, {
      areas: ['uploads'],
      beforeScripts: (page) => {
        const field = page.querySelector<HTMLInputElement>('input[type="file"]');
        if (field !== null) Object.defineProperty(field, 'files', { value: [pdf('frueh.pdf')], configurable: true });
      },
    });
    expect(sent.map(({ file }) => file.name)).toEqual(['frueh.pdf']);
  });

  it('still has a received file after a reload, and says which ones were lost on the way', async () => {
    const first = await open(PHOTOS);
    choose(pdf('1.pdf'), pdf('2.pdf'));
    await act(async () => sent[0]?.reply({ accepted: true, id: 'p-1', name: '1.pdf' }));
    first.unmount();
    await open(PHOTOS);
    expect(listed()).toEqual([
      '1.pdfÜbertragen',
      '2.pdfDie Übertragung brach ab. Bitte wählen Sie die Datei noch einmal aus.',
    ]);
    const lost = screen.getAllByRole('listitem')[1];
    expect(within(lost ?? document.body).queryByRole('button', { name: 'Noch einmal senden' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '2.pdf entfernen' }));
    await sendSheet();
    await waitFor(() => expect(submitted).toEqual([['p-1']]));
  });
});

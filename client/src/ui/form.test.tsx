import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { FormEcho } from '@shop/domain/pages/page-contract';
import { Toasts } from '../app/toasts.tsx';
import { removeAllDrafts } from '../platform/forms/form-draft.ts';
import { useForm } from '../platform/forms/use-form.ts';
import type { SubmitResult } from '../platform/forms/use-form-submit.ts';
import { PageContextProvider, usePageContext } from '../platform/pages/page-context.tsx';
import { fillIn } from '../testing/fill-in.ts';
import { renderInShop } from '../testing/render-in-shop.tsx';
import { toastsOnPage } from '../testing/toasts-on-page.ts';
import { FormTextField, SubmitButton } from './form-fields.tsx';
import { Form } from './form.tsx';

const FIELDS = ['firstName', 'lastName', 'email'] as const;
const VALID = { Vorname: 'Ada', Nachname: 'Nowak', 'E-Mail': 'ada@schule.example' };

const NO_FIRST_NAME = 'Bitte geben Sie den Vornamen an.';
const NO_LAST_NAME = 'Bitte geben Sie den Nachnamen an.';
const TAKEN =
  'Zu dieser E-Mail-Adresse gibt es schon ein Konto. Melden Sie sich an oder nehmen Sie eine andere Adresse.';
const TOO_MANY = 'Das waren zu viele Versuche. Bitte warten Sie eine Weile und versuchen Sie es dann noch einmal.';
const FAILED = 'Anmeldung nicht möglich. Bitte prüfen Sie Ihre Angaben.';
const OVERLOADED = 'Im Shop ist gerade sehr viel los. Bitte versuchen Sie es gleich noch einmal.';

const EMAIL_TAKEN = { field: 'email', message: 'vue.form.error.email.notUnique' };
const takenEmail: SubmitResult = { accepted: false, fieldErrors: [EMAIL_TAKEN] };
const refusedWith = (general: string): SubmitResult => ({ accepted: false, general });

const Registration = ({ replies }: { readonly replies: SubmitResult[] }): ReactNode => {
  const form = useForm({
    name: 'registration',
    initial: { firstName: '', lastName: '', email: '' },
    validate: (values) =>
      FIELDS.filter((field) => (values[field] ?? '') === '').map((field) => ({
        field,
        message: 'vue.form.error.requiredField',
      })),
    onSubmit: async () => replies.shift() ?? { accepted: true },
  });
  return (
    <>
      <Toasts />
      <Form form={form} label="Registrierung">
        <FormTextField name="firstName" label="Vorname" />
        <FormTextField name="lastName" label="Nachname" />
        <FormTextField name="email" label="E-Mail" />
        <SubmitButton>Senden</SubmitButton>
      </Form>
    </>
  );
};

/** A page that answers a form which was sent without scripts. */
const Answering = ({ echo, children }: { readonly echo: FormEcho; readonly children: ReactNode }): ReactNode => (
  <PageContextProvider value={{ ...usePageContext(), formEcho: echo }}>{children}</PageContextProvider>
);

/** A form to which the shop replies in turn; it accepts what comes after that. */
const open = (...replies: SubmitResult[]) => renderInShop(<Registration replies={replies} />);
const press = () => userEvent.click(screen.getByRole('button', { name: 'Senden' }));

/** What a screen reader reads out, because the focus has moved there. */
const heard = (): readonly string[] =>
  within(document.activeElement as HTMLElement)
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
const expectHeard = (...texts: readonly string[]): Promise<void> => waitFor(() => expect(heard()).toEqual(texts));

beforeEach(removeAllDrafts);

describe('a form that is refused', () => {
  it.each([
    ['asks to check what was typed only if that is wrong', takenEmail, 'Bitte prüfen Sie Ihre Angaben'],
    ['does not blame what was typed for a failure', refusedWith('shop.error.network'), 'Es gibt ein Problem'],
  ])('%s', async (_what, reply, heading) => {
    await open(reply);
    fillIn(VALID);
    await press();
    expect((await screen.findByRole('heading')).textContent).toBe(heading);
  });

  it('by the page says why each time, to those who hear it too, and shows the first field that is wrong', async () => {
    const shown: string[] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function mark(this: Element) {
      shown.push(this.getAttribute('name') ?? '');
    });
    await open();
    fillIn({ 'E-Mail': 'ada@schule.example' });
    for (const _time of ['first', 'second']) {
      await press();
      await expectHeard(NO_FIRST_NAME, NO_LAST_NAME);
    }
    fillIn({ Vorname: 'Ada' });
    await press();
    await expectHeard(NO_LAST_NAME);
    expect(shown).toEqual(['firstName', 'firstName', 'lastName']);
  });

  it('by the shop says why each time, in one place (FORM-09)', async () => {
    await open(
      refusedWith('shop.error.tooManyTries'),
      refusedWith('shop.error.tooManyTries'),
      refusedWith('shop.error.overloaded'),
    );
    fillIn(VALID);
    for (const text of [TOO_MANY, TOO_MANY, OVERLOADED]) {
      await press();
      await expectHeard(text);
      expect([screen.getAllByText(text).length, toastsOnPage()]).toEqual([1, []]);
    }
  });

  it('by the shop because of several fields says why once above the form and once at the first of them, and marks each until one changes', async () => {
    await open({ accepted: false, general: 'shop.login.failed', about: ['email', 'firstName'] });
    fillIn(VALID);
    await press();
    await expectHeard(FAILED);
    const fields = () => ['E-Mail', 'Vorname', 'Nachname'].map((label) => screen.getByLabelText(label));
    const [email = document.body] = fields();
    expect(screen.getByRole('link', { name: FAILED }).getAttribute('href')).toBe(`#${email.id}`);
    expect(document.getElementById(email.getAttribute('aria-describedby') ?? '')?.textContent).toContain(FAILED);
    expect([screen.getAllByText(FAILED).length, fields().map((field) => field.getAttribute('aria-invalid'))]).toEqual([
      2,
      ['true', 'true', null],
    ]);
    fillIn({ Vorname: 'Grace' });
    expect([screen.queryByText(FAILED), fields().map((field) => field.getAttribute('aria-invalid'))]).toEqual([
      null,
      [null, null, null],
    ]);
  });

  it('after it was sent without scripts says why again', async () => {
    const echo: FormEcho = {
      form: 'registration',
      values: { firstName: 'Ada', lastName: 'Nowak', email: 'ada@schule.example' },
      fieldErrors: [EMAIL_TAKEN],
    };
    await renderInShop(
      <Answering echo={echo}>
        <Registration replies={[takenEmail]} />
      </Answering>,
    );
    await expectHeard(TAKEN);
    await press();
    await expectHeard(TAKEN);
  });

  it('keeps what the shop has said about a field while the page finds another one wrong', async () => {
    await open(takenEmail);
    fillIn(VALID);
    await press();
    await expectHeard(TAKEN);
    fillIn({ Vorname: '' });
    await press();
    await expectHeard(NO_FIRST_NAME, TAKEN);
  });

  it('and then accepted says nothing of it any more, and says it again at the next refusal', async () => {
    document.title = 'Konto eröffnen';
    await open(refusedWith('shop.error.overloaded'), { accepted: true }, refusedWith('shop.error.overloaded'));
    fillIn(VALID);
    await press();
    await expectHeard(OVERLOADED);
    expect(document.title).toBe('Fehler: Konto eröffnen');
    await press();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect([toastsOnPage(), document.title]).toEqual([[], 'Konto eröffnen']);
    await press();
    await expectHeard(OVERLOADED);
  });
});

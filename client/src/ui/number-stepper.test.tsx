import { act, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { expect, it } from 'vitest';

import { renderInShop } from '../testing/render-in-shop.tsx';
import { NumberStepper } from './number-stepper.tsx';

const NO_NUMBER = 'Bitte geben Sie die Menge als ganze Zahl ein, zum Beispiel 3.';

/** A form with a quantity, whose changes and submissions are noted. */
const open = async ({
  refused,
  refusalOf,
  early,
}: {
  readonly refused?: string;
  readonly refusalOf?: (quantity: number | undefined) => string | undefined;
  readonly early?: (page: HTMLElement) => void;
} = {}) => {
  const changes: number[] = [];
  const sent: string[] = [];
  const Order = (): ReactNode => {
    const [value, setValue] = useState(2);
    const change = (quantity: number): void => {
      changes.push(quantity);
      setValue(quantity);
    };
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent.push(field().value);
        }}
      >
        <NumberStepper
          id="quantity"
          name="quantity"
          label="Menge"
          value={value}
          min={1}
          max={99}
          onChange={change}
          refused={refused}
          refusalOf={refusalOf}
        />
        <button type="submit">Senden</button>
      </form>
    );
  };
  await renderInShop(<Order />, early === undefined ? {} : { beforeScripts: early });
  return { changes, sent };
};

const field = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Menge' });

const type = (words: string): void => {
  fireEvent.change(field(), { target: { value: words } });
  fireEvent.blur(field());
};

/** What the field holds, whether it is marked, what a screen reader reads with it, and what is announced. */
const state = () => ({
  value: field().value,
  isMarked: field().getAttribute('aria-invalid') === 'true',
  description: document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent,
  announced: screen.queryByRole('alert')?.textContent,
});

const refusedAs = (value: string) => ({
  value,
  isMarked: true,
  description: expect.stringContaining(NO_NUMBER),
  announced: expect.stringContaining(NO_NUMBER),
});
const accepted = (value: string) => ({ value, isMarked: false, description: undefined, announced: undefined });

it.each(['viele', '1,5', '1.000', '-3', ''])(
  'what is no number stays in the field, changes nothing and says what to type: %j',
  async (words) => {
    const { changes } = await open();
    type(words);
    expect(state()).toEqual(refusedAs(words));
    expect(changes).toEqual([]);
  },
);

it.each([' 4 ', '\u200B4', '４'])('a number counts however it was written: %j', async (words) => {
  const { changes } = await open();
  type(words);
  expect(state()).toEqual(accepted('4'));
  expect(changes).toEqual([4]);
});

it('the reason goes as soon as a number is typed, which counts when the field is left', async () => {
  const { changes } = await open();
  type('zwei');
  fireEvent.change(field(), { target: { value: '7' } });
  expect(state()).toEqual(accepted('7'));
  expect(changes).toEqual([]);
  fireEvent.blur(field());
  expect(changes).toEqual([7]);
});

it('the reason stays while something else is typed that is no number', async () => {
  await open();
  type('zwei');
  fireEvent.change(field(), { target: { value: 'zwe' } });
  expect(state()).toEqual(refusedAs('zwe'));
});

it('a step counts from the last number', async () => {
  const { changes } = await open();
  type('zwei');
  await userEvent.click(screen.getByRole('button', { name: 'Eins mehr' }));
  expect(state()).toEqual(accepted('3'));
  expect(changes).toEqual([3]);
});

it.each([
  ['a button', (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Senden' }))],
  ['Enter', async (): Promise<void> => void (await userEvent.type(field(), '{Enter}'))],
  [
    'a script, while somebody is still typing',
    (): Promise<void> => Promise.resolve(act(() => field().form?.requestSubmit())),
  ],
])('its form is not sent by %s without a number: the focus is in the field', async (_, send) => {
  const { sent } = await open();
  await userEvent.clear(field());
  await userEvent.type(field(), '1,5');
  await send();
  expect([sent, state(), document.activeElement]).toEqual([[], refusedAs('1,5'), field()]);
  await userEvent.clear(field());
  await userEvent.type(field(), '5');
  await send();
  expect(sent).toEqual(['5']);
});

it('moves nothing while a button is being pressed: the reason waits for the release', async () => {
  await open();
  fireEvent.change(field(), { target: { value: 'zwei' } });
  fireEvent.mouseDown(screen.getByRole('button', { name: 'Senden' }));
  fireEvent.blur(field());
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.mouseUp(screen.getByRole('button', { name: 'Senden' }));
  expect((await screen.findByRole('alert')).textContent).toContain(NO_NUMBER);
});

it('what was typed before scripts ran stays too, with the reason', async () => {
  await open({
    early: (page) => {
      for (const input of page.querySelectorAll('input')) input.value = 'viele';
    },
  });
  expect(state()).toEqual(refusedAs('viele'));
});

it('what was submitted without scripts is in the page with its reason, before scripts run and after', async () => {
  let page = '';
  await open({
    refused: '1,5',
    early: ({ innerHTML }) => {
      page = innerHTML;
    },
  });
  expect(page).toMatch(/aria-invalid="true"[^>]*value="1,5"|value="1,5"[^>]*aria-invalid="true"/u);
  expect(page).toContain(NO_NUMBER);
  expect(state()).toEqual(refusedAs('1,5'));
});
it('a number that is refused stays in the field with the reason, and is not passed on', async () => {
  const { changes } = await open({
    refusalOf: (quantity = 0) => (quantity > 50 ? 'shop.error.offline' : undefined),
  });
  type('51');
  expect(state()).toMatchObject({
    value: '51',
    isMarked: true,
    announced: expect.stringMatching(/Sie sind gerade offline/u),
  });
  type('50');
  expect(state()).toEqual(accepted('50'));
  expect(changes).toEqual([50]);
});

import { type ComponentType, createElement, type ReactNode, use, useState } from 'react';

/** A component whose code is fetched before it is drawn, and not at all where the server's markup stays. */
export interface LazyComponent<Props> {
  /** Fetches the code; a page that waits for this first draws the component at once. A fetch that failed is repeated by the next call. */
  readonly preload: () => Promise<void>;
  readonly Component: (props: Props) => ReactNode;
}

export const lazyComponent = <Props extends object>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> => {
  let loading: Promise<ComponentType<Props>> | undefined;
  let loaded: ComponentType<Props> | undefined;
  const start = (): Promise<ComponentType<Props>> =>
    (loading ??= load().catch((failure: unknown) => {
      loading = undefined;
      throw failure;
    }));
  const Waiting = (props: Props): ReactNode => createElement(use(start()), props);
  return {
    preload: async () => {
      loaded = await start();
    },
    Component: (props) => {
      // Decided once: React warns of a component that suspends by `use` and does not call it when it goes on.
      const [Ready = Waiting] = useState(() => loaded);
      return createElement(Ready, props);
    },
  };
};

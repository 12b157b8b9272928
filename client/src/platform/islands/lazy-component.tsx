import { type ComponentType, createElement, type ReactNode, use, useState } from 'react';

/** A component whose code is fetched on first use, and never if its static island keeps the server's markup. */
export interface LazyComponent<Props> {
  /** Fetches the code. If a page awaits this, the component renders without suspending. A failed fetch is repeated by the next call. */
  readonly preload: () => Promise<void>;
  readonly Component: (props: Props) => ReactNode;
}

export const lazyComponent = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> => {
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
      // Decided once: React warns if a component suspends with `use` and does not call it when it resumes.
      const [Ready = Waiting] = useState(() => loaded);
      return createElement(Ready, props);
    },
  };
};

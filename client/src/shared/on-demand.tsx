import { type ComponentType, createElement, type ReactNode, use } from 'react';

/** A component whose code is fetched before it is drawn, and not at all where the server's markup stays. */
export interface OnDemand<Props> {
  /** Whoever draws it waits for this first, so that drawing never has to. What failed is tried again. */
  readonly fetch: () => Promise<void>;
  readonly Component: (props: Props) => ReactNode;
}

export const onDemand = <Props extends object>(load: () => Promise<ComponentType<Props>>): OnDemand<Props> => {
  let loading: Promise<ComponentType<Props>> | undefined;
  let loaded: ComponentType<Props> | undefined;
  const start = (): Promise<ComponentType<Props>> =>
    (loading ??= load().catch((failure: unknown) => {
      loading = undefined;
      throw failure;
    }));
  return {
    fetch: async () => {
      loaded = await start();
    },
    Component: (props) => createElement(loaded ?? use(start()), props),
  };
};

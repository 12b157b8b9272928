declare module 'eslint-plugin-jsx-a11y' {
  import type { ESLint, Linter } from 'eslint';

  const plugin: ESLint.Plugin & { readonly flatConfigs: Readonly<Record<'recommended' | 'strict', Linter.Config>> };
  export default plugin;
}

declare module 'eslint-plugin-jsx-a11y' {
  const plugin: { flatConfigs: Record<'recommended' | 'strict', import('eslint').Linter.Config> }
  export default plugin
}

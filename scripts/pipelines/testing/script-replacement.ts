/**
 * The replacement for a step's script in a test; null for nothing. Packages are installed before the tests by the same command. An
 * area's own tests and a watch of ten minutes would take too long.
 */
export function replacementOf(script: string): string | null {
  if (script.startsWith('npx --yes pnpm@')) return null
  if (script.startsWith('npm test ') || script.startsWith('npm run check:newest-versions ')) return `${script} --help`
  return script.replace('--for "$WATCH_MINUTES"', '--for 0')
}

/**
 * The script that a test runs for a step; null to skip the step. Skips the install, which has run before the tests. Replaces an area's own
 * tests and a watch of ten minutes, which would take too long.
 */
export function replacementOf(script: string): string | null {
  if (script.startsWith('npx --yes pnpm@')) return null
  if (script.startsWith('npm test ') || script.startsWith('npm run check:newest-versions ')) return `${script} --help`
  return script.replace('--for "$WATCH_MINUTES"', '--for 0')
}

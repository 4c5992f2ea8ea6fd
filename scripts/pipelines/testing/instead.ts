/**
 * What a test runs in the place of a step's script; null for nothing. An install has been made, by the same command, before any
 * test runs; an area's own tests and a watch of ten minutes are started, and not waited for.
 */
export function instead(script: string): string | null {
  if (script.startsWith('npx --yes pnpm@')) return null
  if (script.startsWith('npm test ') || script.startsWith('npm run check:newest ')) return `${script} --help`
  return script.replace('--for "$WATCH_MINUTES"', '--for 0')
}

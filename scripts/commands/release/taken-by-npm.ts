import { optionTypes } from './command.ts'

/** npm 11 takes `--to` for the beginning of a longer name: `rollback personal --to 1.1.0-…` would go back by one release. */
const longerNames: Partial<Record<string, string>> = { to: 'token-description' }

/**
 * The options that npm has kept for itself, as no `--` came before them: `npm run release gc --dry-run` starts `release gc`, which removes
 * releases. npm tells the script by variables. A lost `--json` does no harm, and may be in somebody's `.npmrc`.
 */
export function takenByNpm(environment: NodeJS.ProcessEnv): string[] {
  const isKept = (name: string | undefined): boolean => name !== undefined && environment[`npm_config_${name.replaceAll('-', '_')}`] !== undefined
  return Object.keys(optionTypes).filter((name) => name !== 'json' && [name, longerNames[name]].some(isKept))
}

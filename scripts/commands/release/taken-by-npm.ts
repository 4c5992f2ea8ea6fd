import { optionTypes } from './command.ts'

/**
 * The options that npm has kept for itself, as no `--` came before them: `npm run release gc --dry-run` starts `release gc`, which removes
 * releases. npm tells the script by variables. A lost `--json` does no harm, and may be in somebody's `.npmrc`.
 */
export const takenByNpm = (environment: NodeJS.ProcessEnv): string[] =>
  Object.keys(optionTypes).filter((name) => name !== 'json' && environment[`npm_config_${name.replaceAll('-', '_')}`] !== undefined)

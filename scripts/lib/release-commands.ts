/** The names of the commands of `npm run release`. No area has such a name. */
export const releaseCommands = [
  'release', 'pack', 'together', 'verify', 'publish', 'skew', 'preview', 'promote', 'canary', 'rollback', 'watch', 'freeze', 'unfreeze',
  'approve', 'retire', 'errors', 'audit', 'status', 'log', 'render', 'repair', 'drill', 'gc',
] as const

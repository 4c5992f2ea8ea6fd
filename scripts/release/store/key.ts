const key = /^[\w@-][\w.@-]*(\/[\w@-][\w.@-]*)*$/

/** Throws for what is no key of a store: nothing leads out of it, and a name with a dot in front is no key. */
export function refuseNoKey(name: string): void {
  if (!key.test(name)) throw new Error(`${name} is no key of a store`)
}

/** Throws for what would remove more than one means; a prefix may end with `/`. */
export const refuseNoPrefix = (prefix: string): void => refuseNoKey(prefix.replace(/\/$/, ''))

/**
 * Why a command did not do what it was asked for; each kind has its exit code (command/exit-codes.ts).
 *
 * - `usage`: the command was called wrongly;
 * - `broken`: a check, a build or a verification failed;
 * - `stale`: what it was decided on has changed meanwhile;
 * - `gate`: the release is whole but may not go live;
 * - `page`: what is live is as asked for, but the page that web servers send could not be written.
 */
export type RefusalKind = 'usage' | 'broken' | 'stale' | 'gate' | 'page'

/** A refusal in words for the person at the command line; `problems` are its single points. */
export class Refusal extends Error {
  constructor(
    readonly kind: RefusalKind,
    message: string,
    readonly problems: string[] = [],
  ) {
    super(message)
  }
}

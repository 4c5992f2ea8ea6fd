/**
 * Why a command fails. Each kind has an exit code (scripts/commands/release/exit-codes.ts).
 *
 * - `usage`: the command line is wrong;
 * - `broken`: a check, a build or a verification failed;
 * - `stale`: the state that the change is based on has changed meanwhile;
 * - `gate`: the release is intact, but a gate refuses it;
 * - `right`: the key of the command may not do this;
 * - `page`: the pointer is written, but the page that web servers send could not be written.
 */
export type RefusalKind = 'usage' | 'broken' | 'stale' | 'gate' | 'page' | 'right'

/** An expected failure, with a message for the command line. `problems` lists its details. Test runners print them as the cause. */
export class Refusal extends Error {
  constructor(
    readonly kind: RefusalKind,
    message: string,
    readonly problems: string[] = [],
  ) {
    super(message, problems.length > 0 ? { cause: new Error(problems.join('\n')) } : {})
  }
}

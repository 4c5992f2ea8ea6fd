/** A clock that is off by less is right, in milliseconds: a `Date` has whole seconds, and lines differ. */
const NOISE_MS = 2_000

/** By what was heard so far, the server is at least and at most so much ahead of this machine, in milliseconds. */
let least = -Infinity
let most = Infinity
let ahead = 0

/** Headers of an answer, axios's or the browser's own. */
interface Heard {
  get(name: string): unknown
}

/**
 * Takes the server's time from the `Date` of an answer. What counts is that it was written between the question, which left at `asked`
 * (`Date.now()` of then), and this call: an answer that was long under way says less, and never anything wrong. An answer that
 * a cache may have kept is of another time, so that only one with `no-store` counts.
 */
export function hearTime(asked: number, headers: Heard): void {
  const date = /^\w{3}, .{20} GMT$/.exec(String(headers.get('date')))
  const told = date && /no-store/.test(String(headers.get('cache-control'))) ? Date.parse(date[0]) : NaN
  const from = told - Date.now()
  const to = told + 1_000 - asked
  // Nor does one during which this machine's clock was set back.
  if (!(from <= to)) return
  // Two that cannot both be true: a clock was set in between.
  const agrees = from <= most && to >= least
  least = agrees ? Math.max(from, least) : from
  most = agrees ? Math.min(to, most) : to
  if (least <= NOISE_MS && most >= -NOISE_MS) ahead = 0
  // What is not proved wrong stays, so that no countdown jumps to and fro.
  else if (ahead < least || ahead > most) ahead = (least + most) / 2
}

/**
 * The server's time in milliseconds since 1970, to about a second; this machine's until an answer has said more. For comparison with
 * moments that the server gave. A span that begins and ends on this machine is measured by `Date.now()`.
 */
export const serverNow = (): number => Date.now() + ahead

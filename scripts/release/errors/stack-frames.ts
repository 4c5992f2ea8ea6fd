import { isReleaseName } from '../release-folder.ts'

/** A place in a script of a release. */
export interface Frame {
  owner: string
  release: string
  script: string
  /** From 1, as the stack has them. */
  line: number
  column: number
  /** The function as the script names it; empty if the engine gives none. */
  name: string
}

/** `at name (address)` and `at address` of Chromium, `name@address` of Firefox and Safari. */
const place = /^(?:at (?:async )?)?(?:(.*?) ?[(@])?(?:https?:\/\/[^/\s]+)?\/([a-z-]+)\/([^/\s]+)\/([^?\s:]+\.js)(?:\?\S*?)?:(\d+):(\d+)\)?$/

/** The places of a stack that are in releases, the innermost first. */
export function framesOf(stack: string): Frame[] {
  return stack.split('\n').flatMap((line) => {
    const [, name = '', owner = '', release = '', script = '', ...at] = place.exec(line.trim()) ?? []
    const [row, column] = at.map(Number)
    return row && column && isReleaseName(release) ? [{ owner, release, script, line: row, column, name }] : []
  })
}

/** The release that a frame is in. */
export const releaseOf = ({ owner, release }: Frame): string => `${owner}/${release}`

/** The place of a frame, whatever the script calls the function there. */
export const placeOf = (frame: Frame): string => `${releaseOf(frame)}/${frame.script}:${frame.line}:${frame.column}`

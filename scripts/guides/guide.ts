import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../lib/paths.mjs'
import type { CopyOfTree } from './copy-of-tree.ts'

/** A code block of a guide: commands (`sh`), the changes of a file (`diff <file>`), or a whole file (`ts <file>`). */
interface Block {
  language: string
  file: string
  text: string
}

/** The code blocks of a page in `docs/guides`, in order. */
export function blocksOf(guide: string): Block[] {
  const page = readFileSync(path.join(root, 'docs/guides', guide), 'utf8')
  return [...page.matchAll(/^```(\w+)(?: (\S+))?\n([^]*?)^```$/gm)].map(([, language = '', file = '', text = '']) => ({ language, file, text }))
}

/** The commands of a block. */
export const commandsOf = ({ text }: Block): string[] => text.trimEnd().split('\n')

/** Applies a diff: replaces its lines with `-` or a space by its lines with `+` or a space. Throws unless the old lines occur once. */
function patched(text: string, diff: string, file: string): string {
  const lines = diff.trimEnd().split('\n')
  const side = (sign: string): string =>
    lines
      .filter((line) => line === '' || line.startsWith(sign) || line.startsWith(' '))
      .map((line) => `${line.slice(1)}\n`)
      .join('')
  const parts = text.split(side('-'))
  if (parts.length !== 2) throw new Error(`${file} has the lines of the guide ${parts.length - 1} times`)
  return parts.join(side('+'))
}

/** Follows a guide in a copy of the tree, and skips commands that another test runs. Throws the output of a command that fails. */
export function follow(guide: string, copy: CopyOfTree, ranElsewhere: readonly string[] = []): void {
  for (const block of blocksOf(guide)) {
    const file = path.join(copy.folder, block.file)
    if (block.language === 'diff') writeFileSync(file, patched(readFileSync(file, 'utf8'), block.text, block.file))
    else if (block.file) copy.write(block.file, block.text)
    else {
      for (const command of commandsOf(block).filter((line) => !ranElsewhere.includes(line))) {
        const { code, output } = copy.run('sh', '-c', command)
        if (code !== 0) throw new Error(`${command}\n${output.slice(-4000)}`)
      }
    }
  }
}

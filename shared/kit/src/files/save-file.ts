/** Characters that a file name cannot have in Windows. */
const forbidden = /[\\/:*?"<>|\s\u0000-\u001f]+/g

/** Safari reads the file some time after the click. FileSaver.js keeps it as long, in milliseconds. */
const KEPT_MS = 40_000

/**
 * Has the browser save a file.
 * @param name - with its extension; characters that a file name cannot have become spaces
 */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name.replace(forbidden, ' ').replace(/ (?=\.\w+$)/, '').trim()
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
}

/** Saves a text as `{name}.txt`. With a byte order mark, by which older editors know that it is UTF-8. */
export const saveTextFile = (name: string, text: string): void =>
  saveFile(`${name}.txt`, new Blob(['\ufeff', text], { type: 'text/plain;charset=utf-8' }))

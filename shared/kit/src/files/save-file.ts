/** Characters that a file name cannot have in Windows. */
const forbidden = /[\\/:*?"<>|\u0000-\u001f]+/g

/** Hands a file to the browser's downloads. */
export function saveFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url))
}

/**
 * Saves a text as a file. With a byte order mark, by which older editors know that it is UTF-8.
 * @param name Without the ending. Characters that no file name can have become spaces.
 */
export const saveTextFile = (name: string, text: string): void =>
  saveFile(`${name.replace(forbidden, ' ').trim()}.txt`, new Blob(['\ufeff', text], { type: 'text/plain;charset=utf-8' }))

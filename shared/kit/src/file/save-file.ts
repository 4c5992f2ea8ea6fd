/** Characters that a file name cannot have in Windows. */
const forbidden = /[\\/:*?"<>|\s\u0000-\u001f]+/g

/** Saves a file, as a link with `download` does. What a file name cannot have becomes a space. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name.replace(forbidden, ' ').replace(/ (?=\.\w+$)/, '').trim()
  link.click()
  setTimeout(() => URL.revokeObjectURL(url))
}

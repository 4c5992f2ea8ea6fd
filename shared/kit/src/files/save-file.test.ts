import { saveFile } from './save-file.ts'

const long = `${'讲义 100% '.repeat(15).trim()}.pdf`

test.each([
  ['第一章 讲义 100%.pdf', '第一章 讲义 100%.pdf'],
  ['2026/11/29: 练习?.zip', '2026 11 29 练习.zip'],
  [long, long],
])('a file %s is saved as %s', (name, saved) => {
  const names: string[] = []
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  saveFile(name, new Blob(['x']))
  expect(names).toEqual([saved])
})

test('a file stays readable for 40 s, as Safari reads it after the click', () => {
  jest.useFakeTimers()
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const revoke = jest.spyOn(URL, 'revokeObjectURL')
  saveFile('讲义.pdf', new Blob(['x']))
  jest.advanceTimersByTime(39_999)
  expect(revoke).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(revoke).toHaveBeenCalledTimes(1)
  jest.useRealTimers()
})

/** @jest-environment node */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ends, explainRefusal, refusals } from './chat-words.ts'

const page = readFileSync(path.resolve('docs/product/live-chat.md'), 'utf8')

/** The rows of the table under a heading. */
const rowsOf = (heading: string): string[][] =>
  (page.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').slice(1, -1).map((cell) => cell.trim()))
    .slice(1)

const buttons = { resend: '重发', edit: '修改', rejoin: '修改', wait: '' }

describe('docs/product/live-chat.md', () => {
  it('has the words and the way on of each refusal [live-chat#refused-messages]', () => {
    const documented = rowsOf('Refused messages').flatMap(([codes = '', words = '', way = '']) =>
      codes.split(', ').map((code) => [code === 'any other' ? '0' : code, words, way]),
    )
    const real = [0, ...Object.keys(refusals).map(Number)].map((code) => {
      const { words, way } = explainRefusal(code)
      return [String(code), words, buttons[way]]
    })
    expect(documented.sort()).toEqual(real.sort())
  })

  it('has the words and the way on of each end [live-chat#ends]', () => {
    expect(rowsOf('Ends')).toEqual(Object.entries(ends).map(([end, { words, label }]) => [end, words, label]))
  })
})

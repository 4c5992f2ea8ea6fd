import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { root } from '../../lib/paths.mjs'

const bin = path.join(root, 'node_modules/.bin')

/**
 * Runs a command and prints its duration. Prints the output of a command that fails.
 * @param {string} name
 * @param {string[]} command
 * @param {Record<string, string>} [more] Variables of its environment.
 * @returns {Promise<boolean>}
 */
export function runStep(name, [program = '', ...args], more) {
  mkdirSync(path.join(root, '.cache'), { recursive: true })
  const began = Date.now()
  console.log(`… ${name}`)
  return new Promise((resolve) => {
    const env = { ...more, ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`, FORCE_COLOR: '0' }
    const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
    /** @type {Buffer[]} */
    const output = []
    child.stdout.on('data', (chunk) => output.push(chunk))
    child.stderr.on('data', (chunk) => output.push(chunk))
    child.once('error', (error) => output.push(Buffer.from(String(error))))
    child.once('close', (code) => {
      const seconds = ((Date.now() - began) / 1000).toFixed(1)
      if (code !== 0) console.log(Buffer.concat(output).toString().trimEnd())
      console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`)
      resolve(code === 0)
    })
  })
}

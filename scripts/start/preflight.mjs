import { existsSync, statfsSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { root } from './root.mjs'

/** What is wrong, in words that say what to do. */
export class Complaint extends Error {}

/** @param {unknown} error */
export function complain(error) {
  if (error instanceof Complaint) console.error(`\n${error.message}`)
  else if (isNodeError(error) && error.code === 'ENOSPC') console.error('\nThe disk is full. Free some space and run the command again.')
  else console.error(error)
}

/** @param {unknown} error @returns {error is NodeJS.ErrnoException} */
function isNodeError(error) {
  return typeof error === 'object' && error !== null && 'code' in error
}

/** @param {string} version */
export function checkNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Complaint(`Node ${version} is too old: this project needs Node 20.19 or newer. Install it and run the command again.`)
  }
}

/** @param {string | undefined} text */
export function portFrom(text) {
  const port = Number(text ?? 8080)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Complaint(`PORT=${text} is no port: give a number from 1 to 65535.`)
  return port
}

/**
 * @param {number} port
 * @param {(other: number) => string} [command] What one types to have another.
 * @returns {Promise<void>}
 */
export function checkPort(port, command = (other) => `PORT=${other} npm start`) {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => {
      const taken = isNodeError(error) && error.code === 'EADDRINUSE'
      reject(taken ? new Complaint(`Port ${port} is taken. Stop what uses it, or choose another: ${command(port + 1)}`) : error)
    })
    probe.listen(port, () => probe.close(() => resolve()))
  })
}

const neededBytes = 1.5e9

/**
 * Room for packages and builds; once they stand, a start needs next to nothing.
 * @param {number} [free]
 * @param {boolean} [installed]
 */
export function checkSpace(free = freeBytes(), installed = existsSync(path.join(root, 'node_modules'))) {
  if (!installed && free < neededBytes) {
    throw new Complaint(`The disk has ${(free / 1e9).toFixed(1)} GB left, and the project needs about 1.5 GB. Free some space and run the command again.`)
  }
}

function freeBytes() {
  const { bavail, bsize } = statfsSync(root)
  return bavail * bsize
}

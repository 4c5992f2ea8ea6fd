import { existsSync, statfsSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { root } from './paths.mjs'

/** An error whose message says what to do; printed without a stack. */
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
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Complaint(`PORT=${text} is not a port: give a number from 1 to 65535.`)
  return port
}

/** @typedef {(other: number) => string} Choose the command for another port */

/**
 * The message for a port that cannot be used.
 * @param {unknown} error
 * @param {number} port
 * @param {Choose} choose
 */
export function portComplaint(error, port, choose) {
  const code = isNodeError(error) ? error.code : undefined
  if (code === 'EADDRINUSE') return new Complaint(`Port ${port} is in use. Stop the process that uses it, or choose another: ${choose(port + 1)}`)
  if (code === 'EACCES') return new Complaint(`Port ${port} needs more rights on this machine. Choose one from 1024 on: ${choose(8080)}`)
  return error
}

/**
 * @param {number} port
 * @param {Choose} [choose]
 * @returns {Promise<void>}
 */
export async function checkPort(port, choose = (other) => `PORT=${other} npm start`) {
  const release = await holdPort({ port }, choose)
  await release()
}

/**
 * Occupies a port until the real server is ready. Answers 503 with `refresh`, so that a browser tries again.
 * @param {{ port: number, host?: string }} where
 * @param {Choose} choose
 * @returns {Promise<() => Promise<void>>} releases the port
 */
export function holdPort({ port, host }, choose) {
  return new Promise((resolve, reject) => {
    const holder = createServer((_, response) => {
      response.writeHead(503, { 'refresh': '1', 'connection': 'close', 'content-type': 'text/plain; charset=utf-8' }).end('Not up yet …')
    })
    holder.once('error', (error) => reject(portComplaint(error, port, choose)))
    holder.listen({ port, host }, () => {
      resolve(() => new Promise((done) => {
        holder.close(() => done())
        holder.closeAllConnections()
      }))
    })
  })
}

const neededBytes = 1.5e9

/**
 * Checks for disk space for packages and builds before the first install.
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

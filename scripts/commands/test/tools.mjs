import { ensureEngines } from '../../lib/programs/engines.mjs'
import { ensureNginx } from '../../lib/programs/nginx.mjs'
import { ensureS3Server } from '../../lib/programs/s3-server.mjs'

/**
 * A program that some tests need and this machine lacks.
 * @typedef {object} MissingTool
 * @property {string} name
 * @property {string} tests What the tests try.
 * @property {string} hint Where the program comes from.
 */

const unpacked = 'On Debian or Ubuntu it is unpacked by itself.'

/** Installs the programs that tests need, where possible. @returns {Promise<MissingTool[]>} The programs that are still missing. */
export async function ensureTools() {
  const engines = await ensureEngines()
  return [
    ...(ensureS3Server() ? [] : [{ name: 'Ceph', tests: 'release store on S3', hint: unpacked }]),
    ...(ensureNginx() ? [] : [{ name: 'nginx', tests: 'production serving', hint: unpacked }]),
    ...engines.map((name) => ({ name, tests: `journey in ${name}`, hint: 'Old Chromiums are for Linux and come from npm, the others from Debian or Ubuntu.' })),
  ]
}

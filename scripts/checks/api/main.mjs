// `npm run check:api`. Plain JavaScript, because nothing may be installed yet.
import process from 'node:process'
import { install } from '../../lib/install.mjs'
import { checkNode, complain } from '../../lib/preflight.mjs'
import { Misuse, readArgs } from '../../lib/usage.mjs'

const help = `npm run check:api -- https://api.example.com    makes each GET of the contract and checks the answers

  --token <token>            makes the calls of a learner too
  --write                    also adds and removes a favourite, a note and an address, in the account of --account
  --account <phone:password> the learner who makes the writes: an account for this check only
  --help                     this text

For each call: the answer, the fields that differ from the contract, and whether the pages can show it (docs/product/answers.md).
Exit codes: 0 the API keeps the contract · 1 the API does not answer · 2 wrong usage · 3 an answer breaks the contract`

try {
  const { values, positionals } = readArgs(process.argv.slice(2), 'npm run check:api', {
    token: { type: 'string' },
    write: { type: 'boolean' },
    account: { type: 'string' },
  })
  if (values.help) console.log(help)
  else {
    const [address, ...others] = positionals
    if (!address || others.length > 0 || !URL.canParse(address)) throw new Misuse('npm run check:api takes the address of one API, such as https://api.example.com.')
    if (values.write && !/^1\d{10}:./.test(values.account ?? '')) throw new Misuse('--write needs --account <phone:password>: an account made for this check.')
    checkNode(process.versions.node)
    await install()
    const { register: registerTypeScript } = await import('tsx/esm/api')
    registerTypeScript()
    const { checkApi } = await import('./check-api.ts')
    const { table, broken } = await checkApi({ address, token: values.token, account: values.write ? values.account : undefined })
    console.log(table)
    process.exitCode = broken ? 3 : 0
  }
} catch (error) {
  complain(error)
  process.exitCode = error instanceof Misuse ? 2 : 1
}

import { type ChildProcess, spawn } from 'node:child_process'
import process from 'node:process'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '../../lib/free-port.ts'
import { type Driver, type Key, viewport } from './driver.ts'

/** The keys of WebDriver, in Unicode's private use area. */
const keys: Record<Key, string> = { Enter: '\uE007', Escape: '\uE00C', PageUp: '\uE00E', ArrowRight: '\uE014' }
/** The name under which WebDriver passes an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

type Call = <Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Value>

/** Returns a function that calls a WebDriver server. A refused call throws the server's message. */
function callsTo(address: string): Call {
  return async <Value>(method: string, path: string, body?: object) => {
    const answer = await fetch(address + path, { method, body: body && JSON.stringify(body) })
    const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } }
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error ?? answer.status}: ${value.message ?? ''}`)
    return value
  }
}

async function untilReady(call: Call, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    const ready = await call('GET', '/status').then(
      () => true,
      () => false,
    )
    if (ready) return
    await delay(100)
  }
  throw new Error(`the WebDriver server exited with ${server.exitCode}`)
}

/** Records errors in the page, because WebDriver does not report the console. Runs in each new document. */
function recordProblems(): void {
  const problems: string[] = []
  Object.assign(window, { recordedProblems: problems })
  const { error } = console
  console.error = (...words: unknown[]) => {
    problems.push(words.map(String).join(' '))
    error.apply(console, words)
  }
  // The browser reports a delayed ResizeObserver as an error event. The DevTools protocol does not count it as an error either.
  addEventListener('error', ({ message }) => message.startsWith('ResizeObserver loop') || problems.push(message))
  addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)))
}

const readProblems = (): string[] => (window as { recordedProblems?: string[] }).recordedProblems ?? []

/** Starts a WebDriver server on a free port by `command`, and a browser with the given capabilities. */
export async function startByWebDriver(command: (port: number) => [string, ...string[]], capabilities: object): Promise<Driver> {
  const port = await freePort()
  const [program, ...args] = command(port)
  // Starts a process group, so that display, session bus and browser end together with the server.
  const server = spawn(program, args, { detached: true, stdio: 'ignore', env: { ...process.env, TZ: 'Asia/Shanghai' } })
  const stop = (): void => void (server.pid !== undefined && server.exitCode === null && process.kill(-server.pid))
  process.once('exit', stop)
  const root = callsTo(`http://127.0.0.1:${port}`)
  await untilReady(root, server)
  const { sessionId } = await root<{ sessionId: string }>('POST', '/session', { capabilities: { alwaysMatch: capabilities } })
  const call: Call = (method, path, body) => root(method, `/session/${sessionId}${path}`, body)
  const evaluate: Driver['evaluate'] = (read, ...args) => call('POST', '/execute/sync', { script: `return (${read.toString()})(...arguments)`, args })
  const type = async (text: string): Promise<void> => {
    const { [elementKey]: element = '' } = await call<Record<string, string>>('GET', '/element/active')
    await call('POST', `/element/${element}/value`, { text })
  }
  const all: string[] = []
  // WebDriver sets the size of the window with its bars, so the second call adds the height of the bars.
  await call('POST', '/window/rect', viewport)
  const height = await evaluate(() => innerHeight)
  await call('POST', '/window/rect', { ...viewport, height: 2 * viewport.height - height })
  return {
    open: async (url) => {
      all.push(...(await evaluate(readProblems)))
      await call('POST', '/url', { url })
      await evaluate(recordProblems)
    },
    evaluate,
    click: (x, y) => {
      const press = ['pointerDown', 'pointerUp'].map((each) => ({ type: each, button: 0 }))
      const actions = [{ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 }, ...press]
      return call('POST', '/actions', { actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }] })
    },
    type,
    press: (key) => type(keys[key]),
    screenshot: async () => Buffer.from(await call<string>('GET', '/screenshot'), 'base64'),
    problems: async () => [...all, ...(await evaluate(readProblems))],
    close: async () => {
      await call('DELETE', '')
      stop()
      process.off('exit', stop)
    },
  }
}

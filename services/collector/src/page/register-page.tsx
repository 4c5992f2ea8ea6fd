import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { renderToStaticMarkup } from 'react-dom/server'
import type { BeaconStore } from '../store/beacon-store.ts'
import { DatabaseError } from '../store/database.ts'
import { DatabaseOutage, HtmlPage } from './components.tsx'
import { Changes, Errors, FailingReleases } from './now-sections.tsx'
import type { Situations } from './situation.ts'
import { AnswerFaults, MissedAddresses, Releases, WebVitals } from './week-sections.tsx'

const policy = "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const week = 7 * 86_400

async function contentOf(store: BeaconStore, situations: Situations) {
  const now = store.now()
  const { outage, changes, failing, servedAs, errors } = await situations.at(now)
  const since = now - week
  return (
    <>
      <FailingReleases failing={failing} />
      <Changes changes={changes} outage={outage} failing={failing} />
      <Errors errors={errors} />
      <Releases figures={await store.figures({ since })} servedAs={servedAs} />
      <WebVitals vitals={await store.vitals(since)} />
      <AnswerFaults faults={await store.answerFaults(since)} />
      <MissedAddresses missed={await store.notFound(since)} />
    </>
  )
}

/** The page for people. It has no script: a reload shows what has come since. */
export function registerPage(app: FastifyInstance, store: BeaconStore, situations: Situations): void {
  const css = readFileSync(new URL('page.css', import.meta.url), 'utf8')
  app.get('/collector/page.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(css))
  app.get('/collector', async (_request, reply) => {
    const content = await contentOf(store, situations).catch((error: unknown) => {
      if (!(error instanceof DatabaseError)) throw error
      reply.code(error.statusCode)
      return <DatabaseOutage reason={error.message} />
    })
    const page = renderToStaticMarkup(<HtmlPage>{content}</HtmlPage>)
    return reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(`<!doctype html>${page}`)
  })
}

import { readFile } from 'node:fs/promises'
import fastify, { type FastifyInstance } from 'fastify'
import { pictureMaxBytes } from '@xhkt/contract/limits'
import { schemaExtensions } from '@xhkt/contract/subjects/schema'
import { createClock } from './core/clock.ts'
import type { Context } from './core/context.ts'
import { registerErrorHandler } from './core/error-handler.ts'
import { createFaults, applyFault } from './core/faults.ts'
import { buildLazyValidators } from './core/lazy-validators.ts'
import { refuseCrossSite, refuseForeignHosts } from './core/local-requests.ts'
import { openSandboxDatabase, type DatabaseOptions, resetLearnerData } from './core/open-database.ts'
import { cleanRequests, convertQueries } from './core/request-values.ts'
import { registerContract } from './core/route.ts'
import { createSystemConfig } from './core/system-config.ts'
import { databaseContents } from './database-contents.ts'
import { registerControl } from './operator/control/control.ts'
import { registerPage } from './operator/page/page.ts'
import type { ReleaseHistory } from './operator/releases/release-history.ts'
import { registerReleases } from './operator/releases/rollback.ts'
import { accountHandlers } from './domains/accounts/account-routes.ts'
import { passwordHandlers } from './domains/accounts/password-routes.ts'
import { findSession, requireSession } from './domains/accounts/sessions.ts'
import { thirdPartyLoginHandlers } from './domains/accounts/third-party-routes.ts'
import { addressHandlers } from './domains/addresses/routes.ts'
import { agreementHandlers } from './domains/agreements/routes.ts'
import { couponHandlers } from './domains/coupons/routes.ts'
import { courseDetailHandlers } from './domains/course-detail/routes.ts'
import { createCourseIndex } from './domains/courses/course-index.ts'
import { registerMaterials } from './domains/courses/materials.ts'
import { courseHandlers } from './domains/courses/routes.ts'
import { evaluationHandlers } from './domains/evaluations/routes.ts'
import { favouriteHandlers } from './domains/favourites/routes.ts'
import { feedbackHandlers } from './domains/feedback/routes.ts'
import { groupHandlers } from './domains/groups/routes.ts'
import { homeHandlers } from './domains/home/routes.ts'
import { feedPath } from './domains/live-calendar/calendar-feed.ts'
import { liveCalendarHandlers, registerCalendarFeeds } from './domains/live-calendar/routes.ts'
import { createLiveDesk } from './domains/live/desk/live-desk.ts'
import { createLiveRooms } from './domains/live/live-rooms.ts'
import { registerLiveMedia } from './domains/live/media/register-live-media.ts'
import { liveHandlers } from './domains/live/routes.ts'
import { readDurations } from './domains/media/media.ts'
import { registerMedia } from './domains/media/routes.ts'
import { messageHandlers } from './domains/messages/routes.ts'
import { noteHandlers } from './domains/notes/routes.ts'
import { orderHandlers } from './domains/orders/order-routes.ts'
import { paymentHandlers } from './domains/orders/payment-routes.ts'
import { createPictureFiles } from './domains/pictures/picture-files.ts'
import { removeStrayFiles } from './domains/pictures/pictures.ts'
import { pictureHandlers, registerPictures } from './domains/pictures/routes.ts'
import { prizeHandlers } from './domains/prizes/routes.ts'
import { profileHandlers } from './domains/profile/routes.ts'
import { redeemHandlers } from './domains/redeem/routes.ts'
import { reservationHandlers } from './domains/reservations/routes.ts'
import { createDataCopies } from './domains/safety/data-copies.ts'
import { eraseDue } from './domains/safety/erase-account.ts'
import { safetyHandlers } from './domains/safety/routes.ts'
import { searchHandlers } from './domains/search/routes.ts'
import { createSearchIndex } from './domains/search/search-index.ts'
import { registerCrawlers } from './domains/site/crawlers.ts'
import { siteHandlers } from './domains/site/routes.ts'
import { studyHandlers } from './domains/study/routes.ts'
import { timetableHandlers } from './domains/timetables/routes.ts'
import { renewRelativeTimes } from './relative-times.ts'
import { createCaptcha } from './vendors/captcha/captcha.ts'
import { registerQq } from './vendors/third-party/qq.ts'
import { registerWechat } from './vendors/third-party/wechat.ts'

export interface BuildOptions extends DatabaseOptions {
  releaseHistory?: ReleaseHistory
}

export interface SandboxApp {
  app: FastifyInstance
  context: Context
}

/** The app reads the server's time from the `date` header, of failed answers too. A cached answer would carry an old time. */
function sendServerTime(app: FastifyInstance, { clock }: Context): void {
  app.addHook('onRequest', (request, { raw }, done) => {
    if (request.url.startsWith('/v1/')) raw.setHeader('date', new Date(clock.nowMs()).toUTCString()).setHeader('cache-control', 'no-store')
    done()
  })
}

/** Faults spare `/sandbox`, so that they can always be switched off. */
function injectFaults(app: FastifyInstance, { faults }: Context): void {
  app.addHook('onRequest', async (request, reply) => {
    if (/^\/sandbox([/?]|$)/.test(request.url)) return
    const fault = faults.match(request.url)
    if (!fault) return
    if (await applyFault(fault, reply.raw)) reply.hijack()
  })
}

/** Accounts are erased by the next call after their time, instead of by a timer. */
function eraseDueAccounts(app: FastifyInstance, context: Context): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.url.startsWith('/v1/')) eraseDue(context)
    done()
  })
}

function acceptEmptyBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else void parse(request, body.toString(), done)
  })
}

/** Any type, as the first bytes decide. The limit of a picture is checked later, to refuse a larger one with words. */
function acceptPictures(app: FastifyInstance): void {
  app.addContentTypeParser(/^image\//, { parseAs: 'buffer', bodyLimit: 2 * pictureMaxBytes }, (_request, body, done) => done(null, body))
}

const openApi = new URL('../../shared/contract/report/openapi.json', import.meta.url)

/** The committed description of the API; a unit test holds it to the sources. */
function serveOpenApi(app: FastifyInstance): void {
  app.get('/openapi.json', async (_request, reply) => reply.type('application/json; charset=utf-8').send(await readFile(openApi)))
}

/** Builds the sandbox without listening on a port. */
export async function buildSandbox({ releaseHistory, ...options }: BuildOptions): Promise<SandboxApp> {
  const log = options.log ?? console.error
  const db = openSandboxDatabase(options, databaseContents)
  const clock = createClock(db)
  renewRelativeTimes(db, clock.now())
  const captcha = createCaptcha(clock.nowMs)
  const liveRooms = createLiveRooms(db, clock)
  const pictureFiles = createPictureFiles(options.dataDir)
  removeStrayFiles({ db, pictureFiles })
  const context: Context = {
    db,
    clock,
    faults: createFaults(),
    systemConfig: createSystemConfig(db),
    durations: readDurations(),
    courses: createCourseIndex(db, clock),
    searchIndex: createSearchIndex(db),
    pictureFiles,
    dataCopies: createDataCopies(),
    liveRooms,
    liveDesk: createLiveDesk({ db, clock, liveRooms, log }),
    releaseHistory: releaseHistory ?? null,
    verifyCaptcha: (fields) => captcha.verify(fields),
  }
  const app = fastify({
    forceCloseConnections: true,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, keywords: schemaExtensions } },
    schemaController: { compilersFactory: { buildValidator: buildLazyValidators } },
  })
  context.liveDesk.chat.attach(app.server)
  // The server waits for its connections, which these would never end.
  app.addHook('preClose', () => {
    context.liveDesk.close()
    context.dataCopies.clear()
  })
  app.addHook('onClose', () => {
    db.close()
  })
  app.setSerializerCompiler(() => (data) => JSON.stringify(data))
  acceptEmptyBodies(app)
  acceptPictures(app)
  registerErrorHandler(app, { log, secretPaths: [feedPath] })
  refuseForeignHosts(app, [])
  refuseCrossSite(app)
  sendServerTime(app, context)
  injectFaults(app, context)
  eraseDueAccounts(app, context)
  cleanRequests(app)
  convertQueries(app)
  serveOpenApi(app)
  registerMedia(app, context)
  registerLiveMedia(app, context)
  registerMaterials(app, context)
  registerPictures(app, context)
  registerCalendarFeeds(app, context)
  captcha.register(app)
  const callers = { find: (token: string) => findSession(context, token), require: (token: string) => requireSession(context, token) }
  registerContract(app, context, callers, {
    ...siteHandlers(context),
    ...accountHandlers(context),
    ...passwordHandlers(context),
    ...thirdPartyLoginHandlers(context),
    ...homeHandlers(context),
    ...courseHandlers(context),
    ...courseDetailHandlers(context),
    ...evaluationHandlers(context),
    ...searchHandlers(context),
    ...addressHandlers(context),
    ...messageHandlers(context),
    ...noteHandlers(context),
    ...orderHandlers(context),
    ...paymentHandlers(context),
    ...redeemHandlers(context),
    ...studyHandlers(context),
    ...agreementHandlers(context),
    ...favouriteHandlers(context),
    ...timetableHandlers(context),
    ...liveHandlers(context),
    ...liveCalendarHandlers(context),
    ...groupHandlers(context),
    ...couponHandlers(context),
    ...prizeHandlers(context),
    ...reservationHandlers(context),
    ...pictureHandlers(context),
    ...feedbackHandlers(context),
    ...profileHandlers(context),
    ...safetyHandlers(context),
  })
  registerControl(app, context, () => resetLearnerData(db, databaseContents))
  registerCrawlers(app, context)
  registerReleases(app, context)
  registerWechat(app, context)
  registerQq(app, context)
  registerPage(app, context)
  await app.ready()
  return { app, context }
}

import { readFile } from 'node:fs/promises'
import fastify, { type FastifyInstance } from 'fastify'
import { pictureMaxBytes } from '@xhkt/contract/limits'
import { schemaExtensions } from '@xhkt/contract/subjects/schema'
import { createCaptcha } from './captcha/captcha.ts'
import { createClock } from './clock.ts'
import type { Context } from './context.ts'
import { createCourseIndex } from './courses/course-index.ts'
import { readDurations } from './courses/media.ts'
import { openSandboxDatabase, type DatabaseOptions } from './db/open.ts'
import { createFaults, applyFault } from './faults.ts'
import { buildLazyValidators } from './lazy-validators.ts'
import { createLiveDesk } from './live/desk/live-desk.ts'
import { registerLiveMedia } from './live/media/register-live-media.ts'
import { createLiveRooms } from './live/rooms/live-rooms.ts'
import type { ReleaseHistory } from './release-history.ts'
import { registerPage } from './page/page.ts'
import { createPictureFiles } from './pictures/picture-files.ts'
import { removeStrayFiles } from './pictures/pictures.ts'
import { registerErrorHandler } from './error-handler.ts'
import { refuseCrossSite, refuseForeignHosts } from './local-requests.ts'
import { cleanRequests, convertQueries } from './request-values.ts'
import { registerContract } from './route.ts'
import { accountHandlers } from './routes/account.ts'
import { addressHandlers } from './routes/address.ts'
import { agreementHandlers } from './routes/agreement.ts'
import { registerBeacons } from './routes/beacons.ts'
import { registerControl } from './routes/control.ts'
import { courseHandlers } from './routes/course.ts'
import { registerCrawlers } from './routes/crawlers.ts'
import { feedbackHandlers } from './routes/feedback.ts'
import { favouriteHandlers } from './routes/favourite.ts'
import { homeHandlers } from './routes/home.ts'
import { liveHandlers } from './routes/live.ts'
import { liveCalendarHandlers, registerCalendarFeeds } from './routes/live-calendar.ts'
import { registerMaterials } from './routes/materials.ts'
import { registerMedia } from './routes/media.ts'
import { messageHandlers } from './routes/message.ts'
import { noteHandlers } from './routes/note.ts'
import { orderHandlers } from './routes/order.ts'
import { paymentHandlers } from './routes/payment.ts'
import { pictureHandlers, registerPictures } from './routes/picture.ts'
import { redeemHandlers } from './routes/redeem.ts'
import { passwordHandlers } from './routes/password.ts'
import { profileHandlers } from './routes/profile.ts'
import { registerReleases } from './routes/releases.ts'
import { safetyHandlers } from './routes/safety.ts'
import { searchHandlers } from './routes/search.ts'
import { studyHandlers } from './routes/study.ts'
import { systemHandlers } from './routes/system.ts'
import { tradeHandlers } from './routes/trade.ts'
import { timetableHandlers } from './routes/timetable.ts'
import { thirdPartyLoginHandlers } from './routes/third-party-login.ts'
import { createDataCopies } from './safety/data-copies.ts'
import { eraseDue } from './safety/erase-account.ts'
import { createSearchIndex } from './search/search-index.ts'
import { renewRelativeTimes } from './seed/relative-times.ts'
import { createSystemConfig } from './system-config.ts'
import { registerQq } from './third-party/qq.ts'
import { registerWechat } from './third-party/wechat.ts'

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
  const db = openSandboxDatabase(options)
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
  registerErrorHandler(app, log)
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
  registerContract(app, context, {
    ...systemHandlers(context),
    ...accountHandlers(context),
    ...passwordHandlers(context),
    ...thirdPartyLoginHandlers(context),
    ...homeHandlers(context),
    ...courseHandlers(context),
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
    ...tradeHandlers(context),
    ...pictureHandlers(context),
    ...feedbackHandlers(context),
    ...profileHandlers(context),
    ...safetyHandlers(context),
  })
  registerControl(app, context)
  registerBeacons(app, context)
  registerCrawlers(app, context)
  registerReleases(app, context)
  registerWechat(app, context)
  registerQq(app, context)
  registerPage(app, context)
  await app.ready()
  return { app, context }
}

import { scryptSync } from 'node:crypto'
import { join } from 'node:path'
import { scenes } from '@agency/posters/scenes/scenes.ts'
import { httpsOnly } from '@agency/service-kit/http/https-only.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { addMailboxPage } from '@agency/service-kit/mail/mailbox-page.ts'
import type { Logger } from '@agency/service-kit/observability/logger.ts'
import { httpService } from '@agency/service-kit/process/http-service.ts'
import type { OpenAPIHono } from '@hono/zod-openapi'
import type { ContentSystem } from './content-system.ts'
import { addPressRoutes } from './delivery/presses/offer-presses.ts'
import { addReadingRoutes } from './delivery/reading-routes.ts'
import { addFixedDrawings } from './files/pictures/fixed-drawings.ts'
import { addPhotographRoutes, addPictureRoutes } from './files/pictures/picture-routes.ts'
import { rastersIn } from './files/pictures/rasters.ts'
import { folderStore } from './files/uploads/media-store.ts'
import { s3Store } from './files/uploads/s3-store.ts'
import { addUploadRoutes } from './files/uploads/upload-routes.ts'
import { userActor } from './managing/access/actor.ts'
import { addGate, checkEveryCallHasARule } from './managing/access/gate.ts'
import { addManageRoutes } from './managing/add-manage-routes.ts'
import { addAuditRoutes, namesOf, recordAudit, recordRefused } from './managing/audit/audit.ts'
import { maxBody } from './managing/media/max-body.ts'
import { addMediaRoutes } from './managing/media/media-routes.ts'
import { addAccountRoutes } from './managing/people/account/account-routes.ts'
import { addAuthenticatorRoutes } from './managing/people/account/authenticator-routes.ts'
import { addOwnSessionRoutes } from './managing/people/account/own-session-routes.ts'
import { addUserAccessRoutes } from './managing/people/administration/user-access-routes.ts'
import { addUserRoutes } from './managing/people/administration/user-routes.ts'
import type { PeopleOptions } from './managing/people/people-options.ts'
import { addPasswordRoutes } from './managing/people/sign-in/password-routes.ts'
import { recognise } from './managing/people/sign-in/session-cookie.ts'
import { addSessionRoutes } from './managing/people/sign-in/session-routes.ts'
import type { ContentSettings } from './settings.ts'
import { addStudioRoutes } from './studio-server/studio-routes.ts'

const studioBuild = join(import.meta.dirname, 'studio/build')

/** The content system's calls. Ready once it has a tree; stays ready while the database is away. */
export function contentApp(
  {
    db,
    store,
    pictures,
    photographs,
    uploads,
    search,
    countMiss,
    previews,
    refresh,
    queue,
    brand,
    mailbox,
    library,
    doing,
  }: ContentSystem,
  settings: ContentSettings,
  log: Logger,
) {
  const app = httpService({
    title: 'Content system',
    version: '1.0',
    log,
    ready: {
      content: () => {
        if (store.current() === undefined) throw new Error('not loaded yet')
      },
    },
    doing,
    maxBody,
  })
  app.openAPIRegistry.registerComponent('securitySchemes', 'editorKey', {
    type: 'apiKey',
    in: 'header',
    name: 'x-editor-key',
  })
  const secure = settings.STUDIO_URL.startsWith('https:')
  if (secure) app.use(httpsOnly)
  // Every caller of the token call gets a token. Scrypt makes guessing the editors' key from one too slow.
  const tokenSecret = scryptSync(settings.CONTENT_EDITOR_KEY, 'content tokens', 32).toString('base64url')
  addReadingRoutes(app, {
    tokenSecret,
    current: store.current,
    previews,
    previewSecret: settings.CONTENT_SECRET,
    search,
    countMiss,
    redirects: store.redirects,
  })
  addPressRoutes(app, { db, current: store.current, secret: settings.CONTENT_SECRET })
  const preview = { siteUrl: settings.SITE_URL, secret: settings.CONTENT_SECRET }
  const drawn = new Set(scenes.map(({ slug }) => slug))
  addGate(app, {
    editorKey: settings.CONTENT_EDITOR_KEY,
    origins: settings.studioOrigins,
    async recognise(c) {
      const signedIn = await recognise(c, db)
      if (signedIn === undefined) return undefined
      const { user, csrf } = signedIn
      const needsAuthenticator = settings.STUDIO_SECOND_FACTOR_ROLES.includes(user.role)
      return { actor: userActor(user), csrf, needsAuthenticator, hasAuthenticator: user.totpSince !== null }
    },
    record: entry => recordAudit(db, entry),
    recordRefused: entry => recordRefused(db, entry),
  })
  addManageRoutes(app, {
    db,
    store,
    preview,
    refresh,
    namesOf: ids => namesOf(db, ids),
    drawn,
    library,
    queue,
  })
  addPeopleRoutes(app, {
    db,
    queue,
    canMail: settings.SMTP_URL !== undefined,
    studioUrl: settings.STUDIO_URL,
    secure,
    secondFactorRoles: settings.STUDIO_SECOND_FACTOR_ROLES,
    proxies: settings.TRUSTED_PROXIES,
    browserSecret: tokenSecret,
    brand,
  })
  const mediaStore = settings.bucket ? s3Store(settings.bucket) : folderStore(settings.uploadsFolder)
  addMediaRoutes(app, { db, store: mediaStore, uploads, drawings: pictures, drawn, refresh })
  addAuditRoutes(app, db)
  if (settings.trying) addMailboxPage(app, mailbox)
  checkEveryCallHasARule(app)
  addFixedDrawings(app)
  addUploadRoutes(app, uploads, mediaStore)
  addPhotographRoutes(app, photographs)
  addPictureRoutes(app, pictures, rastersIn(settings.mediaFolder, log))
  addStudioRoutes(app, studioBuild, settings.SITE_URL)
  return app
}

function addPeopleRoutes(app: OpenAPIHono<ServiceEnv>, options: PeopleOptions): void {
  addSessionRoutes(app, options)
  addPasswordRoutes(app, options)
  addAccountRoutes(app, options)
  addAuthenticatorRoutes(app, options)
  addOwnSessionRoutes(app, options)
  addUserRoutes(app, options)
  addUserAccessRoutes(app, options)
}

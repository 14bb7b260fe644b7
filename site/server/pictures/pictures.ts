import { createHash } from 'node:crypto'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import { visitorAddress } from '@agency/service-kit/http/visitor-address.ts'
import { diskReport } from '@agency/service-kit/observability/disk-report.ts'
import type { Logger } from '@agency/service-kit/observability/logger.ts'
import type { PictureFormat } from '@agency/ui/pictures/picture-address.ts'
import type { Context } from 'hono'
import { cacheControl } from '../../app/addresses/cache-policy.ts'
import { returnTarget } from '../../app/addresses/return-target.ts'
import { UpstreamFailure } from '../../app/clients/upstreams/upstream-failure.ts'
import { statusOfFailure } from '../../app/clients/upstreams/upstream-status.ts'
import type { Limits } from '../../app/limits/limits.server.ts'
import { PictureMoved } from './fetch-picture.ts'
import { pictureMaker, TooManyPictures } from './make-picture.ts'
import { sendableDrawing } from './packed-drawing.ts'
import { cacheControlOf } from './picture-lifetime.ts'
import { addressOfRequest, fetchAddress, readPictureRequest } from './picture-request.ts'
import { createPictureStore } from './picture-store.ts'

export type PictureSettings = {
  CONTENT_URL: string
  PICTURE_HOSTS: string[]
  DATA_DIR: string
  TRUSTED_PROXIES: number
}

const types: Record<PictureFormat | 'svg', string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  svg: 'image/svg+xml',
}

/** Bytes on disk for crops that editors chose. */
const maxPartBytes = 64 * 1024 * 1024
const maxMissingTold = 1000

/** Once each; cleared when full, since unknown addresses are requested often. */
function missingPictures() {
  const logged = new Set<string>()
  return (c: Context<ServiceEnv>, { host, pathname }: URL) => {
    const source = host + pathname
    if (logged.has(source)) return
    if (logged.size >= maxMissingTold) logged.clear()
    logged.add(source)
    c.var.log.warn({ source }, 'a picture of the content does not exist')
  }
}

/** Browsers would show a broken picture instead. */
const emptyFrame =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="#e9e4da"/></svg>'

function noPicture(c: Context<ServiceEnv>, status: number) {
  return c.body(emptyFrame, status as 404, { 'content-type': types.svg, 'cache-control': cacheControl.never })
}

export function pictures(env: PictureSettings, limits: Limits, log: Logger) {
  const report = diskReport(log, 'pictures are made for each visitor anew', 'pictures are kept again')
  const store = createPictureStore(`${env.DATA_DIR}/pictures`, report)
  const onMissing = missingPictures()
  // Crops that no page shows can be requested; they evict one another, but no whole picture.
  const parts = createPictureStore(`${env.DATA_DIR}/picture-parts`, report, { maxBytes: maxPartBytes })
  const make = pictureMaker(limits)
  const allowed = (address: string) => fetchAddress(address, env.CONTENT_URL, env.PICTURE_HOSTS)

  return async (c: Context<ServiceEnv>) => {
    const request = readPictureRequest(new URL(c.req.url).pathname)
    const url = request && allowed(request.source)
    if (!request) return c.text('There is no such picture.', 404)
    // Not logged: content readers report such hosts, and anyone can request any host here.
    if (!url) return noPicture(c, 404)
    const addressOf = (other: URL) => addressOfRequest(request, other, env.CONTENT_URL)
    const address = addressOf(url)
    const isDrawing = request.kind === 'drawing'
    const extension = isDrawing ? 'svg' : request.format
    const isPart = !isDrawing && 'crop' in request
    try {
      const name = `${createHash('sha256').update(address).digest('hex')}.${isDrawing ? 'svg.br' : extension}`
      const rules = { allowed, isAnother: (other: URL) => addressOf(other) !== address }
      const picture = await (isPart ? parts : store).read(name, () =>
        make(request, url, rules, visitorAddress(c, env.TRUSTED_PROXIES)),
      )
      const { bytes, headers } = isDrawing
        ? await sendableDrawing(picture.bytes, c.req.header('accept-encoding'))
        : { bytes: picture.bytes, headers: {} }
      return c.body(new Uint8Array(bytes), 200, {
        ...headers,
        'content-type': picture.type ?? types[extension],
        'cache-control': cacheControlOf(picture.lifetime),
        'x-content-type-options': 'nosniff',
        // A drawing may contain script, which must not run when the file is opened by itself.
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
      })
    } catch (error) {
      if (error instanceof PictureMoved) {
        c.header('cache-control', cacheControl.pictureMoved)
        return c.redirect(returnTarget(addressOf(error.url), [new URL(c.req.url).origin]), 301)
      }
      if (error instanceof TooManyPictures) {
        c.header('retry-after', String(error.retryAfterSeconds))
        return c.text('Too many new pictures at once.', error.status, { 'cache-control': cacheControl.never })
      }
      const status = error instanceof UpstreamFailure ? statusOfFailure(error) : 502
      if (status === 404) onMissing(c, url)
      else c.var.log.warn({ err: error, source: url.pathname }, 'a picture could not be made')
      return noPicture(c, status)
    }
  }
}

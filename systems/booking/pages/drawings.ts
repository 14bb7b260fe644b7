import { scenes } from '@agency/posters/scenes/scenes.ts'
import type { ServiceEnv } from '@agency/service-kit/http/request-log.ts'
import type { Hono } from 'hono'

const folder = '/assets/drawings/'

/** `langkawi` for the scene `deal-flight-langkawi`. */
const byPlace = new Map(
  ['deal-hotel-', 'deal-package-', 'deal-flight-'].flatMap(beginning =>
    scenes
      .filter(({ slug }) => slug.startsWith(beginning))
      .map(scene => [scene.slug.slice(beginning.length), scene] as const),
  ),
)

/** The last place in the title wins. */
export function drawingOf(title: string): { address: string; alt: string } | undefined {
  const words = title.toLowerCase().match(/\p{L}+/gu) ?? []
  const places = words.flatMap((word, at) => [word, `${word}-${words[at + 1]}`])
  const scene = places.map(place => byPlace.get(place)).findLast(Boolean)
  return scene && { address: `${folder}${scene.slug}.svg`, alt: scene.alt }
}

/** Loads the renderer on the first request. */
export function addDrawings(app: Hono<ServiceEnv>): void {
  app.get(`${folder}:file`, async c => {
    const scene = scenes.find(({ slug }) => `${slug}.svg` === c.req.param('file'))
    if (scene === undefined) return c.notFound()
    const { drawScene } = await import('@agency/posters/scenes/draw-scene.ts')
    return c.body(drawScene(scene), 200, {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=86400',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    })
  })
}

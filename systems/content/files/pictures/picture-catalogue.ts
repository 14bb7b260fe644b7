import {
  type Ending,
  type PictureFile as PosterFile,
  pictureFiles,
  pictureId,
} from '@agency/posters/rasters/picture-files.ts'
import { placeholderColour } from '@agency/posters/scenes/draw-scene.ts'
import type { Scene } from '@agency/posters/scenes/scene.ts'

export type PictureFile = PosterFile & { id: string; scene: Scene }

/** A picture with its crops and rasters. `id` is a hash of the drawing. */
export type Picture = {
  slug: string
  id: string
  alt: string
  placeholder: string
  files: Map<Ending, PictureFile>
}

export type PictureCatalogue = {
  picture(slug: string): Picture | undefined
  /** Draws nothing. */
  scene(slug: string): Scene | undefined
  /** By name: `penang.share.jpg`. */
  file(name: string): PictureFile | undefined
}

/** The pictures of some scenes. A scene is drawn when its id is first needed. */
export function pictureCatalogue(scenes: readonly Scene[]): PictureCatalogue {
  const bySlug = new Map(scenes.map(scene => [scene.slug, scene]))

  function picture(slug: string): Picture | undefined {
    const scene = bySlug.get(slug)
    return scene && pictureOf(scene)
  }

  return {
    picture,
    scene: slug => bySlug.get(slug),
    file(name) {
      const [slug = ''] = name.split('.')
      const ending = name.slice(slug.length)
      return picture(slug)?.files.get(ending as Ending)
    },
  }
}

function pictureOf(scene: Scene): Picture {
  const { slug, alt } = scene
  const id = pictureId(scene)
  const files = [...pictureFiles(scene)].map(([ending, file]) => [ending, { ...file, id, scene }] as const)
  return { slug, id, alt, placeholder: placeholderColour(scene), files: new Map(files) }
}

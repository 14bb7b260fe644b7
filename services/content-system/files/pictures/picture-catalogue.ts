import {
  type Ending,
  type PictureFile as PosterFile,
  pictureFiles,
  pictureId,
} from '@agency/posters/rasters/picture-files.ts'
import { placeholderColour } from '@agency/posters/scenes/draw-scene.ts'
import type { Scene } from '@agency/posters/scenes/scene.ts'

export type PictureFile = PosterFile & { id: string; scene: Scene }

/** One picture with its crops and rasters. `id` follows from what it shows. */
export type Picture = {
  slug: string
  id: string
  alt: string
  placeholder: string
  files: Map<Ending, PictureFile>
}

export type PictureCatalogue = {
  /** The picture of a slug; undefined where there is none. */
  picture(slug: string): Picture | undefined
  /** What a picture shows; nothing is drawn for this. */
  scene(slug: string): Scene | undefined
  /** A file by its name, `penang.share.jpg`; undefined where there is none. */
  file(name: string): PictureFile | undefined
}

/** The pictures that these scenes show. A scene is drawn when its picture is first needed, for its id. */
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

import type { PictureLibrary } from '../../pictures/names/picture-library.ts'
import { isUpload } from '../../pictures/names/picture-names.ts'
import { descriptionOf, picturesIn } from '../../pictures/names/text-pictures.ts'
import { isRecord } from '../../pictures/picture-values.ts'
import type { ContentMap } from '../content-map.ts'
import type { Finding } from '../finding.ts'

export type SilentPicture = { path: string[]; message: string }

const picked = 'says nothing to people who cannot see it: press “Describe it” beside it and say what it shows'
const inText = (number: number, count: number) =>
  `picture ${number} of ${count} in the text says nothing to people who cannot see it: press it and say what it shows`

/** The pictures of a node without alternative text in its texts or the picture library. Such a node cannot be published. */
export function silentPictures(properties: Record<string, unknown>, library: PictureLibrary): SilentPicture[] {
  return Object.entries(properties).flatMap(([name, value]) => silentIn(value, [name], library))
}

export const checkSilentPictures = ({ nodes }: Pick<ContentMap, 'nodes'>, library: PictureLibrary): Finding[] =>
  nodes.flatMap(node =>
    silentPictures(node.properties, library).map(({ path, message }) => ({
      level: 'error',
      node,
      property: path,
      message,
    })),
  )

function silentIn(value: unknown, path: string[], library: PictureLibrary): SilentPicture[] {
  if (isUpload(value)) return library(value) === '' ? [{ path, message: picked }] : []
  if (typeof value === 'string')
    return picturesIn(value).flatMap((picture, index, { length }) =>
      descriptionOf(picture, library) ? [] : [{ path, message: inText(index + 1, length) }],
    )
  if (!Array.isArray(value) && !isRecord(value)) return []
  return Object.entries(value).flatMap(([part, inner]) => silentIn(inner, [...path, part], library))
}

import type { Picture } from '@agency/contracts/manage/media.ts'
import type { Term } from '../../calls/nodes.ts'

export const foldersOf = (pictures: Picture[]): Term[] => counted(pictures.map(({ folder }) => folder))

export const tagsOf = (pictures: Picture[]): Term[] => counted(pictures.flatMap(({ tags }) => tags))

const counted = (values: string[]): Term[] =>
  [...Map.groupBy(values.filter(Boolean), value => value)]
    .map(([value, all]) => ({ value, count: all.length }))
    .sort((a, b) => a.value.localeCompare(b.value))
